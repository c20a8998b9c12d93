import type { Operation } from '../kernel/operation.ts'
import type { productListsContract } from './contract.ts'
import { noList } from './problems.ts'
import { selectList } from './queries.ts'
import { ownListKey } from './require-own-list.ts'
import { listView } from './view.ts'

export const getCustomerProductList = (async (ctx, { params }) => {
  const list = await ctx.db.maybe(selectList(ownListKey(ctx, params)))
  if (!list) throw noList()
  return listView(list)
}) satisfies Operation<typeof productListsContract.getCustomerProductList>
