import { LRUCache } from 'lru-cache'
import type { Site } from './site.ts'

/** The products whose prices in a country a catalogue version changed, where it changed nothing else. */
export type PriceChange = { country: string; productIds: readonly string[] }

/**
 * Gives the part of a cached value that is still right after changes of prices: the value itself where no price is in it. It must
 * share nothing that readers of the former catalogue version still write to.
 */
type Carry<Cached> = (cached: Cached, changes: readonly PriceChange[]) => Cached

const carriers: ((before: Site, after: Site, changes: readonly PriceChange[]) => void)[] = []

/** Hands what the caches keep of a site on to the same site after changes of prices. */
export const carryCaches = (before: Site, after: Site, changes: readonly PriceChange[]): void => {
  for (const carry of carriers) carry(before, after, changes)
}

/** Tells whether a product's price of a country is among the changes. */
export const changedIn = (
  changes: readonly PriceChange[],
): ((country: string, productId: string) => boolean) => {
  const named = new Map<string, Set<string>>()
  for (const { country, productIds } of changes) {
    const own = named.get(country) ?? new Set()
    named.set(country, own)
    for (const id of productIds) own.add(id)
  }
  return (country, productId) => named.get(country)?.has(productId) ?? false
}

/** For values without prices: all of it is still right. */
export const carryWhole = <Cached>(cached: Cached): Cached => cached

/**
 * Caches one value per catalogue version: a site stays one object until an import or a change of its settings makes
 * another, and the cached value is collected with the former. Only for values that follow from what the import alone
 * writes: never stock, shoppers or time. `carry` says what stays where prices alone have changed; without it nothing does.
 */
export const cachePerCatalogVersion = <Cached>(
  create: (site: Site) => Cached,
  carry?: Carry<Cached>,
): ((site: Site) => Cached) => {
  const known = new WeakMap<Site, Cached>()
  if (carry)
    carriers.push((before, after, changes) => {
      const cached = known.get(before)
      if (cached !== undefined) known.set(after, carry(cached, changes))
    })
  return (site) => {
    const found = known.get(site) ?? create(site)
    known.set(site, found)
    return found
  }
}

/** A cache of the entries of another that may stay, in their order of use. */
export const lruWith = <Value extends object>(
  from: LRUCache<string, Value>,
  stays: (value: Value, key: string) => boolean,
): LRUCache<string, Value> => {
  const copy = new LRUCache<string, Value>({ max: from.max })
  for (const key of from.rkeys()) {
    const value = from.peek(key)
    if (value !== undefined && stays(value, key)) copy.set(key, value)
  }
  return copy
}

/**
 * An LRU cache per catalogue version, of at most `most` answers. Concurrent misses of one question share one `find`;
 * a failure is not cached. `stays`: whether an answer is still right after prices of a country have changed; without it none is.
 */
export const lruPerCatalogVersion = <Answer, Question = unknown>(
  most: number,
  stays?: 'always' | ((question: Question, country: string) => boolean),
) => {
  type Entry = { question: Question; answer: Promise<Answer> }
  const survives = (entry: Entry, changes: readonly PriceChange[]) =>
    stays === 'always' || changes.every(({ country }) => stays?.(entry.question, country))
  const caches = cachePerCatalogVersion(
    () => new LRUCache<string, Entry>({ max: most }),
    stays && ((cached, changes) => lruWith(cached, (entry) => survives(entry, changes))),
  )
  return (site: Site, question: Question, find: () => Promise<Answer>): Promise<Answer> => {
    const cache = caches(site)
    const key = JSON.stringify(question)
    const known = cache.get(key)
    if (known) return known.answer
    const answer = find()
    cache.set(key, { question, answer })
    answer.catch(() => cache.delete(key))
    return answer
  }
}
