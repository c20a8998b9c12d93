import { formatDate } from '../../../../facts/format-date.ts'
import { mmToMetres } from '../../../../facts/length.ts'
import { localeOf } from '../../../../facts/locales.ts'
import { toMajor } from '../../../../facts/money.ts'
import type { Ctx } from '../../kernel/context.ts'
import { typeView, variationText } from '../../products/index.ts'
import type { CalculatedLine, LinePrice } from '../prices/calculation.ts'
import { adjustmentView, derivedId } from '../prices/price-adjustment-view.ts'
import { shipmentIdOf } from '../shipments.ts'
import { inventoryOf, readyOf } from '../supply.ts'
import type { BasketState } from '../with-basket.ts'
import { giftView } from './gift-rules.ts'
import { optionItemsView } from './option-view.ts'

const priceView = (ctx: Ctx, { basket, inputs }: BasketState, line: CalculatedLine, price: LinePrice) => ({
  basePrice: toMajor(price.pieceMinor),
  price: toMajor(price.priceMinor),
  priceAfterItemDiscount: toMajor(price.afterItemMinor),
  priceAfterOrderDiscount: toMajor(price.afterOrderMinor),
  pricePerUnit: toMajor(price.unitMinor),
  tax: toMajor(price.taxMinor),
  adjustedTax: toMajor(price.adjustedTaxMinor),
  taxBasis: toMajor(price.afterOrderMinor),
  taxRate: price.rateBasisPoints / 10_000,
  taxClassId: line.sellable?.taxClass,
  ...(line.salesUnitMinor === undefined ? {} : { c_salesPrice: toMajor(line.salesUnitMinor) }),
  ...(line.line.agreed?.country === basket.country
    ? {
        c_priceQuote: toMajor(line.line.agreed.pieceMinor),
        c_opportunityId: line.line.agreed.opportunityId,
        c_opportunityLine: line.line.agreed.line,
      }
    : {}),
  ...(price.discounts.length > 0
    ? {
        priceAdjustments: price.discounts.map((discount) =>
          adjustmentView(discount, line.line.itemId, inputs, localeOf(ctx.language, basket.country)),
        ),
      }
    : {}),
})

const pickupView = (state: BasketState, line: CalculatedLine) => {
  const ready = readyOf(state, line)
  if (!ready) return undefined
  const shown = formatDate(ready.day)
  return {
    c_pickupFinishDate: shown,
    c_pickupFinishDateNotFormatted: ready.day,
    ...(ready.isEstimated ? { c_pickupDateEstimated: shown } : {}),
  }
}

const stockView = (state: BasketState, line: CalculatedLine) => {
  const inventory = inventoryOf(state, line)
  if (!inventory) return undefined
  const { id, availability } = inventory
  const ats = line.sellable?.cut ? mmToMetres(availability.ats) : availability.ats
  const orderable = line.status !== 'unavailable' && availability.ats > 0
  return { inventoryId: id, inventory: { id, stockLevel: ats, ats, orderable } }
}

const variationOf = (ctx: Ctx, { basket }: BasketState, sellable: CalculatedLine['sellable']) => {
  const text = variationText(ctx.site, sellable?.variationValues, localeOf(ctx.language, basket.country))
  return text ? { c_variationText: text } : undefined
}

/** The parts of a bundle, each with an id of its own: clients tell them apart by it. */
export const bundledItemsView = (
  itemId: string,
  components: readonly { productId: string; quantity: number }[],
) =>
  components.map(({ productId, quantity }, index) => ({
    itemId: derivedId(itemId, String(index), productId),
    productId,
    quantity,
  }))

/** A line as the contract writes it; money only for those who may see it. */
export const lineView = (ctx: Ctx, state: BasketState, calculated: CalculatedLine) => {
  const { line, sellable, status, price, options } = calculated
  const measurement = line.measurement ?? (line.lengthMm === undefined ? 'unit' : 'metre')
  return {
    itemId: line.itemId,
    productId: line.productId,
    id: line.productId,
    productName: sellable?.name,
    name: sellable?.name,
    itemText: sellable?.name,
    quantity: line.quantity,
    shipmentId: shipmentIdOf(line),
    currency: state.basket.currency,
    variationValues: sellable?.variationValues,
    ...variationOf(ctx, state, sellable),
    ...(sellable && !sellable.cut ? { c_unit: sellable.unit } : {}),
    ...(sellable?.masterId === undefined ? {} : { c_masterId: sellable.masterId }),
    type: sellable && typeView(sellable.kind, options.length > 0),
    ...stockView(state, calculated),
    ...(sellable?.kind === 'bundle'
      ? { bundledProductItems: bundledItemsView(line.itemId, sellable.components) }
      : {}),
    ...optionItemsView(ctx, line, options),
    ...giftView(line.gift),
    c_pickUpProduct: line.pickUp,
    ...pickupView(state, calculated),
    c_measurementSelector: measurement,
    ...(line.lengthMm === undefined ? {} : { c_lengthMetersToBuy: mmToMetres(line.lengthMm) }),
    ...(sellable?.lengthMm === undefined ? {} : { c_Length: mmToMetres(sellable.lengthMm) }),
    ...(sellable && !sellable.cut && sellable.stepQuantity > 1
      ? { c_stepQuantity: sellable.stepQuantity }
      : {}),
    ...(line.storeId === undefined ? {} : { c_store: line.storeId }),
    c_status: status,
    ...(sellable?.image ? { c_image: sellable.image } : {}),
    ...(price && ctx.audience === 'registered' ? priceView(ctx, state, calculated, price) : undefined),
  }
}
