import { toMajor } from '../../../../facts/money.ts'
import type { Operation } from '../../kernel/operation.ts'
import type { clientOrderContract } from '../client-contract.ts'
import { requireOwnOrder } from '../require-own-order.ts'

const itemsOf = <Item>(item: Item) => ({ taxItems: [item] })

/** The tax inside what each line was agreed to cost. */
export const getTaxesFromOrder = (async (ctx, { params }) => {
  const { document } = await requireOwnOrder(ctx, params.orderNo)
  const taxes = document.agreed.lines.flatMap(({ itemId, price }) => {
    if (!price) return []
    const { taxClass, rateBasisPoints, adjustedTaxMinor } = price
    const item = { id: taxClass, rate: rateBasisPoints / 10_000, value: toMajor(adjustedTaxMinor) }
    return [[itemId, itemsOf(item)] as const]
  })
  return { taxes: Object.fromEntries(taxes) }
}) satisfies Operation<typeof clientOrderContract.getTaxesFromOrder>
