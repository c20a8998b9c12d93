import type { Operation } from '../kernel/operation.ts'
import type { productListsContract } from './contract.ts'
import { noItem } from './problems.ts'
import { selectItem } from './queries.ts'
import { ownListKey } from './require-own-list.ts'
import { itemView } from './view.ts'

export const getCustomerProductListItem = (async (ctx, { params }) => {
  const item = await ctx.db.maybe(selectItem(ownListKey(ctx, params), params.itemId))
  if (!item) throw noItem()
  return itemView(item)
}) satisfies Operation<typeof productListsContract.getCustomerProductListItem>
