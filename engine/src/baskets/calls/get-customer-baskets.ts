import { type Ctx, knownShopper } from '../../kernel/context.ts'
import type { Operation } from '../../kernel/operation.ts'
import { notFound } from '../../kernel/problem.ts'
import type { basketsContract } from '../contract.ts'
import { selectBasketsOf } from '../queries.ts'
import { fromRow } from '../stored-basket.ts'
import { basketView } from '../view.ts'
import { calculateStoredBasket } from '../with-basket.ts'

/** Every basket of a shopper as they see it, the open one first; temporary ones too, told by their flag. */
export const basketsOfCustomer = async (ctx: Ctx, customerId: string) => {
  const rows = await ctx.db.query(selectBasketsOf(ctx.site.siteId, customerId))
  const views: ReturnType<typeof basketView>[] = []
  for (const row of rows) views.push(basketView(ctx, await calculateStoredBasket(ctx, fromRow(row))))
  return views
}

export const getCustomerBaskets = (async (ctx, { params }) => {
  if (params.customerId !== knownShopper(ctx).customerId) {
    throw notFound(`No customer with ID '${params.customerId}' could be found.`)
  }
  const baskets = await basketsOfCustomer(ctx, params.customerId)
  return { total: baskets.length, baskets }
}) satisfies Operation<typeof basketsContract.getCustomerBaskets>
