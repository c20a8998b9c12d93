import type { CountryCode } from '../../../facts/countries.ts'
import type { Ctx } from '../kernel/context.ts'
import {
  type Availability,
  availabilityOf,
  availabilityOfParts,
  bestAvailability,
  type Place,
} from './availability.ts'
import { storesOf } from './find-store.ts'
import { type StockRow, selectStock } from './queries.ts'
import { defaultOf, isPlant, kilometresBetween, type Store } from './store.ts'

/** What availability has to know of a product: a `Sellable` has it. */
export type StockQuestion = {
  sku: string
  components: readonly { productId: string; quantity: number }[]
}

type Question = {
  country: CountryCode
  /** Undefined, unknown or of another country: the country's default store. */
  storeId: string | undefined
  sellables: readonly StockQuestion[]
}

/**
 * What can be had of each product through a store of the country, by SKU. Masters answer with their best variant,
 * sets and bundles with what all components allow. Two statements whatever the number.
 */
export const loadAvailability = async (
  ctx: Pick<Ctx, 'db' | 'site' | 'now'>,
  { country, storeId, sellables }: Question,
): Promise<Map<string, Availability>> => {
  if (sellables.length === 0) return new Map()
  const place = placeOf(ctx, country, await storesOf(ctx, country), storeId)
  if (!place) return new Map()
  const skus = sellables.flatMap(({ sku, components }) => [sku, ...components.map((one) => one.productId)])
  const inventories = [place.store, ...place.plants].map(({ inventoryId }) => inventoryId)
  const rows = await ctx.db.query(selectStock(ctx.site.siteId, [...new Set(skus)], inventories))
  return availabilities(place, rows, sellables)
}

/** The store, its suppliers and the calendar; undefined when the country has no store. */
export const placeOf = (
  { site, now }: Pick<Ctx, 'site' | 'now'>,
  country: CountryCode,
  stores: readonly Store[],
  storeId: string | undefined,
): Place | undefined => {
  const store = stores.find(({ id }) => id === storeId) ?? defaultOf(stores)
  const facts = site.countries.find(({ code }) => code === country)
  if (!store || !facts) return undefined
  const plants = stores
    .filter((one) => isPlant(one) && one.id !== store.id)
    .toSorted((a, b) => kilometresBetween(store, a) - kilometresBetween(store, b))
  const { calendar, transferDays, readyDays } = site.shipping
  return {
    store,
    plants,
    calendar: { ...calendar, holidays: facts.holidays, timeZone: store.timeZone },
    transferDays,
    readyDays: readyDays.pickup,
    now,
  }
}

/** The answer to a question, from the stock rows of its inventories. */
export const availabilities = (
  place: Place,
  rows: readonly StockRow[],
  sellables: readonly StockQuestion[],
): Map<string, Availability> => {
  const bySku = new Map(rows.map((row) => [row.sku, row]))
  const own = (row: StockRow) =>
    availabilityOf(place, {
      pattern: row.pattern,
      cut: row.cut ?? undefined,
      leadDays: row.leadDays ?? undefined,
      stock: row.stock,
    })
  const single = (sku: string): Availability | undefined => {
    const row = bySku.get(sku)
    if (!row) return undefined
    if (row.kind !== 'master') return own(row)
    return bestAvailability(rows.filter((one) => one.masterId === sku && one.online).map(own))
  }
  const whole = (sku: string): Availability | undefined => {
    const row = bySku.get(sku)
    if (!row || row.components.length === 0) return single(sku)
    const parts = row.components.flatMap(({ productId, quantity }) => {
      const availability = single(productId)
      return availability ? [{ availability, quantity }] : []
    })
    // A component that is gone makes the whole unobtainable.
    if (parts.length < row.components.length) return nothing
    const limited = row.kind === 'bundle' && Object.keys(row.stock).length > 0
    return availabilityOfParts(parts, limited ? own(row) : undefined)
  }
  return new Map(sellables.map(({ sku }) => [sku, whole(sku) ?? nothing]))
}

const nothing: Availability = {
  ats: 0,
  ownStock: 0,
  sources: [],
  inStockDate: undefined,
  pickupDate: () => undefined,
}
