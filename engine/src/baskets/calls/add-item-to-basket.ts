import type { Operation } from '../../kernel/operation.ts'
import { addLine } from '../lines/change-lines.ts'
import type { basketsContract } from '../contract.ts'
import { basketView } from '../view.ts'
import { withBasket } from '../with-basket.ts'

/** Adds products; the same product at the same length grows its line. All of them or none. */
export const addItemToBasket = (async (ctx, { params, body }) =>
  basketView(
    ctx,
    await withBasket(ctx, params.basketId, {
      skus: body.map(({ productId }) => productId),
      change: (basket, goods) => {
        for (const item of body) addLine(ctx, basket, goods, item)
      },
    }),
  )) satisfies Operation<typeof basketsContract.addItemToBasket>
