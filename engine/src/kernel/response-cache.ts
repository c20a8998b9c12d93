import { createHash } from 'node:crypto'
import { cachePerCatalogVersion } from './cache-per-catalog-version.ts'
import type { Ctx } from './context.ts'
import { Reply } from './operation.ts'

const headers = { 'content-type': 'application/json; charset=utf-8' }

/** Resolves to true while a cached response is still valid, asked with the context of a later request. */
export type Revalidate = (ctx: Pick<Ctx, 'db' | 'site'>) => Promise<boolean>

type CacheEntry = { minute: number; fingerprint: string; bytes: Buffer; revalidate: Revalidate }
type Cache = { entries: Map<string, CacheEntry>; bytes: number }

/** What a response is built from. */
export type ResponseSource<Answer> = {
  /** All that the response depends on besides catalogue, query, audience, locale and minute. */
  fingerprint: unknown
  /** Spares loading the fingerprint again; without `revalidate` the source is loaded at every request. */
  revalidate?: Revalidate | undefined
  build: () => Answer
}

const minuteOf = (now: Date) => Math.floor(now.getTime() / 60_000)
const digestOf = (fingerprint: unknown) =>
  createHash('sha1').update(JSON.stringify(fingerprint)).digest('base64')
const never: Revalidate = async () => false

/**
 * Caches serialised responses of an operation, by catalogue version, audience, locale, query and minute. A cached
 * response is served while its fingerprint (stock, running promotions) is the same, and is then neither built nor
 * serialised again. At most `mostBytes`; the least recently used leave first. Only for responses that hold nothing of
 * one shopper.
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
