import { Secret } from 'otpauth'
import type { Db } from '../db/db.ts'
import { hashSecret } from '../kernel/secret-hash.ts'
import { deleteRecoveryCodes, insertRecoveryCodes } from './queries.ts'

const codesAtOnce = 10

/** 80 random bits in groups of four, to be written down. */
const newCode = () => new Secret({ size: 10 }).base32.match(/.{4}/g)?.join('-') ?? ''

/** How a code is kept; blanks, hyphens and case do not matter. */
export const recoveryHash = (staffId: string, code: string): string =>
  hashSecret(`recovery code ${staffId} ${code.replaceAll(/[\s-]/g, '').toUpperCase()}`)

/** Gives a person new codes in the place of those they have, inside the caller's transaction. They are told this once. */
export const replaceRecoveryCodes = async (tx: Db, staffId: string): Promise<string[]> => {
  const codes = Array.from({ length: codesAtOnce }, newCode)
  await tx.run(deleteRecoveryCodes(staffId))
  const hashes = codes.map((code) => recoveryHash(staffId, code))
  await tx.run(insertRecoveryCodes(staffId, hashes))
  return codes
}
