import type { Operation } from '../kernel/operation.ts'
import type { basketsContract } from './contract.ts'
import { basketView } from './view.ts'
import { loadBasket } from './with-basket.ts'

export const getBasket: Operation<typeof basketsContract.getBasket> = async (ctx, { params }) =>
  basketView(ctx, await loadBasket(ctx, params.basketId))
