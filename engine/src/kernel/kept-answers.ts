import { createHash } from 'node:crypto'
import type { Ctx } from './context.ts'
import { Reply } from './operation.ts'
import { perCatalogue } from './per-catalogue.ts'

const headers = { 'content-type': 'application/json; charset=utf-8' }

type Kept = { facts: string; bytes: Buffer }
type Shelf = { answers: Map<string, Kept>; bytes: number }

const minuteOf = (now: Date) => Math.floor(now.getTime() / 60_000)

/**
 * Keeps written answers of an operation whose answer follows from the catalogue, the question, the audience, the minute
 * and some facts read anew at every call (stock, running promotions): while the facts are the same, so is the answer,
 * and it is neither made nor written again. The longest unused go first. For answers without anything of one shopper.
 */
export const keptAnswers = (mostBytes: number) => {
  const shelves = perCatalogue((): Shelf => ({ answers: new Map(), bytes: 0 }))
  const drop = (shelf: Shelf, key: string) => {
    const kept = shelf.answers.get(key)
    if (!kept) return
    shelf.answers.delete(key)
    shelf.bytes -= kept.bytes.length
  }
  const keep = (shelf: Shelf, key: string, kept: Kept) => {
    drop(shelf, key)
    if (kept.bytes.length > mostBytes / 8) return
    shelf.answers.set(key, kept)
    shelf.bytes += kept.bytes.length
    for (const oldest of shelf.answers.keys()) {
      if (shelf.bytes <= mostBytes) break
      drop(shelf, oldest)
    }
  }
  return <Answer extends object>(
    ctx: Pick<Ctx, 'site' | 'locale' | 'audience' | 'now'>,
    /** All that the answer depends on: `query` by the caller, `facts` from the database. */
    { query, facts }: { query: object; facts: unknown },
    make: () => Answer,
  ): Answer | Reply<Answer> => {
    const shelf = shelves(ctx.site)
    const key = JSON.stringify([ctx.audience, ctx.locale, query])
    const now = createHash('sha1')
      .update(JSON.stringify([minuteOf(ctx.now), facts]))
      .digest('base64')
    const kept = shelf.answers.get(key)
    if (kept?.facts === now) {
      keep(shelf, key, kept)
      return new Reply(200, kept.bytes as never, headers)
    }
    const answer = make()
    keep(shelf, key, { facts: now, bytes: Buffer.from(JSON.stringify(answer)) })
    return answer
  }
}
