import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { cachePerCatalogVersion, carryWhole } from './cache-per-catalog-version.ts'
import type { Ctx } from './context.ts'
import { Reply } from './operation.ts'

const headers = { 'content-type': 'application/json; charset=utf-8' }
/** Tells the pages that an answer holds for everybody as long as its version of the catalogue. */
const catalogOnly = { ...headers, 'x-catalog-only': 'true' }

/** What was written of answers that were just built, so that whoever sends them need not write them again. */
const writtenBytes = new WeakMap<object, Buffer>()
const write = (answer: object): Buffer => {
  const bytes = Buffer.from(JSON.stringify(answer))
  writtenBytes.set(answer, bytes)
  return bytes
}

/** An answer's JSON: as it was written for a cache, else written now. */
export const writtenJson = (answer: unknown): Buffer | string =>
  (typeof answer === 'object' && answer && writtenBytes.get(answer)) || JSON.stringify(answer)

/** Resolves to true while a cached response is still valid, asked with the context of a later request. */
export type Revalidate = (ctx: Pick<Ctx, 'db' | 'site'>) => Promise<boolean>

type CacheEntry = {
  minute: number
  fingerprint: string
  bytes: Buffer
  revalidate: Revalidate
  country: string
}

/** What a response is built from. */
export type ResponseSource<Answer> = {
  /** All that the response depends on besides catalogue, query, audience, locale and minute. */
  fingerprint: unknown
  /** Whose prices it tells: those of other countries may change. */
  country: string
  /** Spares loading the fingerprint again; without `revalidate` the source is loaded at every request. */
  revalidate?: Revalidate | undefined
  build: () => Answer
}

const minuteOf = (now: Date) => Math.floor(now.getTime() / 60_000)
const digestOf = (fingerprint: unknown) =>
  createHash('sha1').update(JSON.stringify(fingerprint)).digest('base64')
const neverValid: Revalidate = async () => false

/** Serialised answers, in bytes. */
const sizedLru = <Entry extends { bytes: Buffer }>(mostBytes: number) =>
  new LRUCache<string, Entry>({
    maxSize: mostBytes,
    maxEntrySize: Math.floor(mostBytes / 8),
    sizeCalculation: ({ bytes }) => bytes.length,
  })

/**
 * Caches serialised responses that follow from the catalogue, the locale and the query alone: never from prices, stock,
 * shoppers or time. At most `mostBytes` for each version of a site's catalogue.
 */
export const createCatalogResponseCache = (mostBytes: number) => {
  const caches = cachePerCatalogVersion(() => sizedLru<{ bytes: Buffer }>(mostBytes), carryWhole)
  return async <Answer extends object>(
    ctx: Pick<Ctx, 'site' | 'locale'>,
    query: object,
    build: () => Promise<Answer>,
  ): Promise<Reply<Answer>> => {
    const cache = caches(ctx.site)
    const key = JSON.stringify([ctx.locale, query])
    const cached = cache.get(key)
    if (cached) return new Reply<Answer>(200, cached.bytes, catalogOnly)
    const answer = await build()
    cache.set(key, { bytes: write(answer) })
    return new Reply(200, answer, catalogOnly)
  }
}

/**
 * Caches serialised responses of an operation, by catalogue version, audience, locale, query and minute. A cached
 * response is served while its fingerprint (stock, running promotions) is the same, and is then neither built nor
 * serialised again. At most `mostBytes`; the least recently used leave first. Only for responses that hold nothing of
 * one shopper.
 */
export const createResponseCache = (mostBytes: number) => {
  const empty = () => sizedLru<CacheEntry>(mostBytes)
  const caches = cachePerCatalogVersion(empty, (cached, changes) => {
    const changed = new Set(changes.map(({ country }) => country))
    const copy = empty()
    for (const [key, entry] of [...cached.entries()].toReversed())
      if (!changed.has(entry.country)) copy.set(key, entry)
    return copy
  })
  return async <Answer extends object>(
    ctx: Pick<Ctx, 'db' | 'site' | 'locale' | 'audience' | 'now'>,
    query: object,
    load: () => Promise<ResponseSource<Answer>>,
  ): Promise<Answer | Reply<never>> => {
    const cache = caches(ctx.site)
    const key = JSON.stringify([ctx.audience, ctx.locale, query])
    const minute = minuteOf(ctx.now)
    const entry = cache.get(key)
    const reuse = (same: CacheEntry) => {
      cache.set(key, same)
      return new Reply<never>(200, same.bytes, headers)
    }
    if (entry?.minute === minute && (await entry.revalidate(ctx))) return reuse(entry)
    const { fingerprint, country, revalidate = neverValid, build } = await load()
    const digest = digestOf(fingerprint)
    if (entry?.minute === minute && entry.fingerprint === digest)
      return reuse({ ...entry, revalidate, country })
    const answer = build()
    cache.set(key, { minute, fingerprint: digest, bytes: write(answer), revalidate, country })
    return answer
  }
}
