import { createHash } from 'node:crypto'
import type { Db } from '../db/db.ts'
import type { Ctx } from '../kernel/context.ts'
import { Reply } from '../kernel/operation.ts'
import { badRequest } from '../kernel/problem.ts'
import { idempotencyKeyReused } from './problems.ts'
import { insertKey, type KeyRow, selectKey, storeAnswer } from './queries.ts'

/** A customer's `Idempotency-Key` and what it was first used for. */
export type RequestKey = { key: string; hash: string }

/** The key of a request; undefined without one. Problem: 400 for a key that is none. */
export const requestKey = (header: string | undefined, body: unknown): RequestKey | undefined => {
  if (header === undefined) return undefined
  if (!/^[\x21-\x7e]{1,255}$/.test(header)) {
    throw badRequest('The Idempotency-Key must have 1 to 255 visible characters.', {
      property: 'Idempotency-Key',
    })
  }
  return { key: header, hash: createHash('sha256').update(JSON.stringify(body)).digest('hex') }
}

/**
 * Claims the key within the order's transaction: a second request waits here until the first has committed. Answers
 * what is known of an earlier use, undefined for the first. Problem: 422 when it was used for something else.
 */
export const claimKey = async (
  ctx: Pick<Ctx, 'site' | 'now'>,
  tx: Db,
  customerId: string,
  { key, hash }: RequestKey,
): Promise<KeyRow | undefined> => {
  const { siteId } = ctx.site
  if ((await tx.run(insertKey(siteId, { customerId, key, hash, now: ctx.now }))) === 1) return undefined
  const earlier = await tx.one(selectKey(siteId, customerId, key))
  if (earlier.hash !== hash)
    throw idempotencyKeyReused('This Idempotency-Key belongs to another request.', { key })
  return earlier
}

/** Keeps the final answer of a request, to be given again for the same key. */
export const keepAnswer = async (
  ctx: Pick<Ctx, 'db' | 'site'>,
  customerId: string,
  key: RequestKey | undefined,
  status: number,
  answer: unknown,
): Promise<void> => {
  if (key) await ctx.db.run(storeAnswer(ctx.site.siteId, { customerId, key: key.key, status, answer }))
}

/** An earlier answer as it was given. */
export const replay = ({ status, answer }: { status: number; answer: unknown }): Reply<string> =>
  new Reply(status, JSON.stringify(answer), {
    'content-type': status >= 400 ? 'application/problem+json' : 'application/json; charset=utf-8',
    'idempotency-replayed': 'true',
  })
