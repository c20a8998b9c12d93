import { customMembersOf } from '../kernel/custom-members.ts'
import type { Operation } from '../kernel/operation.ts'
import type { productListsContract } from './contract.ts'
import { tooManyLists } from './problems.ts'
import { listsMax } from './product-list.ts'
import { insertList, selectList, selectWishList } from './queries.ts'
import { ownListKey } from './require-own-list.ts'
import { listView } from './view.ts'

/** Creates a list; where the wishlist exists already it answers that one [S3.027]. */
export const createCustomerProductList = (async (ctx, { params, body }) => {
  const key = ownListKey(ctx, { customerId: params.customerId, listId: ctx.newId.hex() })
  const type = body.type ?? 'wish_list'
  const list = {
    type,
    name: body.name ?? null,
    description: body.description ?? null,
    public: body.public ?? false,
    record: customMembersOf(body),
  }
  await ctx.db.run(insertList(key, list, listsMax, ctx.now))
  const saved = await ctx.db.maybe(
    type === 'wish_list' ? selectWishList(key.siteId, key.customerId) : selectList(key),
  )
  if (!saved) throw tooManyLists('There are too many product lists.')
  return listView(saved)
}) satisfies Operation<typeof productListsContract.createCustomerProductList>
