import { sharedOperations } from '../baskets/counter/index.ts'
import type { AdminOperation } from '../kernel/admin-operation.ts'
import { Reply } from '../kernel/operation.ts'
import { runOnce } from '../kernel/run-once.ts'
import { requestAtDesk } from '../opportunities/index.ts'
import type { counterContract } from './contract.ts'
import { auditBasket, inTheirLanguage, openOnBehalf } from './on-behalf.ts'

/**
 * Makes a request for a quote of a basket that was filled for its customer, whom the desk owes an offer from here on; the
 * basket is gone. Problems: 400 for an empty basket, 404, 409.
 */
export const quoteCounterBasket = (async (ctx, { params, body, headers }) => {
  const { basketId } = params
  return runOnce(ctx, { operation: `quoteCounterBasket ${basketId}`, headers, body }, async (inside) => {
    const { basket, customer, theirs } = await openOnBehalf(inside, basketId)
    const { id, number } = await requestAtDesk(inTheirLanguage(theirs, customer), basketId)
    await sharedOperations.deleteBasket(theirs, { params, query: {}, body: undefined, headers })
    await auditBasket(inside, 'quoteCounterBasket', basket, { customerId: customer.id, quote: number })
    return new Reply(201, { quoteId: id, number })
  })
}) satisfies AdminOperation<typeof counterContract.quoteCounterBasket>
