import type { Site } from './site.ts'

/**
 * Keeps something per catalogue version: a site stays one object until an import or a change of its settings makes
 * another, and what is kept goes with it. Only for what the import alone writes: never stock, shoppers or time.
 */
export const cachePerCatalogVersion = <Kept>(make: (site: Site) => Kept): ((site: Site) => Kept) => {
  const known = new WeakMap<Site, Kept>()
  return (site) => {
    const found = known.get(site) ?? make(site)
    known.set(site, found)
    return found
  }
}

/**
 * Keeps answers to questions whose answer follows from the catalogue alone, the longest unused first to go. What two
 * ask at once is found once; what fails is asked again.
 */
export const lruPerCatalogVersion = <Answer>(most: number) => {
  const caches = cachePerCatalogVersion(() => new Map<string, Promise<Answer>>())
  return (site: Site, question: unknown, find: () => Promise<Answer>): Promise<Answer> => {
    const cache = caches(site)
    const key = JSON.stringify(question)
    const answer = cache.get(key) ?? find()
    cache.delete(key)
    cache.set(key, answer)
    answer.catch(() => cache.delete(key))
    for (const oldest of cache.keys()) {
      if (cache.size <= most) break
      cache.delete(oldest)
    }
    return answer
  }
}
