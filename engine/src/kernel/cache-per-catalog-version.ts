import { LRUCache } from 'lru-cache'
import type { Site } from './site.ts'

/**
 * Caches one value per catalogue version: a site stays one object until an import or a change of its settings makes
 * another, and the cached value is collected with the former. Only for values that follow from what the import alone
 * writes: never stock, shoppers or time.
 */
export const cachePerCatalogVersion = <Kept>(create: (site: Site) => Kept): ((site: Site) => Kept) => {
  const known = new WeakMap<Site, Kept>()
  return (site) => {
    const found = known.get(site) ?? create(site)
    known.set(site, found)
    return found
  }
}

/**
 * An LRU cache per catalogue version, of at most `most` answers. Concurrent misses of one question share one `find`;
 * a failure is not cached.
 */
export const lruPerCatalogVersion = <Answer>(most: number) => {
  const caches = cachePerCatalogVersion(() => new LRUCache<string, Promise<Answer>>({ max: most }))
  return (site: Site, question: unknown, find: () => Promise<Answer>): Promise<Answer> => {
    const cache = caches(site)
    const key = JSON.stringify(question)
    const known = cache.get(key)
    if (known) return known
    const answer = find()
    cache.set(key, answer)
    answer.catch(() => cache.delete(key))
    return answer
  }
}
