import type { Operation } from '../../kernel/operation.ts'
import { changeLine, chooseStore } from '../lines/change-lines.ts'
import type { basketsContract } from '../contract.ts'
import { basketView } from '../view.ts'
import { withBasket } from '../with-basket.ts'

/** Changes several lines at once: all of them or none. */
export const updateItemsInBasket = (async (ctx, { params, query, body }) =>
  basketView(
    ctx,
    await withBasket(ctx, params.basketId, {
      skus: body.flatMap(({ productId }) => productId ?? []),
      change: (basket, goods) => {
        for (const item of body) changeLine(basket, item.itemId, item, goods)
        chooseStore(basket, query.c_store)
      },
    }),
  )) satisfies Operation<typeof basketsContract.updateItemsInBasket>
