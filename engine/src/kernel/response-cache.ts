import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { cachePerCatalogVersion, carryWhole } from './cache-per-catalog-version.ts'
import type { Ctx } from './context.ts'
import { Reply } from './operation.ts'
import { pickSelectedMembers, readSelector } from './property-selector.ts'

const headers = { 'content-type': 'application/json; charset=utf-8' }
/** Tells the pages that an answer holds for everybody as long as its version of the catalogue. */
const catalogOnly = { ...headers, 'x-catalog-only': 'true' }

/** What was written of answers that were just built, so that whoever sends them need not write them again. */
const writtenBytes = new WeakMap<object, Buffer>()
/** Answers of which only the members that were selected are written, and those bytes. */
const selected = new WeakSet<object>()
const write = (answer: object, select?: string): Buffer => {
  const members = select === undefined ? answer : pickSelectedMembers(answer, readSelector(select))
  const bytes = Buffer.from(JSON.stringify(members))
  writtenBytes.set(answer, bytes)
  if (select !== undefined) selected.add(answer).add(bytes)
  return bytes
}

/** Whether a cache has written of an answer, or cached as bytes, only what its query selects. */
export const isSelected = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && selected.has(body)

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
  pricesOf: string | undefined
}

/** What a response is built from. */
export type ResponseSource<Answer> = {
  /** All that the response depends on besides catalogue, query, audience, locale and minute. */
  fingerprint: unknown
  /** The country whose prices it follows from, undefined where from none: all other prices may change. */
  pricesOf: string | undefined
  /** Spares loading the fingerprint again; without `revalidate` the source is loaded at every request. */
  revalidate?: Revalidate | undefined
  /** The members to answer, of what is built. */
  select?: string | undefined
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
      if (entry.pricesOf === undefined || !changed.has(entry.pricesOf)) copy.set(key, entry)
    return copy
  })
  const building = cachePerCatalogVersion(() => new Map<string, Promise<unknown>>())
  return async <Answer extends object>(
    ctx: Pick<Ctx, 'db' | 'site' | 'locale' | 'audience' | 'now'>,
    query: object,
    load: () => Promise<ResponseSource<Answer>>,
  ): Promise<Answer | Reply<never>> => {
    const cache = caches(ctx.site)
    const key = JSON.stringify([ctx.audience, ctx.locale, query])
    const minute = minuteOf(ctx.now)
    const reuse = (same: CacheEntry) => {
      cache.set(key, same)
      return new Reply<never>(200, same.bytes, headers)
    }
    const stillValid = async () => {
      const entry = cache.get(key)
      return entry?.minute === minute && (await entry.revalidate(ctx)) ? entry : undefined
    }
    const make = async () => {
      const { fingerprint, pricesOf, revalidate = neverValid, select, build } = await load()
      const digest = digestOf(fingerprint)
      const entry = cache.get(key)
      if (entry?.minute === minute && entry.fingerprint === digest)
        return reuse({ ...entry, revalidate, pricesOf })
      const answer = build()
      cache.set(key, { minute, fingerprint: digest, bytes: write(answer, select), revalidate, pricesOf })
      return answer
    }
    const valid = await stillValid()
    if (valid) return reuse(valid)
    // After a new version many ask the same at once: one makes it, the others look again.
    const others = building(ctx.site)
    const made = others.get(key)
    if (made && cache.get(key)?.revalidate !== neverValid) {
      await made.catch(() => undefined)
      const fresh = await stillValid()
      if (fresh) return reuse(fresh)
    }
    const mine = make()
    others.set(key, mine)
    const end = () => {
      if (others.get(key) === mine) others.delete(key)
    }
    mine.then(end, end)
    return mine
  }
}
