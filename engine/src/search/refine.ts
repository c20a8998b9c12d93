import type { Site } from '../kernel/site.ts'

/** What a call narrows the result to. */
export type Refinement = {
  categoryId: string | undefined
  /** Attribute id → wanted values; any of them will do. */
  attributes: Map<string, string[]>
  /** Bounds in major units; only customers may name them. */
  price: { from: number; to: number } | undefined
  orderableOnly: boolean
  /** In stock in one of these inventories. */
  inventoryIds: string[]
  kinds: string[]
  /** Only what a promotion is about: what it makes cheaper, what earns it, or both. */
  promotion: { id: string; part: 'all' | 'qualifying' | 'discounted' } | undefined
}

const kindOf: Record<string, string> = { product: 'item', master: 'master', set: 'set', bundle: 'bundle' }

/** `refine` repeated, or several joined by a comma before the next name. */
const parts = (refine: unknown): [name: string, value: string][] =>
  (Array.isArray(refine) ? refine : [refine])
    .filter((one): one is string => typeof one === 'string')
    .flatMap((one) => one.split(/,(?=\w+=)/))
    .slice(0, 20)
    .flatMap((one) => {
      const cut = one.indexOf('=')
      return cut > 0 ? [[one.slice(0, cut).trim(), one.slice(cut + 1).trim()] as [string, string]] : []
    })

const values = (text: string) => [...new Set(text.split('|').filter(Boolean))].slice(0, 50)

const priceBounds = (text: string) => {
  const match = /^\(?(\d{1,12}(?:\.\d+)?)?\.\.(\d{1,12}(?:\.\d+)?)?\)?$/.exec(text)
  return match
    ? { from: Number(match[1] ?? 0), to: match[2] ? Number(match[2]) : Number.MAX_SAFE_INTEGER }
    : undefined
}

/** Attributes shoppers may filter by, in the merchant's order. */
export const refinableOf = (site: Site) =>
  site.attributes
    .filter(({ refinement }) => refinement !== undefined)
    .toSorted((a, b) => (a.refinement ?? 0) - (b.refinement ?? 0))

/** Reads `refine`; what the site does not know is ignored, and the price too where the audience may not see one. */
export const readRefinement = (refine: unknown, site: Site, mayRefinePrice: boolean): Refinement => {
  const known = new Set(refinableOf(site).map(({ id }) => id))
  const result: Refinement = {
    categoryId: undefined,
    attributes: new Map(),
    price: undefined,
    orderableOnly: false,
    inventoryIds: [],
    kinds: [],
    promotion: undefined,
  }
  let part: NonNullable<Refinement['promotion']>['part'] = 'all'
  for (const [name, value] of parts(refine)) {
    const attribute = name.startsWith('c_') ? name.slice(2) : undefined
    if (name === 'cgid') result.categoryId = value || undefined
    else if (name === 'price' && mayRefinePrice) result.price = priceBounds(value)
    else if (name === 'orderable_only') result.orderableOnly = value === 'true'
    else if (name === 'ilids') result.inventoryIds = values(value).slice(0, 10)
    else if (name === 'pmid') result.promotion = value ? { id: value, part } : undefined
    else if (name === 'pmpt') part = value === 'qualifying' || value === 'discounted' ? value : 'all'
    else if (name === 'htype') result.kinds = values(value).flatMap((kind) => kindOf[kind] ?? [])
    else if (attribute && known.has(attribute) && values(value).length > 0) {
      result.attributes.set(attribute, [...(result.attributes.get(attribute) ?? []), ...values(value)])
    }
  }
  if (result.promotion) result.promotion.part = part
  return result
}
