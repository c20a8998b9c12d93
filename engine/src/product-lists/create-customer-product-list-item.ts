import { customMembersOf } from '../kernel/custom-members.ts'
import type { Operation } from '../kernel/operation.ts'
import { loadSellables } from '../products/index.ts'
import type { productListsContract } from './contract.ts'
import { invalidProduct, noList, tooManyItems } from './problems.ts'
import { itemsMax } from './product-list.ts'
import { touchList, upsertItem } from './queries.ts'
import { ownListKey } from './require-own-list.ts'
import { itemView } from './view.ts'

/** Puts a product in a list [S4.061]; one that is there gets the new values and keeps its id. */
export const createCustomerProductListItem = (async (ctx, { params, body }) => {
  const key = ownListKey(ctx, params)
  const known = await loadSellables(ctx, ctx.country, [body.productId])
  const item = {
    id: ctx.newId.hex(),
    productId: body.productId,
    quantity: body.quantity ?? 1,
    priority: body.priority ?? 1,
    public: body.public ?? false,
    record: customMembersOf(body),
  }
  const saved = await ctx.db.transaction(async (tx) => {
    if ((await tx.run(touchList(key, ctx.now))) === 0) throw noList()
    if (!known.has(body.productId)) {
      throw invalidProduct('There is no product with this id.', { productId: body.productId })
    }
    return tx.maybe(upsertItem(key, item, itemsMax, ctx.now))
  })
  if (!saved) throw tooManyItems('The product list is full.')
  return itemView(saved)
}) satisfies Operation<typeof productListsContract.createCustomerProductListItem>
