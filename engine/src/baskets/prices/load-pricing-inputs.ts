import type { CountryCode } from '../../../../facts/countries.ts'
import type { PromotionRow } from '../../bundle/index.ts'
import type { Ctx } from '../../kernel/context.ts'
import type { SiteCountry } from '../../kernel/site.ts'
import { loadStocked, type Sellable } from '../../products/index.ts'
import { dispatchFrom } from '../../shipping/index.ts'
import type { StockSnapshot, Store } from '../../stores/index.ts'
import { amountOf, type Basket } from '../basket.ts'
import { allowsSeveral, type ShipmentOfBasket, shipmentsOf } from '../shipments.ts'
import type { PricingInputs } from './calculation.ts'
import { type CouponEligibility, judgeCoupons } from './coupon-eligibility.ts'
import { loadPromotions } from './load-promotions.ts'

/** Products and stock: what has to be known before a basket is changed. */
export type Goods = {
  country: SiteCountry
  bySku: ReadonlyMap<string, Sellable>
  stock: StockSnapshot
}

/** Everything a basket is calculated and shown from. */
export type BasketInputs = PricingInputs & {
  country: SiteCountry
  stock: StockSnapshot
  promotionRecords: ReadonlyMap<string, PromotionRow>
  coupons: CouponEligibility
}

export const countryOf = (ctx: Pick<Ctx, 'site'>, code: CountryCode): SiteCountry => {
  const country = ctx.site.countries.find((one) => one.code === code)
  if (!country) throw new Error(`${code} is no country of the site`)
  return country
}

/**
 * `skus` are those a change is about to bring in. One statement whatever the number of lines once their products have
 * been read: what of them is on hand.
 */
export const loadGoods = async (
  ctx: Pick<Ctx, 'db' | 'site' | 'language' | 'now'>,
  basket: Pick<Basket, 'country' | 'lines'>,
  skus: readonly string[] = [],
): Promise<Goods> => {
  const all = [...new Set([...basket.lines.map((line) => line.productId), ...skus])]
  return { country: countryOf(ctx, basket.country), ...(await loadStocked(ctx, basket.country, all)) }
}

/** The store a line is served by; none in a country without stores. */
export const storeOf = (book: StockSnapshot, storeId: string | undefined): Store | undefined =>
  book.stores.find(({ id }) => id === storeId) ?? book.standard

/** The place the delivery of a shipment leaves, by where its lines and its address are now. */
const dispatchOf = (
  ctx: Pick<Ctx, 'site'>,
  country: CountryCode,
  { chosen: to, lines }: ShipmentOfBasket,
  { bySku, stock }: Pick<Goods, 'bySku' | 'stock'>,
) => {
  const delivered = lines.filter((line) => !line.pickUp)
  const totals = new Map<string, number>()
  for (const line of delivered) {
    totals.set(line.productId, (totals.get(line.productId) ?? 0) + amountOf(line))
  }
  // Goods made to order leave from whichever place makes them: they do not decide.
  const fromStock = [...totals].filter(([sku]) => bySku.get(sku)?.stockPattern !== 'S3')
  const address = to.shippingAddressOfStore ? to.deliveryAddress : to.shippingAddress
  const divisionId = address && (address.divisionId ?? address.stateCode ?? country)
  const chosen = storeOf(stock, delivered[0]?.storeId)
  if (!chosen) return undefined
  return dispatchFrom(
    ctx.site.shipping.distances,
    stock.stores,
    divisionId === undefined ? undefined : { divisionId },
    chosen,
    (store) => fromStock.every(([sku, amount]) => (stock.at(store.id, sku)?.ownStock ?? 0) >= amount),
  )
}

/** The places the deliveries of a basket leave, by shipment. */
export const dispatchesOf = (
  ctx: Pick<Ctx, 'site'>,
  basket: Basket,
  goods: Pick<Goods, 'bySku' | 'stock'>,
): PricingInputs['dispatches'] =>
  new Map(
    shipmentsOf(basket).flatMap((shipment) => {
      const dispatch = dispatchOf(ctx, basket.country, shipment, goods)
      return dispatch ? [[shipment.id, dispatch] as const] : []
    }),
  )

/** Completes the inputs by promotions and coupons, and the places deliveries leave from. */
export const completeInputs = async (
  ctx: Pick<Ctx, 'db' | 'site' | 'now'>,
  basket: Basket,
  goods: Goods,
): Promise<BasketInputs> => {
  const { rows, firstOrder } = await loadPromotions(ctx, basket, goods.country)
  const coupons = judgeCoupons(basket.coupons, rows)
  return {
    country: goods.country,
    shipping: ctx.site.shipping,
    goods: goods.bySku,
    stock: goods.stock,
    promotions: rows
      .filter(({ record, running }) => running && (!record.coupons?.length || coupons.opens.has(record.id)))
      .map(({ record }) => record),
    promotionRecords: new Map(rows.map(({ record }) => [record.id, record])),
    firstOrder,
    coupons,
    dispatches: dispatchesOf(ctx, basket, goods),
    severalShipments: allowsSeveral(ctx.site),
  }
}
