import type { Operation } from '../../kernel/operation.ts'
import type { clientOrderContract } from '../client-contract.ts'
import { ownOrder } from '../own-order.ts'

/** The tax inside what each line was agreed to cost. */
export const getTaxesFromOrder: Operation<typeof clientOrderContract.getTaxesFromOrder> = async (
  ctx,
  { params },
) => {
  const { document } = await ownOrder(ctx, params.orderNo)
  const taxes = document.view.productItems.map(({ itemId, taxClassId, taxRate, adjustedTax }) => [
    itemId,
    { taxItems: [{ id: taxClassId, rate: taxRate, value: adjustedTax }] },
  ])
  return { taxes: Object.fromEntries(taxes) }
}
