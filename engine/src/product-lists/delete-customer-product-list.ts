import { noContent, type Operation } from '../kernel/operation.ts'
import type { productListsContract } from './contract.ts'
import { noList } from './problems.ts'
import { deleteList } from './queries.ts'
import { ownListKey } from './require-own-list.ts'

export const deleteCustomerProductList = (async (ctx, { params }) => {
  if ((await ctx.db.run(deleteList(ownListKey(ctx, params)))) === 0) throw noList()
  return noContent()
}) satisfies Operation<typeof productListsContract.deleteCustomerProductList>
