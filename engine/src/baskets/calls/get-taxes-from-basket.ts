import { toMajor } from '../../../../facts/money.ts'
import type { Operation } from '../../kernel/operation.ts'
import type { clientContract } from '../client-contract.ts'
import { optionItemId } from '../lines/option-view.ts'
import type { LinePrice, OptionPrice } from '../prices/calculation.ts'
import { loadBasket } from '../with-basket.ts'

const taxItems = (price: LinePrice | OptionPrice, id: string) => ({
  taxItems: [{ id, rate: price.rateBasisPoints / 10_000, value: toMajor(price.adjustedTaxMinor) }],
})

/** The tax inside what each line costs after discounts. */
export const getTaxesFromBasket = (async (ctx, { params }) => {
  const { calculation, inputs } = await loadBasket(ctx, params.basketId)
  if (ctx.audience === 'guest') return { taxes: {} }
  const amounts = calculation.lines.flatMap(({ line, price, options }) => [
    [line.itemId, price] as const,
    ...options.map((one) => [optionItemId(line, one), one.price] as const),
  ])
  const taxes = amounts.flatMap(([itemId, price]) =>
    price ? [[itemId, taxItems(price, inputs.country.taxName)] as const] : [],
  )
  return { taxes: Object.fromEntries(taxes) }
}) satisfies Operation<typeof clientContract.getTaxesFromBasket>
