import type { Operation } from '../../kernel/operation.ts'
import { forbidden } from '../../kernel/problem.ts'
import type { clientContract } from '../client-contract.ts'
import { loadBasket } from '../with-basket.ts'

/**
 * Calls of agents and of the back office: prices, taxes, owners and gift certificates are never written by a shopper.
 * Problems: 404 for a basket of somebody else, else 403.
 */
export const refuseBackOffice = (async (ctx, { params }) => {
  await loadBasket(ctx, params.basketId)
  throw forbidden('The access token does not have the scope for this call.')
}) satisfies Operation<typeof clientContract.addPriceBooksToBasket>
