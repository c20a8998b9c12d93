import { createHash } from 'node:crypto'
import { cachePerCatalogVersion } from './cache-per-catalog-version.ts'
import type { Ctx } from './context.ts'
import { Reply } from './operation.ts'

const headers = { 'content-type': 'application/json; charset=utf-8' }

/** Whether an answer that was made before would be the same now, asked on behalf of a later call. */
export type Revalidate = (ctx: Pick<Ctx, 'db' | 'site'>) => Promise<boolean>

type CacheEntry = { minute: number; fingerprint: string; bytes: Buffer; revalidate: Revalidate }
type Cache = { entries: Map<string, CacheEntry>; bytes: number }

/** What an answer is made from. */
export type ResponseSource<Answer> = {
  /** All it depends on besides the catalogue, the question, the audience and the minute. */
  fingerprint: unknown
  /** Spares finding the facts again; an answer without it is found anew at every call. */
  revalidate?: Revalidate | undefined
  build: () => Answer
}

const minuteOf = (now: Date) => Math.floor(now.getTime() / 60_000)
const digestOf = (facts: unknown) => createHash('sha1').update(JSON.stringify(facts)).digest('base64')
const never: Revalidate = async () => false

/**
 * Keeps written answers of an operation whose answer follows from the catalogue, the question, the audience, the minute
 * and some facts (stock, running promotions): while the facts are the same, so is the answer, and it is neither made
 * nor written again. The longest unused go first. For answers without anything of one shopper.
 */
export const createResponseCache = (mostBytes: number) => {
  const caches = cachePerCatalogVersion((): Cache => ({ entries: new Map(), bytes: 0 }))
  const drop = (cache: Cache, key: string) => {
    const entry = cache.entries.get(key)
    if (!entry) return
    cache.entries.delete(key)
    cache.bytes -= entry.bytes.length
  }
  const keep = (cache: Cache, key: string, entry: CacheEntry) => {
    drop(cache, key)
    if (entry.bytes.length > mostBytes / 8) return
    cache.entries.set(key, entry)
    cache.bytes += entry.bytes.length
    for (const oldest of cache.entries.keys()) {
      if (cache.bytes <= mostBytes) break
      drop(cache, oldest)
    }
  }
  return async <Answer extends object>(
    ctx: Pick<Ctx, 'db' | 'site' | 'locale' | 'audience' | 'now'>,
    query: object,
    load: () => Promise<ResponseSource<Answer>>,
  ): Promise<Answer | Reply<never>> => {
    const cache = caches(ctx.site)
    const key = JSON.stringify([ctx.audience, ctx.locale, query])
    const minute = minuteOf(ctx.now)
    const entry = cache.entries.get(key)
    const again = (same: CacheEntry) => {
      keep(cache, key, same)
      return new Reply<never>(200, same.bytes, headers)
    }
    if (entry?.minute === minute && (await entry.revalidate(ctx))) return again(entry)
    const { fingerprint, revalidate = never, build } = await load()
    const digest = digestOf(fingerprint)
    if (entry?.minute === minute && entry.fingerprint === digest) return again({ ...entry, revalidate })
    const answer = build()
    keep(cache, key, { minute, fingerprint: digest, bytes: Buffer.from(JSON.stringify(answer)), revalidate })
    return answer
  }
}
