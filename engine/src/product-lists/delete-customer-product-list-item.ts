import { noContent, type Operation } from '../kernel/operation.ts'
import type { productListsContract } from './contract.ts'
import { noItem } from './problems.ts'
import { deleteItem } from './queries.ts'
import { ownListKey } from './require-own-list.ts'

/** Removes a product from a list [S4.063]. */
export const deleteCustomerProductListItem = (async (ctx, { params }) => {
  if ((await ctx.db.run(deleteItem(ownListKey(ctx, params), params.itemId))) === 0) throw noItem()
  return noContent()
}) satisfies Operation<typeof productListsContract.deleteCustomerProductListItem>
