import { metresToMm, mmToMetres } from '../../../../facts/length.ts'
import { loadGoods } from '../../baskets/index.ts'
import type { AdminContext } from '../../kernel/admin-context.ts'
import type { AdminOperation } from '../../kernel/admin-operation.ts'
import { badRequest } from '../../kernel/problem.ts'
import type { Input } from '../../kernel/contract.ts'
import type { Sellable } from '../../products/index.ts'
import { deliveryDate, deliveryOptions, dispatchFrom, loadOf } from '../../shipping/index.ts'
import type { StockSnapshot } from '../../stores/index.ts'
import { productNotFound, type shippingContract, storeNotFound } from './contract.ts'
import { withChanges } from './shipping-table.ts'

type Wanted = Input<typeof shippingContract.testDelivery>['body']['items'][number]
type Parcel = { sellable: Sellable; pieces: number; lengthMm: number | undefined; amount: number }

/** Millimetres of a piece that is cut; nothing of one that is not. Problem: 400. */
const lengthOf = ({ cut, sku }: Sellable, metres: number | undefined, at: number) => {
  const property = `$.items.${at}.lengthMeters`
  if (cut === undefined && metres === undefined) return undefined
  const mm = metres === undefined || cut === undefined ? undefined : metresToMm(metres)
  if (mm === undefined)
    throw badRequest(
      cut === undefined
        ? `'${sku}' is not cut to length.`
        : `'${sku}' is cut: say metres with up to three decimals.`,
      { property },
    )
  return mm
}

/** What is to be carried. Problems: 400, 404. */
const parcelsOf = (goods: ReadonlyMap<string, Sellable>, items: readonly Wanted[]) =>
  items.map(({ productId, quantity, lengthMeters }, at): Parcel => {
    const sellable = goods.get(productId)
    if (!sellable) throw productNotFound(`There is no product '${productId}' that is sold.`)
    const lengthMm = lengthOf(sellable, lengthMeters, at)
    return { sellable, pieces: quantity, lengthMm, amount: quantity * (lengthMm ?? 1) }
  })

/** Pieces or millimetres of each SKU. */
const amountsOf = (parcels: readonly Parcel[]) => {
  const amounts = new Map<string, number>()
  for (const { sellable, amount } of parcels)
    amounts.set(sellable.sku, (amounts.get(sellable.sku) ?? 0) + amount)
  return amounts
}

/** Goods made to order leave from whichever place makes them: they do not decide where all of it leaves. */
const originOf = (
  { site }: Pick<AdminContext, 'site'>,
  stock: StockSnapshot,
  parcels: readonly Parcel[],
  place: { storeId?: string; divisionId?: string },
) => {
  const chosen = stock.stores.find(({ id }) => id === place.storeId) ?? stock.standard
  if (!chosen || (place.storeId !== undefined && chosen.id !== place.storeId))
    throw storeNotFound(`There is no store '${place.storeId ?? ''}' in this country.`)
  const fromStock = parcels.filter(({ sellable }) => sellable.stockPattern !== 'S3')
  const amounts = amountsOf(fromStock)
  return dispatchFrom(
    site.shipping.distances,
    stock.stores,
    place.divisionId === undefined ? undefined : { divisionId: place.divisionId },
    chosen,
    (store) => [...amounts].every(([sku, amount]) => (stock.at(store.id, sku)?.ownStock ?? 0) >= amount),
  )
}

/** How goods would be brought, as a basket would be told. Problems: 400, 404. */
export const testDelivery = (async (asked, { body }) => {
  const { countryCode, items, divisionId, storeId } = body
  const country = asked.site.countries.find(({ code }) => code === countryCode)
  if (!country || !asked.countries.includes(countryCode))
    throw storeNotFound(`There is no store in '${countryCode}'.`)
  const shipping = body.table
    ? await withChanges(asked, asked.site.shipping, body.table)
    : asked.site.shipping
  const ctx = body.table ? { ...asked, site: { ...asked.site, shipping } } : asked
  const skus = items.map(({ productId }) => productId)
  const { bySku, stock } = await loadGoods(ctx, { country: countryCode, lines: [] }, skus)
  const parcels = parcelsOf(bySku, items)
  const place = {
    ...(storeId === undefined ? {} : { storeId }),
    ...(divisionId === undefined ? {} : { divisionId }),
  }
  const dispatch = originOf(ctx, stock, parcels, place)
  const load = loadOf(parcels)
  const ready = [...amountsOf(parcels)].map(([sku, amount]) =>
    stock.at(dispatch.storeId, sku)?.pickupDate(amount),
  )
  const { holidays, timeZone, currency } = country
  const { calendar, readyDays } = shipping
  const day = deliveryDate({ ...calendar, holidays, timeZone }, ready, readyDays.delivery.max)
  const options = deliveryOptions({ shipping, country: countryCode, load, km: dispatch.km })
  return {
    dispatch: { storeId: dispatch.storeId, kilometres: dispatch.km },
    load: {
      kilograms: load.grams / 1_000,
      longestMeters: mmToMetres(load.longestMm),
      isForCourier: load.courier,
    },
    currency,
    deliveryDate: day ?? null,
    options: options.map(({ methodId, kind, vehicleId, trips, priceMinor }) => ({
      methodId,
      kind,
      vehicleId: vehicleId ?? '',
      trips,
      price: (priceMinor / 100).toFixed(2),
    })),
  }
}) satisfies AdminOperation<typeof shippingContract.testDelivery>
