import { noContent, type Operation } from '../kernel/operation.ts'
import type { productListsContract } from './contract.ts'
import { ownListKey } from './own-list.ts'
import { noList } from './problems.ts'
import { deleteList } from './queries.ts'

export const deleteCustomerProductList = (async (ctx, { params }) => {
  if ((await ctx.db.run(deleteList(ownListKey(ctx, params)))) === 0) throw noList()
  return noContent()
}) satisfies Operation<typeof productListsContract.deleteCustomerProductList>
