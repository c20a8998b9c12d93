import { eraseBaskets } from '../baskets/index.ts'
import { eraseCases } from '../cases/index.ts'
import { requireCurrentPassword } from '../customers/credentials/index.ts'
import { eraseCustomer, lockOwnCustomer, normalLogin } from '../customers/index.ts'
import { noContent, type Operation } from '../kernel/operation.ts'
import { eraseSessions } from '../login/index.ts'
import { eraseOpportunities } from '../opportunities/index.ts'
import { anonymizeOrders, countOrdersUnderWay } from '../orders/index.ts'
import { eraseActivities } from '../personalisation/index.ts'
import { eraseProductLists } from '../product-lists/index.ts'
import { eraseContexts } from '../shopper-context/index.ts'
import { eraseSubscription } from '../subscriptions/index.ts'
import { eraseLearned, eraseSavedLists } from '../trade/index.ts'
import type { privacyContract } from './contract.ts'
import { ordersUnderWay, wrongConfirmation } from './problems.ts'

/** Closes the account of the token for good. Problems: 400 for a wrong address or password, 409 with open orders. */
export const closeCustomerAccount = (async (ctx, { params, body }) => {
  const { siteId } = ctx.site
  await ctx.db.transaction(async (tx) => {
    const customer = await lockOwnCustomer(ctx, tx, params.customerId)
    const { id, email } = customer
    if (normalLogin(body.email) !== normalLogin(email)) {
      throw wrongConfirmation('The address is not the one of the account.')
    }
    if (customer.passwordHash !== null) await requireCurrentPassword(ctx, customer, body.currentPassword)
    const [open] = await tx.query(countOrdersUnderWay(siteId, id))
    if (open && open.total > 0) throw ordersUnderWay('Orders of this account are still under way.')
    await tx.run(anonymizeOrders(siteId, id))
    await tx.run(eraseCases(siteId, id))
    await tx.run(eraseOpportunities(siteId, id))
    await tx.run(eraseBaskets(siteId, id))
    await tx.run(eraseProductLists(siteId, id))
    await tx.run(eraseSubscription(siteId, email))
    await tx.run(eraseLearned(siteId, id))
    await tx.run(eraseSavedLists(siteId, id))
    await tx.run(eraseActivities(siteId, id))
    await tx.run(eraseContexts(siteId, id))
    await tx.run(eraseSessions(siteId, id))
    await tx.run(eraseCustomer(siteId, id))
  })
  return noContent()
}) satisfies Operation<typeof privacyContract.closeCustomerAccount>
