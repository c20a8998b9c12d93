import { definedMembers } from '../../../kernel/defined-members.ts'
import { addressTexts } from '../../../../../facts/address.ts'
import { isCountryCode } from '../../../../../facts/country.ts'
import { metresToMm } from '../../../../../facts/length.ts'
import { fromMajor } from '../../../../../facts/money.ts'
import type { Address, basketView } from '../../../baskets/index.ts'
import type { Taxpayer } from '../../../taxes/index.ts'
import {
  type Agreed,
  type OrderDelivery,
  type OrderDiscount,
  type OrderLine,
  type OrderPrice,
  type OrderShipment,
} from '../agreed.ts'

/** A basket as it was written for a customer, which orders were kept as once: every amount is there. */
export type AgreedView = ReturnType<typeof basketView>
type LineView = AgreedView['productItems'][number]
type OptionView = NonNullable<LineView['optionItems']>[number]
type AdjustmentView = NonNullable<LineView['priceAdjustments']>[number]
type AddressView = NonNullable<AgreedView['billingAddress']>
type MethodView = NonNullable<AgreedView['shipments'][number]['shippingMethod']>

const minor = (major: number | null | undefined) => fromMajor(major ?? 0)
const optionalMinor = (major: number | undefined) => (major === undefined ? undefined : fromMajor(major))
const millimetres = (metres: number | undefined) => (metres === undefined ? undefined : metresToMm(metres))
const basisPoints = (rate: number | undefined) => Math.round((rate ?? 0) * 10_000)

const discountOf = (view: AdjustmentView): OrderDiscount => {
  const { base, cap, freePieces, reached } = view.c_receipt
  const { quantity, metres, amount } = reached ?? {}
  return definedMembers({
    id: view.priceAdjustmentId,
    promotionId: view.promotionId,
    name: view.itemText,
    amountMinor: fromMajor(-view.price),
    couponCode: view.couponCode,
    kind: view.appliedDiscount.type,
    percent: view.appliedDiscount.percentage,
    kindMinor: optionalMinor(view.appliedDiscount.amount),
    baseMinor: fromMajor(base),
    capMinor: optionalMinor(cap),
    freePieces,
    reached:
      reached &&
      definedMembers({
        quantity,
        metres,
        amountMinor: amount && { of: fromMajor(amount.of), min: fromMajor(amount.min) },
      }),
  })
}

const priceOf = (view: LineView | OptionView): OrderPrice => ({
  pieceMinor: minor(view.basePrice),
  priceMinor: minor(view.price),
  afterItemMinor: minor(view.priceAfterItemDiscount),
  afterOrderMinor: minor(view.priceAfterOrderDiscount),
  taxMinor: minor(view.tax),
  adjustedTaxMinor: minor(view.adjustedTax),
  rateBasisPoints: basisPoints(view.taxRate),
})

const giftOf = ({ gift, giftMessage }: { gift?: boolean; giftMessage?: string }) =>
  gift ? definedMembers({ message: giftMessage }) : undefined

const optionOf = (view: OptionView) =>
  definedMembers({
    itemId: view.itemId,
    optionId: view.optionId,
    valueId: view.optionValueId,
    name: view.productName,
    text: view.itemText,
    quantity: view.quantity,
    price: view.basePrice === undefined ? undefined : priceOf(view),
  })

const lineOf = (view: LineView): OrderLine => {
  const day = view.c_pickupFinishDateNotFormatted
  const { c_priceQuote: quoted } = view
  return definedMembers({
    itemId: view.itemId,
    sku: view.productId,
    name: view.productName,
    quantity: view.quantity,
    variationValues: view.variationValues,
    variationText: view.c_variationText,
    masterId: view.c_masterId,
    type: view.type,
    inventoryId: view.inventoryId,
    components: view.bundledProductItems,
    options: view.optionItems?.map(optionOf),
    gift: giftOf(view),
    pickUp: view.c_pickUpProduct,
    ready: day === undefined ? undefined : { day, isEstimated: view.c_pickupDateEstimated !== undefined },
    measurement: view.c_measurementSelector,
    lengthMm: millimetres(view.c_lengthMetersToBuy),
    fixedLengthMm: millimetres(view.c_Length),
    stepQuantity: view.c_stepQuantity,
    unit: view.c_unit,
    storeId: view.c_store,
    status: view.c_status,
    image: view.c_image,
    price:
      view.basePrice === undefined
        ? undefined
        : definedMembers({
            ...priceOf(view),
            unitMinor: minor(view.pricePerUnit),
            taxClass: view.taxClassId,
          }),
    salesUnitMinor: optionalMinor(view.c_salesPrice),
    quote:
      quoted === undefined
        ? undefined
        : definedMembers({
            pieceMinor: fromMajor(quoted),
            opportunityId: view.c_opportunityId,
            line: view.c_opportunityLine,
          }),
    discounts: view.priceAdjustments?.map(discountOf),
  })
}

const deliveryOf = (view: AgreedView['shippingItems'][number]): OrderDelivery =>
  definedMembers({
    itemId: view.itemId,
    name: view.itemText,
    priceMinor: minor(view.price),
    afterMinor: minor(view.priceAfterItemDiscount),
    taxMinor: minor(view.tax),
    adjustedTaxMinor: minor(view.adjustedTax),
    rateBasisPoints: basisPoints(view.taxRate),
    taxClass: view.taxClassId,
    discounts: (view.priceAdjustments ?? []).map(discountOf),
  })

const addressOf = (view: AddressView): Address => {
  const { countryCode: code } = view
  const texts = Object.fromEntries(addressTexts.map((name) => [name, view[name]]))
  return definedMembers({
    ...texts,
    ...(isCountryCode(code) ? { countryCode: code } : { writtenCountry: code }),
    divisionId: view.c_divisionId,
    coordinates: view.c_coordinates,
  })
}

/** The `c_` members of a billing address are who the invoice is for, beside the two that tell the place. */
const taxpayerOf = (view: AddressView): Taxpayer =>
  definedMembers({
    taxpayerType: view.c_taxpayerType,
    fiscalCredit: view.c_fiscalCredit,
    taxIdType: view.c_taxIdType,
    taxId: view.c_taxId,
    nrc: view.c_nrc,
    economicActivity: view.c_economicActivity,
    legalName: view.c_legalName,
  })

const methodOf = (view: MethodView) =>
  definedMembers({
    id: view.id,
    name: view.name,
    description: view.description,
    priceMinor: optionalMinor(view.price),
    promotions: view.shippingPromotions?.map(({ promotionId, promotionName, calloutMsg }) => ({
      id: promotionId,
      name: promotionName,
      calloutMsg,
    })),
    kind: view.c_kind,
    day: view.c_deliveryDateNotFormatted,
    vehicle: view.c_vehicle,
    trips: view.c_trips,
  })

const shipmentOf = (view: AgreedView['shipments'][number]): OrderShipment => {
  const { shippingAddress: address, shippingMethod: method } = view
  return definedMembers({
    gift: giftOf(view),
    address: address && { id: address.id ?? '', address: addressOf(address) },
    method: method && methodOf(method),
  })
}

const paymentOf = (view: NonNullable<AgreedView['paymentInstruments']>[number]) => {
  const { paymentCard: card, c_amountUsd: dollars } = view
  const { numberLastDigits: _digits, creditCardExpired: _expired, ...shown } = card ?? {}
  return definedMembers({
    id: view.paymentInstrumentId,
    methodId: view.paymentMethodId,
    card: card && shown,
    transactionId: view.c_transaction_id,
    usd:
      dollars === undefined
        ? undefined
        : { usdMinor: fromMajor(dollars), perUsd: view.c_perUsd ?? '', validFrom: view.c_rateDate ?? '' },
  })
}

/** The facts of an order of the old form, out of what its customer was shown. */
export const agreedOfView = (view: AgreedView): Agreed => {
  const [shipment] = view.shipments
  const { billingAddress: billing } = view
  return definedMembers({
    lines: view.productItems.map(lineOf),
    delivery: view.shippingItems.map(deliveryOf),
    coupons: view.couponItems.map(({ couponItemId, code, statusCode }) => ({
      itemId: couponItemId,
      code,
      statusCode,
    })),
    discounts: (view.orderPriceAdjustments ?? []).map(discountOf),
    totals: {
      productSubTotalMinor: minor(view.productSubTotal),
      productTotalMinor: minor(view.productTotal),
      merchandizeTaxMinor: minor(view.merchandizeTotalTax),
      adjustedMerchandizeTaxMinor: minor(view.adjustedMerchandizeTotalTax),
      deliveryMinor: minor(view.shippingTotal),
      deliveryTaxMinor: minor(view.shippingTotalTax),
      adjustedDeliveryTaxMinor: minor(view.adjustedShippingTotalTax),
      taxMinor: minor(view.taxTotal),
    },
    taxes: (view.groupedTaxItems ?? []).map(({ taxRate, taxValue }) => ({
      rateBasisPoints: basisPoints(taxRate),
      taxMinor: fromMajor(taxValue),
    })),
    weightGrams: Math.round(view.c_totalWeightKg * 1000),
    longestMm: millimetres(view.c_longestPieceMeters),
    shipment: shipment && shipmentOf(shipment),
    billing: billing && {
      id: billing.id ?? '',
      address: addressOf(billing),
      taxpayer: taxpayerOf(billing),
    },
    payments: view.paymentInstruments?.map(paymentOf),
    personPicksUp: view.c_personPicksUpData,
    sourceCode: view.sourceCode,
  })
}
