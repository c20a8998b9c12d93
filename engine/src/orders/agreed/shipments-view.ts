import { formatDate } from '../../../../facts/format-date.ts'
import { toMajor } from '../../../../facts/money.ts'
import { definedMembers } from '../../kernel/defined-members.ts'
import { addressView, shipmentIdOf } from '../../baskets/index.ts'
import {
  type Agreed,
  type FurtherShipment,
  type OrderDelivery,
  type OrderShipment,
  type OrderTotals,
  shipmentsOfOrder,
} from './agreed.ts'
import { discountView, giftView, major, rateOf } from './view-parts.ts'

/** What a delivery costs, as a shipping item. */
export const deliveryView = (delivery: OrderDelivery) =>
  definedMembers({
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

export const totalsView = (totals: OrderTotals) => ({
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
  definedMembers({
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
export const shipmentsView = (agreed: Agreed, standing: Standing) => {
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
