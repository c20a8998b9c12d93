import { formatDate } from '../../../../facts/format-date.ts'
import { mmToMetres } from '../../../../facts/length.ts'
import { toMajor } from '../../../../facts/money.ts'
import { definedMembers } from '../../kernel/defined-members.ts'
import { addressView, instrumentView, shipmentIdOf } from '../../baskets/index.ts'
import type { Agreed, OrderLine, OrderOption, OrderPrice } from './agreed.ts'
import { deliveryView, shipmentsView, type Standing, totalsView } from './shipments-view.ts'
import { discountView, giftView, major, rateOf } from './view-parts.ts'

const metres = (mm: number | undefined) => (mm === undefined ? undefined : mmToMetres(mm))

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

const optionView = (shipmentId: string) => (option: OrderOption) => ({
  ...definedMembers({
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
  ...definedMembers({
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
    c_unit: line.unit,
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

/** What was agreed as the contract writes it, amounts and all: for its owner and the merchant. */
export const agreedView = (agreed: Agreed, standing: Standing) => {
  const { shipment, totals, billing, payments } = agreed
  // A card is shown as it was on that day.
  const then = { now: standing.placed, audience: 'registered' } as const
  return {
    ...definedMembers({
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
