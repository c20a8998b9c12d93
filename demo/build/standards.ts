import { readFileSync } from 'node:fs'
import type { Family } from './family.ts'

type Standards = {
  /** Brands of the demonstration, by category. */
  brands: Record<string, string>
  /** What goods of a kind are made to, by subcategory; a family's own stands before it, and an empty one is none. */
  norms: Record<string, string>
  ownNorms: Record<string, string>
  /** Years, by subcategory, and a family's own. */
  warranties: Record<string, number>
  ownWarranties: Record<string, number>
}

const standards: Standards = JSON.parse(
  readFileSync(new URL('facts/standards.json', import.meta.url), 'utf8'),
)

/** Brand, norm and years of warranty of a family, as attributes that filters, facts and technical sheets tell. */
export function standardsOf({ id, category, subcategory }: Family): Record<string, string> {
  const norm = standards.ownNorms[id] ?? standards.norms[subcategory]
  const years = standards.ownWarranties[id] ?? standards.warranties[subcategory]
  return {
    brand: standards.brands[category] ?? '',
    ...(norm ? { norma: norm } : {}),
    ...(years ? { garantiaAnos: String(years) } : {}),
  }
}
