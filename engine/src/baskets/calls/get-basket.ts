import type { Operation } from '../../kernel/operation.ts'
import { csv } from '../../kernel/schema.ts'
import { approachingView } from '../prices/approaching-view.ts'
import type { basketsContract } from '../contract.ts'
import { basketView } from '../view.ts'
import { loadBasket } from '../with-basket.ts'

/** The shopper's basket; `expand=approaching_discounts` tells what more goods would earn. */
export const getBasket = (async (ctx, { params, query }) => {
  const state = await loadBasket(ctx, params.basketId)
  const view = basketView(ctx, state)
  if (!csv(query.expand).includes('approaching_discounts')) return view
  return { ...view, approachingDiscounts: approachingView(ctx, state) }
}) satisfies Operation<typeof basketsContract.getBasket>
