import type { Operation } from '../../kernel/operation.ts'
import { changeLine, chooseStore } from '../lines/change-lines.ts'
import type { basketsContract } from '../contract.ts'
import { basketView } from '../view.ts'
import { withBasket } from '../with-basket.ts'

/** Changes one line. `c_store` in the query is the store of the whole basket, in the body that of this line. */
export const updateItemInBasket = (async (ctx, { params, query, body }) =>
  basketView(
    ctx,
    await withBasket(ctx, params.basketId, {
      skus: body.productId === undefined ? [] : [body.productId],
      change: (basket, goods) => {
        changeLine(basket, params.itemId, body, goods)
        chooseStore(basket, query.c_store)
      },
    }),
  )) satisfies Operation<typeof basketsContract.updateItemInBasket>
