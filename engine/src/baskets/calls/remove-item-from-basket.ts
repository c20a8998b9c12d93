import type { Operation } from '../../kernel/operation.ts'
import { removeLine } from '../lines/change-lines.ts'
import type { basketsContract } from '../contract.ts'
import { basketView } from '../view.ts'
import { withBasket } from '../with-basket.ts'

export const removeItemFromBasket = (async (ctx, { params }) =>
  basketView(
    ctx,
    await withBasket(ctx, params.basketId, { change: (basket) => removeLine(basket, params.itemId) }),
  )) satisfies Operation<typeof basketsContract.removeItemFromBasket>
