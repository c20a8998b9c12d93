import type { Db } from '../../db/db.ts'
import type { Ctx } from '../../kernel/context.ts'
import { type IdempotencyKey, idempotencyKeyReused } from '../../kernel/idempotency-key.ts'
import { Reply } from '../../kernel/operation.ts'
import { insertKey, type KeyRow, selectKey, storeAnswer } from '../queries.ts'

/**
 * Claims the key within the order's transaction: a second request waits here until the first has committed. Answers
 * what is known of an earlier use, undefined for the first. Problem: 409 when it was used for something else.
 */
export const claimIdempotencyKey = async (
  ctx: Pick<Ctx, 'site' | 'now'>,
  tx: Db,
  customerId: string,
  { key, hash }: IdempotencyKey,
): Promise<KeyRow | undefined> => {
  const { siteId } = ctx.site
  if ((await tx.run(insertKey(siteId, { customerId, key, hash, now: ctx.now }))) === 1) return undefined
  const earlier = await tx.one(selectKey(siteId, customerId, key))
  if (earlier.hash !== hash)
    throw idempotencyKeyReused('This Idempotency-Key belongs to another request.', { key })
  return earlier
}

/** Stores the final answer of a request, to be replayed for the same key. */
export const storeIdempotentAnswer = async (
  ctx: Pick<Ctx, 'db' | 'site'>,
  customerId: string,
  key: IdempotencyKey | undefined,
  status: number,
  answer: unknown,
): Promise<void> => {
  if (key) await ctx.db.run(storeAnswer(ctx.site.siteId, { customerId, key: key.key, status, answer }))
}

/** An earlier answer as it was given. */
export const replayAnswer = ({ status, answer }: { status: number; answer: unknown }) =>
  new Reply<never>(status, JSON.stringify(answer), {
    'content-type': status >= 400 ? 'application/problem+json' : 'application/json; charset=utf-8',
    'idempotency-replayed': 'true',
  })
