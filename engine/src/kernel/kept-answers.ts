import { createHash } from 'node:crypto'
import type { Ctx } from './context.ts'
import { Reply } from './operation.ts'
import { perCatalogue } from './per-catalogue.ts'

const headers = { 'content-type': 'application/json; charset=utf-8' }

/** Whether an answer that was made before would be the same now, asked on behalf of a later call. */
export type IsCurrent = (ctx: Pick<Ctx, 'db' | 'site'>) => Promise<boolean>

type Kept = { minute: number; facts: string; bytes: Buffer; isCurrent: IsCurrent }
type Shelf = { answers: Map<string, Kept>; bytes: number }

/** What an answer is made from. */
export type Found<Answer> = {
  /** All it depends on besides the catalogue, the question, the audience and the minute. */
  facts: unknown
  /** Spares finding the facts again; an answer without it is found anew at every call. */
  isCurrent?: IsCurrent | undefined
  make: () => Answer
}

const minuteOf = (now: Date) => Math.floor(now.getTime() / 60_000)
const digestOf = (facts: unknown) => createHash('sha1').update(JSON.stringify(facts)).digest('base64')
const never: IsCurrent = async () => false

/**
 * Keeps written answers of an operation whose answer follows from the catalogue, the question, the audience, the minute
 * and some facts (stock, running promotions): while the facts are the same, so is the answer, and it is neither made
 * nor written again. The longest unused go first. For answers without anything of one shopper.
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
  return async <Answer extends object>(
    ctx: Pick<Ctx, 'db' | 'site' | 'locale' | 'audience' | 'now'>,
    query: object,
    find: () => Promise<Found<Answer>>,
  ): Promise<Answer | Reply<never>> => {
    const shelf = shelves(ctx.site)
    const key = JSON.stringify([ctx.audience, ctx.locale, query])
    const minute = minuteOf(ctx.now)
    const kept = shelf.answers.get(key)
    const again = (same: Kept) => {
      keep(shelf, key, same)
      return new Reply<never>(200, same.bytes, headers)
    }
    if (kept?.minute === minute && (await kept.isCurrent(ctx))) return again(kept)
    const { facts, isCurrent = never, make } = await find()
    const digest = digestOf(facts)
    if (kept?.minute === minute && kept.facts === digest) return again({ ...kept, isCurrent })
    const answer = make()
    keep(shelf, key, { minute, facts: digest, bytes: Buffer.from(JSON.stringify(answer)), isCurrent })
    return answer
  }
}
