import { formatDate } from '../../../../facts/format-date.ts'
import { mmToMetres } from '../../../../facts/length.ts'
import { toMajor } from '../../../../facts/money.ts'
import { addressView, instrumentView, shipmentIdOf } from '../../baskets/index.ts'
import {
  type Agreed,
  type FurtherShipment,
  type OrderDelivery,
  type OrderDiscount,
  type OrderLine,
  type OrderOption,
  type OrderPrice,
  type OrderShipment,
  type OrderTotals,
  shipmentsOfOrder,
} from './agreed.ts'

const rateOf = (basisPoints: number) => basisPoints / 10_000

/** The members that are there; one without a value is no member. */
const present = <T extends object>(members: T): T =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as T

const major = (minor: number | undefined) => (minor === undefined ? undefined : toMajor(minor))
const metres = (mm: number | undefined) => (mm === undefined ? undefined : mmToMetres(mm))

const discountView = (discount: OrderDiscount) => {
  const { quantity, metres: metresReached, amountMinor: amount } = discount.reached ?? {}
  const reached = present({
    quantity,
    metres: metresReached,
    amount: amount && { of: toMajor(amount.of), min: toMajor(amount.min) },
  })
  return present({
    priceAdjustmentId: discount.id,
    promotionId: discount.promotionId,
    itemText: discount.name,
    price: -toMajor(discount.amountMinor),
    appliedDiscount: present({
      type: discount.kind,
      percentage: discount.percent,
      amount: major(discount.kindMinor),
    }),
    reasonCode: 'PROMOTION',
    custom: false,
    manual: false,
    c_receipt: present({
      base: toMajor(discount.baseMinor),
      cap: major(discount.capMinor),
      freePieces: discount.freePieces,
      reached: discount.reached && reached,
    }),
    couponCode: discount.couponCode,
  })
}

const priceView = (price: OrderPrice) => ({
  basePrice: toMajor(price.pieceMinor),
  price: toMajor(price.priceMinor),
  priceAfterItemDiscount: toMajor(price.afterItemMinor),
  priceAfterOrderDiscount: toMajor(price.afterOrderMinor),
  tax: toMajor(price.taxMinor),
  adjustedTax: toMajor(price.adjustedTaxMinor),
  taxBasis: toMajor(price.afterOrderMinor),
  taxRate: rateOf(price.rateBasisPoints),
})

const giftView = (gift: OrderLine['gift']) =>
  gift ? present({ gift: true, giftMessage: gift.message }) : undefined

const optionView = (shipmentId: string) => (option: OrderOption) => ({
  ...present({
    itemId: option.itemId,
    optionId: option.optionId,
    optionValueId: option.valueId,
    productName: option.name,
    itemText: option.text,
    quantity: option.quantity,
    shipmentId,
  }),
  ...(option.price ? priceView(option.price) : undefined),
})

const readyView = ({ ready }: OrderLine) =>
  ready && {
    c_pickupFinishDate: formatDate(ready.day),
    c_pickupFinishDateNotFormatted: ready.day,
    ...(ready.isEstimated ? { c_pickupDateEstimated: formatDate(ready.day) } : {}),
  }

const lineView = (currency: string) => (line: OrderLine) => ({
  ...present({
    itemId: line.itemId,
    productId: line.sku,
    id: line.sku,
    productName: line.name,
    name: line.name,
    itemText: line.name,
    quantity: line.quantity,
    shipmentId: shipmentIdOf(line),
    currency,
    variationValues: line.variationValues,
    c_variationText: line.variationText,
    c_masterId: line.masterId,
    type: line.type,
    inventoryId: line.inventoryId,
    bundledProductItems: line.components,
    optionItems: line.options?.map(optionView(shipmentIdOf(line))),
    c_pickUpProduct: line.pickUp,
    c_measurementSelector: line.measurement,
    c_lengthMetersToBuy: metres(line.lengthMm),
    c_Length: metres(line.fixedLengthMm),
    c_stepQuantity: line.stepQuantity,
    c_store: line.storeId,
    c_status: line.status,
    c_image: line.image,
    pricePerUnit: major(line.price?.unitMinor),
    taxClassId: line.price?.taxClass,
    c_salesPrice: major(line.salesUnitMinor),
    c_priceQuote: major(line.quote?.pieceMinor),
    c_opportunityId: line.quote?.opportunityId,
    c_opportunityLine: line.quote?.line,
    priceAdjustments: line.discounts?.map(discountView),
  }),
  ...giftView(line.gift),
  ...readyView(line),
  ...(line.price ? priceView(line.price) : undefined),
})

const deliveryView = (delivery: OrderDelivery) =>
  present({
    itemId: delivery.itemId,
    itemText: delivery.name,
    shipmentId: shipmentIdOf(delivery),
    basePrice: toMajor(delivery.priceMinor),
    price: toMajor(delivery.priceMinor),
    priceAfterItemDiscount: toMajor(delivery.afterMinor),
    tax: toMajor(delivery.taxMinor),
    adjustedTax: toMajor(delivery.adjustedTaxMinor),
    taxBasis: toMajor(delivery.afterMinor),
    taxRate: rateOf(delivery.rateBasisPoints),
    taxClassId: delivery.taxClass,
    priceAdjustments: delivery.discounts.map(discountView),
  })

const totalsView = (totals: OrderTotals) => ({
  productSubTotal: toMajor(totals.productSubTotalMinor),
  productTotal: toMajor(totals.productTotalMinor),
  merchandizeTotalTax: toMajor(totals.merchandizeTaxMinor),
  adjustedMerchandizeTotalTax: toMajor(totals.adjustedMerchandizeTaxMinor),
  shippingTotal: toMajor(totals.deliveryMinor),
  shippingTotalTax: toMajor(totals.deliveryTaxMinor),
  adjustedShippingTotalTax: toMajor(totals.adjustedDeliveryTaxMinor),
  taxTotal: toMajor(totals.taxMinor),
})

const methodView = (method: NonNullable<OrderShipment['method']>) =>
  present({
    id: method.id,
    name: method.name,
    description: method.description,
    price: major(method.priceMinor),
    c_priceAfterPromotions: major(method.afterPromotionsMinor),
    shippingPromotions: method.promotions?.map(({ id, name, calloutMsg }) => ({
      promotionId: id,
      promotionName: name,
      calloutMsg,
    })),
    c_kind: method.kind,
    c_storePickupEnabled: method.kind === 'pickup',
    c_deliveryDate: method.day && formatDate(method.day),
    c_deliveryDateNotFormatted: method.day,
    c_vehicle: method.vehicle,
    c_trips: method.trips,
  })

/** Where an order stands, as far as its agreement is shown by it. */
export type Standing = {
  country: string
  currency: string
  totalMinor: number
  isShipped: boolean
  placed: Date
}

const less = (totals: OrderTotals, part: OrderTotals): OrderTotals => ({
  productSubTotalMinor: totals.productSubTotalMinor - part.productSubTotalMinor,
  productTotalMinor: totals.productTotalMinor - part.productTotalMinor,
  merchandizeTaxMinor: totals.merchandizeTaxMinor - part.merchandizeTaxMinor,
  adjustedMerchandizeTaxMinor: totals.adjustedMerchandizeTaxMinor - part.adjustedMerchandizeTaxMinor,
  deliveryMinor: totals.deliveryMinor - part.deliveryMinor,
  deliveryTaxMinor: totals.deliveryTaxMinor - part.deliveryTaxMinor,
  adjustedDeliveryTaxMinor: totals.adjustedDeliveryTaxMinor - part.adjustedDeliveryTaxMinor,
  taxMinor: totals.taxMinor - part.taxMinor,
})

/** The shipments with their amounts: what the further ones leave of the order is the first one's. */
const shipmentsView = (agreed: Agreed, standing: Standing) => {
  const further = agreed.furtherShipments ?? []
  const first = {
    totals: further.reduce((left, { totals }) => less(left, totals), agreed.totals),
    totalMinor: further.reduce((left, { totalMinor }) => left - totalMinor, standing.totalMinor),
  }
  return shipmentsOfOrder(agreed).map((shipment) =>
    shipmentView(shipment, further.find(({ id }) => id === shipment.id) ?? first, standing),
  )
}

const shipmentView = (
  shipment: OrderShipment & { id: string },
  { totals, totalMinor }: Pick<FurtherShipment, 'totals' | 'totalMinor'>,
  { isShipped }: Standing,
) => ({
  shipmentId: shipment.id,
  gift: false,
  ...giftView(shipment.gift),
  shippingStatus: isShipped ? ('shipped' as const) : ('not_shipped' as const),
  ...(shipment.address
    ? { shippingAddress: addressView(shipment.address.id, shipment.address.address) }
    : {}),
  ...(shipment.method ? { shippingMethod: methodView(shipment.method) } : {}),
  ...totalsView(totals),
  shipmentTotal: toMajor(totalMinor),
})

/** What was agreed as the contract writes it, amounts and all: for its owner and the merchant. */
export const agreedView = (agreed: Agreed, standing: Standing) => {
  const { shipment, totals, billing, payments } = agreed
  // A card is shown as it was on that day.
  const then = { now: standing.placed, audience: 'registered' } as const
  return {
    ...present({
      channelType: 'storefront',
      taxation: 'gross' as const,
      agentBasket: shipment ? false : undefined,
      taxRoundedAtGroup: false,
      currency: standing.currency,
      c_country: standing.country,
      sourceCode: agreed.sourceCode,
      c_personPicksUpData: agreed.personPicksUp,
      c_totalWeightKg: agreed.weightGrams / 1000,
      c_longestPieceMeters: metres(agreed.longestMm),
      billingAddress: billing && addressView(billing.id, billing.address, billing.taxpayer),
      paymentInstruments: payments?.map((one) => instrumentView(then, one, standing.totalMinor)),
    }),
    ...totalsView(totals),
    orderTotal: toMajor(standing.totalMinor),
    productItems: agreed.lines.map(lineView(standing.currency)),
    shipments: shipmentsView(agreed, standing),
    shippingItems: agreed.delivery.map(deliveryView),
    couponItems: agreed.coupons.map(({ itemId, code, statusCode }) => ({
      couponItemId: itemId,
      code,
      statusCode,
      valid: statusCode === 'applied' || statusCode === 'no_applicable_promotion',
    })),
    orderPriceAdjustments: agreed.discounts.map(discountView),
    groupedTaxItems: agreed.taxes.map(({ rateBasisPoints, taxMinor }) => ({
      taxRate: rateOf(rateBasisPoints),
      taxValue: toMajor(taxMinor),
    })),
  }
}
