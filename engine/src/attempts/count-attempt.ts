import { createHash } from 'node:crypto'
import type { Ctx } from '../kernel/context.ts'
import { tooManyRequests } from '../kernel/problem.ts'
import { deleteAttempt, deleteAttempts, insertAttempts, lockKeys, selectAttempts } from './queries.ts'

/** At most `most` attempts under this key in any `seconds`. The key names purpose and subject, site included. */
export type Limit = { key: string; most: number; seconds: number }

/** A counted attempt. `forgive` takes it back, for what proved innocent (the right password). */
export type Attempt = { forgive(): Promise<void> }

type Scope = Pick<Ctx, 'db' | 'site' | 'now' | 'rateLimits'>

const hashKey = (ctx: Pick<Ctx, 'site'>, key: string) =>
  createHash('sha256').update(`${ctx.site.siteId} ${key}`).digest('base64url')

const secondsUntilFree = (times: Date[], { most, seconds }: Limit, now: Date) => {
  const recent = times.filter((at) => at.getTime() > now.getTime() - seconds * 1000)
  if (recent.length < most) return 0
  // Free again when enough of the oldest have left the window.
  const leaving = recent[recent.length - most] as Date
  return (leaving.getTime() + seconds * 1000 - now.getTime()) / 1000
}

/**
 * Counts an attempt under all limits, exactly, also in a burst. Problem: 429 with Retry-After when one of them is
 * reached; then nothing is counted. Costs three statements.
 */
export const countAttempt = async (ctx: Scope, limits: Limit[]): Promise<Attempt> => {
  if (!ctx.rateLimits) return { forgive: async () => {} }
  const keys = limits.map((limit) => hashKey(ctx, limit.key))
  const longest = Math.max(...limits.map((limit) => limit.seconds))
  const wait = await ctx.db.transaction(async (tx) => {
    await tx.run(lockKeys([...keys].sort()))
    const rows = await tx.query(selectAttempts(keys, new Date(ctx.now.getTime() - longest * 1000)))
    const waits = limits.map((limit, index) =>
      secondsUntilFree(
        rows.filter((row) => row.key === keys[index]).map((row) => row.at),
        limit,
        ctx.now,
      ),
    )
    const longestWait = Math.max(...waits)
    if (longestWait === 0) await tx.run(insertAttempts(keys, ctx.now))
    return longestWait
  })
  if (wait > 0) throw tooManyRequests(wait)
  return {
    forgive: async () => {
      await ctx.db.run(deleteAttempt(keys, ctx.now))
    },
  }
}

/** How often something was counted under a key in the last seconds. */
export const attemptsBefore = async (ctx: Scope, key: string, seconds: number): Promise<number> => {
  const since = new Date(ctx.now.getTime() - seconds * 1000)
  return (await ctx.db.query(selectAttempts([hashKey(ctx, key)], since))).length
}

/** Forgets everything under these keys: after a password reset the owner starts afresh. */
export const forgetAttempts = async (ctx: Scope, keys: string[]): Promise<void> => {
  await ctx.db.run(deleteAttempts(keys.map((key) => hashKey(ctx, key))))
}
