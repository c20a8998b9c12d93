import type { Operation } from '../kernel/operation.ts'
import type { contract } from './contract.ts'
import { basketView } from './view.ts'
import { loadBasket } from './with-basket.ts'

export const getBasket: Operation<typeof contract.getBasket> = async (ctx, { params }) =>
  basketView(ctx, await loadBasket(ctx, params.basketId))
