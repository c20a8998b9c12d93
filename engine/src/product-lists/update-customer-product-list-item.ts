import { customMembersOf } from '../kernel/custom-members.ts'
import type { Operation } from '../kernel/operation.ts'
import type { productListsContract } from './contract.ts'
import { noItem } from './problems.ts'
import { updateItem } from './queries.ts'
import { ownListKey } from './require-own-list.ts'
import { itemView } from './view.ts'

export const updateCustomerProductListItem = (async (ctx, { params, body }) => {
  const changes = {
    quantity: body.quantity ?? null,
    priority: body.priority ?? null,
    public: body.public ?? null,
    record: customMembersOf(body),
  }
  const item = await ctx.db.maybe(updateItem(ownListKey(ctx, params), params.itemId, changes))
  if (!item) throw noItem()
  return itemView(item)
}) satisfies Operation<typeof productListsContract.updateCustomerProductListItem>
