import { mmToMetres } from '../../../facts/length.ts'
import { localeOf } from '../../../facts/locales.ts'
import { type Minor, toMajor } from '../../../facts/money.ts'
import type { Ctx } from '../kernel/context.ts'
import { localize } from '../kernel/localized.ts'
import { findPaymentMethod, usdView } from '../payment-methods/index.ts'
import { type Taxpayer, taxpayerView } from '../taxes/index.ts'
import type { Address, PaymentInstrument } from './basket.ts'
import { methodView } from './checkout/method-view.ts'
import { giftView } from './lines/gift-rules.ts'
import { lineView } from './lines/line-view.ts'
import type { CalculatedShipment, Totals } from './prices/calculation.ts'
import { couponStates } from './prices/coupon-status-view.ts'
import { adjustmentView, derivedId } from './prices/price-adjustment-view.ts'
import { firstShipmentId } from './shipments.ts'
import type { BasketState } from './with-basket.ts'

/** Null as long as it is not known (contract 5). */
const orNull = (minor: Minor | undefined) => (minor === undefined ? null : toMajor(minor))

/** An address with, for billing, who the invoice is for. */
export const addressView = (id: string, address: Address, taxpayer: Taxpayer = {}) => {
  const { divisionId, coordinates, writtenCountry, ...written } = address
  const fullName = [address.firstName, address.lastName].filter(Boolean).join(' ')
  return {
    id,
    ...written,
    ...(writtenCountry === undefined ? {} : { countryCode: writtenCountry }),
    ...(fullName ? { fullName } : {}),
    ...(divisionId === undefined ? {} : { c_divisionId: divisionId }),
    ...(coordinates === undefined ? {} : { c_coordinates: coordinates }),
    ...taxpayerView(taxpayer),
  }
}

const isExpired = (now: Date, { expirationMonth, expirationYear }: NonNullable<PaymentInstrument['card']>) =>
  expirationMonth !== undefined &&
  expirationYear !== undefined &&
  new Date(Date.UTC(expirationYear, expirationMonth, 1)) <= now

/** An instrument without its token; the amount is the order's, never the client's. */
export const instrumentView = (
  ctx: Pick<Ctx, 'audience' | 'now'>,
  instrument: PaymentInstrument,
  totalMinor: Minor | undefined,
) => {
  const { card, usd } = instrument
  const type = findPaymentMethod(instrument.methodId)?.type
  return {
    paymentInstrumentId: instrument.id,
    paymentMethodId: instrument.methodId,
    ...(type ? { c_paymentType: type } : {}),
    ...(ctx.audience === 'registered' && totalMinor !== undefined ? { amount: toMajor(totalMinor) } : {}),
    ...(card
      ? {
          paymentCard: {
            cardType: card.cardType,
            holder: card.holder,
            maskedNumber: card.maskedNumber,
            numberLastDigits: card.maskedNumber?.match(/\d{1,4}$/)?.[0],
            expirationMonth: card.expirationMonth,
            expirationYear: card.expirationYear,
            creditCardExpired: isExpired(ctx.now, card),
          },
        }
      : {}),
    ...(instrument.transactionId === undefined ? {} : { c_transaction_id: instrument.transactionId }),
    ...(usd && ctx.audience === 'registered' ? usdView(usd) : undefined),
  }
}

/** The id of a shipment's address: the same in every answer. */
export const shippingAddressId = (basketId: string, shipmentId: string): string =>
  shipmentId === firstShipmentId
    ? derivedId(basketId, 'shipping')
    : derivedId(basketId, 'shipping', shipmentId)

const totalsView = (totals: Totals) => ({
  productSubTotal: toMajor(totals.productSubTotalMinor),
  productTotal: toMajor(totals.productTotalMinor),
  merchandizeTotalTax: toMajor(totals.merchandizeTaxMinor),
  adjustedMerchandizeTotalTax: toMajor(totals.adjustedMerchandizeTaxMinor),
  shippingTotal: orNull(totals.deliveryTotals?.afterMinor),
  shippingTotalTax: orNull(totals.deliveryTotals?.taxMinor),
  adjustedShippingTotalTax: orNull(totals.deliveryTotals?.adjustedTaxMinor),
  taxTotal: orNull(totals.taxTotalMinor),
})

const shipmentView = (ctx: Ctx, state: BasketState, shipment: CalculatedShipment) => {
  const { id, chosen, delivery, totalMinor } = shipment
  return {
    shipmentId: id,
    gift: false,
    ...giftView(chosen.gift),
    shippingStatus: 'not_shipped' as const,
    ...(chosen.shippingAddress
      ? { shippingAddress: addressView(shippingAddressId(state.basket.id, id), chosen.shippingAddress) }
      : {}),
    ...(delivery ? { shippingMethod: methodView(ctx, state, shipment, delivery) } : {}),
    ...(chosen.storeId === undefined ? {} : { c_fromStoreId: chosen.storeId }),
    ...(ctx.audience === 'registered' ? { ...totalsView(shipment), shipmentTotal: orNull(totalMinor) } : {}),
  }
}

const shippingItemsView = (
  ctx: Ctx,
  { basket, inputs }: BasketState,
  { id: shipmentId, delivery }: CalculatedShipment,
) => {
  if (!delivery) return []
  const itemId = derivedId(basket.id, shipmentId)
  const locale = localeOf(ctx.language, basket.country)
  const method = inputs.shipping.methods.find(({ id }) => id === delivery.methodId)
  return [
    {
      itemId,
      itemText: localize(method?.name, locale),
      shipmentId,
      ...(ctx.audience === 'registered'
        ? {
            basePrice: toMajor(delivery.priceMinor),
            price: toMajor(delivery.priceMinor),
            priceAfterItemDiscount: toMajor(delivery.afterMinor),
            tax: toMajor(delivery.taxMinor),
            adjustedTax: toMajor(delivery.adjustedTaxMinor),
            taxBasis: toMajor(delivery.afterMinor),
            taxRate: delivery.rateBasisPoints / 10_000,
            taxClassId: inputs.shipping.taxClass,
            priceAdjustments: delivery.discounts.map((discount) =>
              adjustmentView(discount, itemId, inputs, locale),
            ),
          }
        : {}),
    },
  ]
}

/**
 * Whether a coupon that can be redeemed takes something off depends on amounts, which a guest could read off it one
 * quantity after another: to a guest it is applied.
 */
const couponsView = ({ audience }: Ctx, state: BasketState) =>
  couponStates(state).map(({ coupon, statusCode }) => {
    const valid = statusCode === 'applied' || statusCode === 'no_applicable_promotion'
    return {
      couponItemId: coupon.itemId,
      code: coupon.code,
      statusCode: valid && audience === 'guest' ? 'applied' : statusCode,
      valid,
    }
  })

const moneyView = (ctx: Ctx, state: BasketState) => {
  const { basket, inputs, calculation } = state
  const locale = localeOf(ctx.language, basket.country)
  return {
    ...totalsView(calculation),
    orderTotal: orNull(calculation.totalMinor),
    orderPriceAdjustments: calculation.orderDiscounts.map((discount) =>
      adjustmentView(discount, basket.id, inputs, locale),
    ),
    taxRoundedAtGroup: false,
    groupedTaxItems: calculation.taxesByRate.map(({ rateBasisPoints, taxMinor }) => ({
      taxRate: rateBasisPoints / 10_000,
      taxValue: toMajor(taxMinor),
    })),
  }
}

/** The whole basket as the contract writes it. Guests see what they have put together and no amount of money. */
export const basketView = (ctx: Ctx, state: BasketState) => {
  const { basket, calculation } = state
  return {
    basketId: basket.id,
    currency: basket.currency,
    creationDate: basket.createdAt.toISOString(),
    lastModified: basket.modifiedAt.toISOString(),
    channelType: 'storefront',
    taxation: 'gross' as const,
    temporaryBasket: basket.temporary,
    agentBasket: false,
    ...(basket.sourceCode === undefined ? {} : { sourceCode: basket.sourceCode }),
    // The address is a required member of the platform's: its own storefront sends one when this member changes.
    customerInfo: { customerId: basket.customerId, email: basket.email ?? '' },
    productItems: calculation.lines.map((line) => lineView(ctx, state, line)),
    shipments: calculation.shipments.map((shipment) => shipmentView(ctx, state, shipment)),
    shippingItems: calculation.shipments.flatMap((shipment) => shippingItemsView(ctx, state, shipment)),
    couponItems: couponsView(ctx, state),
    ...(basket.billingAddress
      ? {
          billingAddress: addressView(
            derivedId(basket.id, 'billing'),
            basket.billingAddress,
            basket.taxpayer,
          ),
        }
      : {}),
    ...(basket.paymentInstruments.length > 0
      ? {
          paymentInstruments: basket.paymentInstruments.map((one) =>
            instrumentView(ctx, one, calculation.totalMinor),
          ),
        }
      : {}),
    ...(ctx.audience === 'registered' ? moneyView(ctx, state) : undefined),
    c_country: basket.country,
    ...(basket.personPicksUp === undefined ? {} : { c_personPicksUpData: basket.personPicksUp }),
    ...(basket.paypalOrder === undefined ? {} : { c_paypalOrderId: basket.paypalOrder.id }),
    c_totalLengthByProduct: Object.fromEntries(
      calculation.lengths.map(({ sku, totalMm, missingMm }) => [
        sku,
        { value: mmToMetres(totalMm), missingMt: Math.round(missingMm / 10) / 100 },
      ]),
    ),
    c_productTypeForCheckoutFlow: calculation.kind,
    c_totalWeightKg: calculation.wholeLoad.grams / 1000,
    c_longestPieceMeters: mmToMetres(calculation.wholeLoad.longestMm),
  }
}
