import type { bankContract } from '../../../engine/src/bank/contract.ts'
import { bankRoutes } from '../../../engine/src/bank/routes.ts'
import type { Answer, CallInput } from './operation.ts'
import { defineOperations } from './operation.ts'

export const bank = defineOperations<typeof bankContract>(bankRoutes)

/** Money that came to an account of the merchant. */
export type BankLine = Answer<typeof bankContract.searchBankLines>['data'][number]
/** What an open line is probably for. */
export type Proposal = Answer<typeof bankContract.proposeMatches>['data'][number]
/** How a bank writes its statements. */
export type BankMapping = Answer<typeof bankContract.getBankMappings>['data'][number]
export type MappingRules = BankMapping['mapping']
/** What a statement brought, or would bring. */
export type StatementImport = Answer<typeof bankContract.importStatement>
/** A line and the orders it was for. */
export type Match = NonNullable<CallInput<typeof bankContract.confirmMatches>['body']>['matches'][number]
export type ConfirmedMatch = Answer<typeof bankContract.confirmMatches>['data'][number]
