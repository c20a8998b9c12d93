import type { AdminContext } from './admin-context.ts'
import { idempotencyKeyReused, readIdempotencyKey } from './idempotency-key.ts'
import { Reply } from './operation.ts'
import {
  deleteOldRequests,
  insertRequest,
  type Named,
  selectRequest,
  storeReply,
} from './run-once-queries.ts'

const retentionMs = 48 * 3_600_000

type Request = { operation: string; headers: Record<string, string | undefined>; body: unknown }
/**
 * Does what a call of the merchant asks for in one transaction, and for one `Idempotency-Key` of a caller once: a repeat
 * within two days gets the answer of the first, one in the same moment waits for it. What is refused may be tried again.
 * Problems: 400 for a key that is not valid, 409 where the key came with another body.
 */
export const runOnce = async <T>(
  ctx: AdminContext,
  { operation, headers, body }: Request,
  work: (inside: AdminContext) => Promise<Reply<T>>,
): Promise<Reply<T>> => {
  const key = readIdempotencyKey(headers['idempotency-key'], body)
  return ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx }
    if (!key) return work(inside)
    const { siteId } = ctx.site
    const named: Named = { siteId, actor: `${ctx.actor.kind} ${ctx.actor.id}`, operation, key: key.key }
    await tx.run(deleteOldRequests(siteId, named.actor, new Date(ctx.now.getTime() - retentionMs)))
    if ((await tx.run(insertRequest(named, key.hash, ctx.now))) === 0) {
      const { hash, status, headers: kept, answer } = await tx.one(selectRequest(named))
      if (hash !== key.hash)
        throw idempotencyKeyReused('The Idempotency-Key was used for another request.', { key: key.key })
      return new Reply<T>(status ?? 200, (answer ?? undefined) as T | undefined, kept ?? {})
    }
    const reply = await work(inside)
    await tx.run(storeReply(named, reply))
    return reply
  })
}
