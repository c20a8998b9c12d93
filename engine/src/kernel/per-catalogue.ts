import type { Site } from './site.ts'

/**
 * Keeps something per catalogue version: a site stays one object until an import or a change of its settings makes
 * another, and what is kept goes with it. Only for what the import alone writes: never stock, shoppers or time.
 */
export const perCatalogue = <Kept>(make: () => Kept): ((site: Site) => Kept) => {
  const known = new WeakMap<Site, Kept>()
  return (site) => {
    const found = known.get(site) ?? make()
    known.set(site, found)
    return found
  }
}
