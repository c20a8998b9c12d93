import { noContent, type Operation } from '../../kernel/operation.ts'
import { emailOfShopper } from '../checkout/customer-email.ts'
import type { basketsContract } from '../contract.ts'
import { lockPair } from '../previous-basket.ts'
import { basketAlreadyExists } from '../problems.ts'
import { deleteBasketRow } from '../queries.ts'
import { basketView } from '../view.ts'
import { calculateStoredBasket } from '../with-basket.ts'
import { mergeLocked } from './merge-basket.ts'

/**
 * The successor of merge: gives the guest's basket to the customer. Where the customer has one, `merge` joins them
 * and `overrideExisting` replaces it; without either 409. Nobody has a basket: 204.
 */
export const transferBasket = (async (ctx, { query }) =>
  ctx.db.transaction(async (tx) => {
    const inside = { ...ctx, db: tx }
    const { own, source, ...who } = await lockPair(inside)
    if (!source) return own ? basketView(inside, await calculateStoredBasket(inside, own)) : noContent()
    const email = query.populateCustomerDetails === true ? await emailOfShopper(inside) : undefined
    const give = (to: typeof own) =>
      mergeLocked(inside, { ...who, own: to, source }, 'higher_quantity', email)
    if (own && query.merge !== true) {
      if (query.overrideExisting !== true) {
        throw basketAlreadyExists('The customer already has a basket.', { basketId: own.id })
      }
      await tx.run(deleteBasketRow(ctx.site.siteId, who.customerId, own.id))
      return basketView(inside, await give(undefined))
    }
    return basketView(inside, await give(own))
  })) satisfies Operation<typeof basketsContract.transferBasket>
