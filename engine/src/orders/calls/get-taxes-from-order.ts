import type { Operation } from '../../kernel/operation.ts'
import type { clientOrderContract } from '../client-contract.ts'
import { requireOwnOrder } from '../require-own-order.ts'

const itemsOf = <Item>(item: Item) => ({ taxItems: [item] })

/** The tax inside what each line was agreed to cost. */
export const getTaxesFromOrder = (async (ctx, { params }) => {
  const { document } = await requireOwnOrder(ctx, params.orderNo)
  const taxes = document.view.productItems.map(
    ({ itemId, taxClassId, taxRate, adjustedTax }) =>
      [itemId, itemsOf({ id: taxClassId, rate: taxRate, value: adjustedTax })] as const,
  )
  return { taxes: Object.fromEntries(taxes) }
}) satisfies Operation<typeof clientOrderContract.getTaxesFromOrder>
