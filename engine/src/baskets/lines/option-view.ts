import { toMajor } from '../../../../facts/money.ts'
import type { Ctx } from '../../kernel/context.ts'
import type { BasketLine } from '../basket.ts'
import type { CalculatedOption, OptionPrice } from '../prices/calculation.ts'
import { derivedId } from '../prices/price-adjustment-view.ts'
import { shipmentIdOf } from '../shipments.ts'

const priceView = (price: OptionPrice) => ({
  basePrice: toMajor(price.pieceMinor),
  price: toMajor(price.priceMinor),
  priceAfterItemDiscount: toMajor(price.priceMinor),
  priceAfterOrderDiscount: toMajor(price.afterOrderMinor),
  tax: toMajor(price.taxMinor),
  adjustedTax: toMajor(price.adjustedTaxMinor),
  taxBasis: toMajor(price.afterOrderMinor),
  taxRate: price.rateBasisPoints / 10_000,
})

/** The id of what was chosen along with a line: the same in every answer. */
export const optionItemId = ({ itemId }: Pick<BasketLine, 'itemId'>, { option }: CalculatedOption) =>
  derivedId(itemId, 'option', option.id)

/** What was chosen along with a line, as the contract writes it; nothing where there was nothing to choose. */
export const optionItemsView = (
  { audience }: Pick<Ctx, 'audience'>,
  line: BasketLine,
  options: readonly CalculatedOption[],
) =>
  options.length === 0
    ? undefined
    : {
        optionItems: options.map((chosen) => ({
          itemId: optionItemId(line, chosen),
          optionId: chosen.option.id,
          optionValueId: chosen.value.id,
          productName: chosen.option.name,
          itemText: `${chosen.option.name}: ${chosen.value.name}`,
          quantity: line.quantity,
          shipmentId: shipmentIdOf(line),
          ...(chosen.price && audience === 'registered' ? priceView(chosen.price) : undefined),
        })),
      }
