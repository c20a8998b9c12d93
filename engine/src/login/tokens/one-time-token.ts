import { randomInt } from 'node:crypto'
import type { Db } from '../../db/db.ts'
import type { Ctx } from '../../kernel/context.ts'
import { expiredToken, invalidToken } from '../problems.ts'
import {
  insertOneTimeToken,
  type OneTimeToken,
  type Purpose,
  useOneTimeToken,
  voidOneTimeTokens,
} from '../queries.ts'
import { hashSecret } from '../../kernel/secret-hash.ts'

/** How long a mailed link or code works. */
export const oneTimeMinutes = 15

type Scope = Pick<Ctx, 'site' | 'now'>

const codeHash = (customerId: string, code: string) => hashSecret(`code ${customerId} ${code}`)

/** Eight digits to read off and type; worth something only together with the customer's login. */
export const newCode = (): string => String(randomInt(0, 100_000_000)).padStart(8, '0')

/**
 * Writes the secret of a link, and the code beside it if there is one; what was mailed before is worthless. They work for
 * 15 minutes, or as many as are said.
 */
export const storeOneTimeToken = async (
  ctx: Scope,
  tx: Db,
  token: OneTimeToken,
  { secret, code, minutes = oneTimeMinutes }: { secret: string; code?: string; minutes?: number },
): Promise<void> => {
  const { siteId } = ctx.site
  const expiresAt = new Date(ctx.now.getTime() + minutes * 60_000)
  await tx.run(voidOneTimeTokens(siteId, token.customerId, token.purpose, ctx.now))
  const hashes = [hashSecret(secret), ...(code ? [codeHash(token.customerId, code)] : [])]
  for (const hash of hashes) await tx.run(insertOneTimeToken(siteId, hash, token, ctx.now, expiresAt))
}

type Presented = { purpose: Purpose; clientId: string; secret: string; customerId?: string | undefined }

/**
 * Spends a token inside the caller's transaction, which gives it back by rolling back. With `customerId` a code
 * counts too. Link and code are spent together. Problems: 400 “invalid token”, “Token expired”.
 */
export const spendOneTimeToken = async (ctx: Scope, tx: Db, presented: Presented): Promise<OneTimeToken> => {
  const { siteId } = ctx.site
  const { purpose, clientId, secret, customerId } = presented
  const hashes = [hashSecret(secret), ...(customerId ? [codeHash(customerId, secret)] : [])]
  for (const hash of hashes) {
    const row = await tx.maybe(useOneTimeToken(siteId, hash, purpose, clientId, ctx.now))
    if (!row) continue
    if (row.expiresAt <= ctx.now) throw expiredToken()
    await tx.run(voidOneTimeTokens(siteId, row.customerId, purpose, ctx.now))
    return row
  }
  throw invalidToken()
}
