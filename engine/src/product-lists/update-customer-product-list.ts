import { customMembersOf } from '../kernel/custom-members.ts'
import type { Operation } from '../kernel/operation.ts'
import type { productListsContract } from './contract.ts'
import { noList } from './problems.ts'
import { updateList } from './queries.ts'
import { ownListKey } from './require-own-list.ts'
import { listView } from './view.ts'

export const updateCustomerProductList = (async (ctx, { params, body }) => {
  const changes = {
    name: body.name ?? null,
    description: body.description ?? null,
    public: body.public ?? null,
    record: customMembersOf(body),
  }
  const list = await ctx.db.maybe(updateList(ownListKey(ctx, params), changes, ctx.now))
  if (!list) throw noList()
  return listView(list)
}) satisfies Operation<typeof productListsContract.updateCustomerProductList>
