import { localeOf } from '../../../../facts/locales.ts'
import {
  type Address,
  arrivalDay,
  type BasketState,
  type CalculatedDelivery,
  type CalculatedLine,
  type CalculatedOption,
  type CalculatedShipment,
  bundledItemsView,
  couponStates,
  derivedId,
  firstShipmentId,
  inventoryOf,
  type LinePrice,
  optionItemId,
  type OptionPrice,
  type PaymentInstrument,
  readyOf,
  shippingAddressId,
  type Totals,
} from '../../baskets/index.ts'
import type { Ctx } from '../../kernel/context.ts'
import { localize } from '../../kernel/localized.ts'
import { typeView, variationText } from '../../products/index.ts'
import {
  type Agreed,
  definedMembers,
  type FurtherShipment,
  type OrderDelivery,
  type OrderDiscount,
  type OrderLine,
  type OrderOption,
  type OrderPrice,
  type OrderShipment,
} from './agreed.ts'

/** A basket with who orders it: texts are kept in the language they are read in. */
type Priced = { ctx: Pick<Ctx, 'site' | 'language'>; state: BasketState }

const localeIn = ({ ctx, state: { basket } }: Priced) => localeOf(ctx.language, basket.country)

type Discount = LinePrice['discounts'][number]

/** What a discount takes a piece for, or off it: a percentage says neither. */
const kindOf = ({ kind, percent, amountMinor }: Discount) => {
  if (kind === 'percentage') return { kind, percent: percent ?? 0 }
  if (kind === 'free') return { kind }
  return { kind: kind === 'fixedPrice' ? ('fixed_price' as const) : kind, kindMinor: amountMinor }
}

/** A discount of a line, of the delivery or of the whole order; `of` is the id of that. */
const discountOf = (priced: Priced, of: string, discount: Discount): OrderDiscount => {
  const { coupons, promotionRecords } = priced.state.inputs
  const { promotionId, amountMinor, baseMinor, capMinor, freePieces, reached } = discount
  const minima = definedMembers(reached)
  return definedMembers({
    id: derivedId(of, promotionId),
    promotionId,
    name: localize(promotionRecords.get(promotionId)?.name, localeIn(priced)),
    amountMinor,
    couponCode: coupons.opens.get(promotionId),
    ...kindOf(discount),
    baseMinor,
    capMinor,
    freePieces,
    reached: Object.keys(minima).length > 0 ? minima : undefined,
  })
}

const priceOf = (price: OptionPrice, afterItemMinor: number): OrderPrice => ({
  pieceMinor: price.pieceMinor,
  priceMinor: price.priceMinor,
  afterItemMinor,
  afterOrderMinor: price.afterOrderMinor,
  taxMinor: price.taxMinor,
  adjustedTaxMinor: price.adjustedTaxMinor,
  rateBasisPoints: price.rateBasisPoints,
})

const optionOf = ({ line }: CalculatedLine, chosen: CalculatedOption): OrderOption => {
  const { option, value, price } = chosen
  return definedMembers({
    itemId: optionItemId(line, chosen),
    optionId: option.id,
    valueId: value.id,
    name: option.name,
    text: `${option.name}: ${value.name}`,
    quantity: line.quantity,
    // Discounts of lines do not touch what is chosen along with them.
    price: price && priceOf(price, price.priceMinor),
  })
}

/** What a line costs, and why; nothing of a line without a price. */
const paidOf = (priced: Priced, { line, sellable, price, salesUnitMinor }: CalculatedLine) => {
  if (!price) return {}
  const { unitMinor, afterItemMinor, discounts } = price
  const quoted = line.agreed?.country === priced.state.basket.country ? line.agreed : undefined
  return {
    price: definedMembers({ ...priceOf(price, afterItemMinor), unitMinor, taxClass: sellable?.taxClass }),
    salesUnitMinor,
    quote:
      quoted &&
      definedMembers({
        pieceMinor: quoted.pieceMinor,
        opportunityId: quoted.opportunityId,
        line: quoted.line,
      }),
    discounts:
      discounts.length > 0 ? discounts.map((one) => discountOf(priced, line.itemId, one)) : undefined,
  }
}

/** What the product was called, and what it was, on that day. */
const goodsOf = (priced: Priced, { line, sellable, options }: CalculatedLine) => {
  if (!sellable) return {}
  const { kind, cut, stepQuantity } = sellable
  return {
    name: sellable.name,
    variationValues: sellable.variationValues,
    variationText: variationText(priced.ctx.site, sellable.variationValues, localeIn(priced)) || undefined,
    masterId: sellable.masterId,
    type: typeView(kind, options.length > 0),
    components: kind === 'bundle' ? bundledItemsView(line.itemId, sellable.components) : undefined,
    fixedLengthMm: sellable.lengthMm,
    stepQuantity: !cut && stepQuantity > 1 ? stepQuantity : undefined,
    image: sellable.image,
  }
}

const lineOf = (priced: Priced, calculated: CalculatedLine): OrderLine => {
  const { line, status, options } = calculated
  return definedMembers({
    itemId: line.itemId,
    sku: line.productId,
    quantity: line.quantity,
    ...goodsOf(priced, calculated),
    inventoryId: inventoryOf(priced.state, calculated)?.id,
    options: options.length > 0 ? options.map((chosen) => optionOf(calculated, chosen)) : undefined,
    gift: line.gift,
    shipmentId: line.shipmentId,
    pickUp: line.pickUp,
    ready: readyOf(priced.state, calculated),
    measurement: line.measurement ?? (line.lengthMm === undefined ? 'unit' : 'metre'),
    lengthMm: line.lengthMm,
    storeId: line.storeId,
    status,
    ...paidOf(priced, calculated),
  })
}

const deliveryOf = (priced: Priced, shipmentId: string, delivery: CalculatedDelivery): OrderDelivery => {
  const { basket, inputs } = priced.state
  const itemId = derivedId(basket.id, shipmentId)
  return {
    ...(shipmentId === firstShipmentId ? {} : { shipmentId }),
    itemId,
    name: localize(methodOf(priced, delivery)?.name, localeIn(priced)),
    priceMinor: delivery.priceMinor,
    afterMinor: delivery.afterMinor,
    taxMinor: delivery.taxMinor,
    adjustedTaxMinor: delivery.adjustedTaxMinor,
    rateBasisPoints: delivery.rateBasisPoints,
    taxClass: inputs.shipping.taxClass,
    discounts: delivery.discounts.map((discount) => discountOf(priced, itemId, discount)),
  }
}

const methodOf = ({ state: { inputs } }: Priced, { methodId }: CalculatedDelivery) =>
  inputs.shipping.methods.find(({ id }) => id === methodId)

const vehicleOf = (priced: Priced, { vehicleId, trips }: CalculatedDelivery) => {
  const vehicle = priced.state.inputs.shipping.vehicles.find(({ id }) => id === vehicleId)
  return vehicle && { vehicle: localize(vehicle.name, localeIn(priced)), trips }
}

const chosenMethodOf = (priced: Priced, shipment: CalculatedShipment, delivery: CalculatedDelivery) => {
  const { ctx, state } = priced
  const locale = localeIn(priced)
  const method = methodOf(priced, delivery)
  const promotions = delivery.discounts.flatMap(
    ({ promotionId }) => state.inputs.promotionRecords.get(promotionId) ?? [],
  )
  return definedMembers({
    id: delivery.methodId,
    name: localize(method?.name, locale),
    description: localize(method?.description, locale),
    priceMinor: delivery.priceMinor,
    afterPromotionsMinor: delivery.afterMinor,
    promotions:
      promotions.length > 0
        ? promotions.map(({ id, name, calloutMsg }) => ({
            id,
            name: localize(name, locale),
            calloutMsg: localize(calloutMsg, locale),
          }))
        : undefined,
    kind: delivery.kind,
    day: delivery.kind === 'pickup' ? undefined : arrivalDay(ctx, state, shipment),
    ...vehicleOf(priced, delivery),
  })
}

/** The country as it was written, where the shop serves that one as another. */
const addressOf = ({ countryCode, writtenCountry, ...rest }: Address): Address =>
  definedMembers(writtenCountry === undefined ? { ...rest, countryCode } : { ...rest, writtenCountry })

const shipmentOf = (priced: Priced, shipment: CalculatedShipment): OrderShipment => {
  const { id, chosen, delivery } = shipment
  const { shippingAddress: address } = chosen
  return definedMembers({
    gift: chosen.gift,
    address: address && {
      id: shippingAddressId(priced.state.basket.id, id),
      address: addressOf(address),
    },
    method: delivery && chosenMethodOf(priced, shipment, delivery),
  })
}

const furtherShipmentOf = (priced: Priced, shipment: CalculatedShipment): FurtherShipment => ({
  id: shipment.id,
  ...shipmentOf(priced, shipment),
  totals: totalsOf(shipment),
  totalMinor: shipment.totalMinor ?? 0,
})

/** An instrument without its token. */
const paymentOf = ({ id, methodId, card, transactionId, usd }: PaymentInstrument) => {
  const { token: _pays, ...shown } = card ?? {}
  return definedMembers({ id, methodId, card: card && definedMembers(shown), transactionId, usd })
}

const totalsOf = (totals: Totals): Agreed['totals'] => ({
  productSubTotalMinor: totals.productSubTotalMinor,
  productTotalMinor: totals.productTotalMinor,
  merchandizeTaxMinor: totals.merchandizeTaxMinor,
  adjustedMerchandizeTaxMinor: totals.adjustedMerchandizeTaxMinor,
  deliveryMinor: totals.deliveryTotals?.afterMinor ?? 0,
  deliveryTaxMinor: totals.deliveryTotals?.taxMinor ?? 0,
  adjustedDeliveryTaxMinor: totals.deliveryTotals?.adjustedTaxMinor ?? 0,
  taxMinor: totals.taxTotalMinor ?? 0,
})

/** What is agreed when a basket becomes an order: the facts of its own calculation, with names in its shopper's language. */
export const agreedOfBasket = (ctx: Priced['ctx'], state: BasketState): Agreed => {
  const priced = { ctx, state }
  const { basket, calculation } = state
  const { wholeLoad } = calculation
  // One that holds nothing brings nothing: of those beside the first an order knows nothing.
  const [first, ...others] = calculation.shipments.filter(
    ({ id, lines }) => id === firstShipmentId || lines.length > 0,
  )
  return definedMembers({
    lines: calculation.lines.map((line) => lineOf(priced, line)),
    delivery: calculation.shipments
      .filter(({ lines }) => lines.length > 0)
      .flatMap(({ id, delivery }) => (delivery ? [deliveryOf(priced, id, delivery)] : [])),
    coupons: couponStates(state).map(({ coupon, statusCode }) => ({
      itemId: coupon.itemId,
      code: coupon.code,
      statusCode,
    })),
    discounts: calculation.orderDiscounts.map((discount) => discountOf(priced, basket.id, discount)),
    totals: totalsOf(calculation),
    taxes: calculation.taxesByRate,
    weightGrams: Math.round(wholeLoad.grams),
    longestMm: wholeLoad.longestMm,
    shipment: first && shipmentOf(priced, first),
    furtherShipments: others.length > 0 ? others.map((one) => furtherShipmentOf(priced, one)) : undefined,
    billing: basket.billingAddress && {
      id: derivedId(basket.id, 'billing'),
      address: addressOf(basket.billingAddress),
      taxpayer: basket.taxpayer ?? {},
    },
    payments: basket.paymentInstruments.length > 0 ? basket.paymentInstruments.map(paymentOf) : undefined,
    personPicksUp: basket.personPicksUp,
    sourceCode: basket.sourceCode,
  })
}
