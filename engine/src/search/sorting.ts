import type { LocaleId } from '../../../facts/locales.ts'
import { localize } from '../kernel/localized.ts'
import type { Audience } from '../kernel/shopper.ts'
import type { Sort } from './match-question.ts'

const labels: Record<Sort, { es: string; en: string }> = {
  'best-matches': { es: 'Mejores resultados', en: 'Best matches' },
  'most-popular': { es: 'Más vendidos', en: 'Most popular' },
  'product-name-ascending': { es: 'Nombre A–Z', en: 'Name A–Z' },
  'product-name-descending': { es: 'Nombre Z–A', en: 'Name Z–A' },
  'price-low-to-high': { es: 'Precio: menor a mayor', en: 'Price: low to high' },
  'price-high-to-low': { es: 'Precio: mayor a menor', en: 'Price: high to low' },
}

/** The orders an audience may ask for: an order by price tells guests which is dearer. */
const sortsFor = (audience: Audience): Sort[] =>
  (Object.keys(labels) as Sort[]).filter((sort) => audience === 'registered' || !sort.startsWith('price'))

/** The order asked for where the audience may have it, else best matches. */
export const sortFor = (asked: string | undefined, audience: Audience): Sort =>
  sortsFor(audience).find((sort) => sort === asked) ?? 'best-matches'

export const sortingOptions = (audience: Audience, locale: LocaleId) =>
  sortsFor(audience).map((id) => ({ id, label: localize(labels[id], locale) }))
