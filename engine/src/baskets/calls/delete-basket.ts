import { knownShopper } from '../../kernel/context.ts'
import { noContent, type Operation } from '../../kernel/operation.ts'
import type { basketsContract } from '../contract.ts'
import { deleteBasketRow } from '../queries.ts'
import { noBasket } from '../with-basket.ts'

export const deleteBasket = (async (ctx, { params }) => {
  const { customerId } = knownShopper(ctx)
  const gone = await ctx.db.run(deleteBasketRow(ctx.site.siteId, customerId, params.basketId))
  if (gone === 0) throw noBasket(params.basketId)
  return noContent()
}) satisfies Operation<typeof basketsContract.deleteBasket>
