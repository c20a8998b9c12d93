import type { Millimetres } from '../../../facts/length.ts'

/** Metres of one product that one order, quote or cart asks for. */
export type Asked = { source: string; sku: string; mm: Millimetres }

/** Goods that are cut, and the least that one run of them is. */
export type RunGoods = { sku: string; minimumMm: Millimetres }

export type Wanted = { count: number; mm: Millimetres; belowCount: number }

export type BoardRow = {
  sku: string
  minimumMm: Millimetres
  orders: Wanted
  quotes: Wanted
  carts: Wanted
  /** What all of it together lacks; 0 where it is enough for a run. */
  missingMm: Millimetres
  /** The quotes that ask for less than a run. */
  shortQuotes: string[]
}

type Demand = { orders: readonly Asked[]; quotes: readonly Asked[]; carts: readonly Asked[] }

/** Of one source all lines of a product count together, as a cart's do against the least run. */
const bySource = (asked: readonly Asked[]): [source: string, mm: Millimetres][] => {
  const sums = new Map<string, Millimetres>()
  for (const { source, mm } of asked) sums.set(source, (sums.get(source) ?? 0) + mm)
  return [...sums]
}

const sumWanted = (asked: readonly Asked[], minimumMm: Millimetres): Wanted => {
  const sources = bySource(asked)
  return {
    count: sources.length,
    mm: sources.reduce((sum, [, mm]) => sum + mm, 0),
    belowCount: sources.filter(([, mm]) => mm < minimumMm).length,
  }
}

/**
 * Goods of which a quote or a cart asks for less than a run, and those of shared runs (`shared`), the nearest to one first.
 */
export const runBoard = (
  { orders, quotes, carts }: Demand,
  goods: readonly RunGoods[],
  shared: ReadonlySet<string> = new Set(),
): BoardRow[] =>
  goods
    .flatMap(({ sku, minimumMm }) => {
      const of = (asked: readonly Asked[]) => asked.filter((one) => one.sku === sku)
      const row = {
        orders: sumWanted(of(orders), minimumMm),
        quotes: sumWanted(of(quotes), minimumMm),
        carts: sumWanted(of(carts), minimumMm),
      }
      if (row.quotes.belowCount + row.carts.belowCount === 0 && !shared.has(sku)) return []
      const together = row.orders.mm + row.quotes.mm + row.carts.mm
      const shortQuotes = bySource(of(quotes)).flatMap(([source, mm]) => (mm < minimumMm ? [source] : []))
      return [{ sku, minimumMm, ...row, missingMm: Math.max(0, minimumMm - together), shortQuotes }]
    })
    .toSorted((a, b) => a.missingMm / a.minimumMm - b.missingMm / b.minimumMm || a.sku.localeCompare(b.sku))
