import { toMajor } from '../../../../facts/money.ts'
import type { Operation } from '../../kernel/operation.ts'
import type { clientContract } from '../client-contract.ts'
import { optionItemId } from '../lines/option-view.ts'
import { loadBasket } from '../with-basket.ts'

/** The tax inside what each line costs after discounts. */
export const getTaxesFromBasket: Operation<typeof clientContract.getTaxesFromBasket> = async (
  ctx,
  { params },
) => {
  const { calculation, facts } = await loadBasket(ctx, params.basketId)
  if (ctx.audience === 'guest') return { taxes: {} }
  const amounts = calculation.lines.flatMap(({ line, price, options }) => [
    [line.itemId, price] as const,
    ...options.map((one) => [optionItemId(line, one), one.price] as const),
  ])
  const taxes = amounts.flatMap(([itemId, price]) =>
    price
      ? [
          [
            itemId,
            {
              taxItems: [
                {
                  id: facts.country.taxName,
                  rate: price.rateBasisPoints / 10_000,
                  value: toMajor(price.adjustedTaxMinor),
                },
              ],
            },
          ],
        ]
      : [],
  )
  return { taxes: Object.fromEntries(taxes) }
}
