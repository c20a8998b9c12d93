import type { BankMapping, StatementImport } from '../../api/bank.ts'

/** A chosen file, as bytes and as the shop takes it. */
export type StatementFile = { name: string; bytes: ArrayBuffer; fileContent: string }
/** What a mapping would read of a file; undefined where it reads nothing of it. */
export type Trial = { mapping: BankMapping; read: StatementImport | undefined }
