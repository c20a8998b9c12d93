import {
  type BasketState,
  bundledItemsView,
  type CalculatedLine,
  type CalculatedOption,
  couponStates,
  derivedId,
  inventoryOf,
  optionItemId,
  type OptionPrice,
  type PaymentInstrument,
  readyOf,
} from '../../baskets/index.ts'
import { typeView, variationText } from '../../products/index.ts'
import { definedMembers } from '../../kernel/defined-members.ts'
import type { Agreed, OrderLine, OrderOption, OrderPrice } from './agreed.ts'
import { addressOf, discountOf, localeIn, type Priced } from './agreed-facts.ts'
import { shipmentsOf, totalsOf } from './agreed-shipments.ts'

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
  const { kind, cut, stepQuantity, unit } = sellable
  return {
    name: sellable.name,
    variationValues: sellable.variationValues,
    variationText: variationText(priced.ctx.site, sellable.variationValues, localeIn(priced)) || undefined,
    masterId: sellable.masterId,
    type: typeView(kind, options.length > 0),
    components: kind === 'bundle' ? bundledItemsView(line.itemId, sellable.components) : undefined,
    fixedLengthMm: sellable.lengthMm,
    stepQuantity: !cut && stepQuantity > 1 ? stepQuantity : undefined,
    unit: cut ? undefined : unit,
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

/** An instrument without its token. */
const paymentOf = ({ id, methodId, card, transactionId, usd }: PaymentInstrument) => {
  const { token: _pays, ...shown } = card ?? {}
  return definedMembers({ id, methodId, card: card && definedMembers(shown), transactionId, usd })
}

/** What is agreed when a basket becomes an order: the facts of its own calculation, with names in its shopper's language. */
export const agreedOfBasket = (ctx: Priced['ctx'], state: BasketState): Agreed => {
  const priced = { ctx, state }
  const { basket, calculation } = state
  const { wholeLoad } = calculation
  return definedMembers({
    lines: calculation.lines.map((line) => lineOf(priced, line)),
    ...shipmentsOf(priced),
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
