import type { Operation } from '../kernel/operation.ts'
import type { productListsContract } from './contract.ts'
import { listsMax } from './product-list.ts'
import { selectLists } from './queries.ts'
import { requireListOwner } from './require-own-list.ts'
import { listView } from './view.ts'

export const getCustomerProductLists = (async (ctx, { params }) => {
  requireListOwner(ctx, params.customerId)
  const lists = await ctx.db.query(selectLists(ctx.site.siteId, params.customerId))
  return { limit: listsMax, total: lists.length, data: lists.map(listView) }
}) satisfies Operation<typeof productListsContract.getCustomerProductLists>
