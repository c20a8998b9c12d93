import { eraseBaskets } from '../baskets/index.ts'
import { eraseCases } from '../cases/index.ts'
import { type Customer, eraseCustomer, lockLeaving } from '../customers/index.ts'
import type { Db } from '../db/db.ts'
import type { Site } from '../kernel/site.ts'
import { eraseSessions } from '../login/index.ts'
import { eraseOpportunities } from '../opportunities/index.ts'
import { anonymizeOrders, countOrdersUnderWay } from '../orders/index.ts'
import { eraseActivities } from '../personalisation/index.ts'
import { eraseProductLists } from '../product-lists/index.ts'
import { eraseContexts } from '../shopper-context/index.ts'
import { eraseStockNotices } from '../stock-notices/index.ts'
import { eraseSubscription } from '../subscriptions/index.ts'
import { eraseLearnedPhrases, eraseSavedLists } from '../trade/index.ts'
import { ordersUnderWay } from './problems.ts'

/**
 * Forgets a customer, inside the caller's transaction: what is theirs alone is erased, their orders stay without the person.
 * Problem: 409 while an order is under way.
 */
export const closeAccount = async (
  { site: { siteId } }: { site: Pick<Site, 'siteId'> },
  tx: Db,
  { id, email }: Pick<Customer, 'id' | 'email'>,
): Promise<void> => {
  await tx.run(lockLeaving(siteId, id))
  const [open] = await tx.query(countOrdersUnderWay(siteId, id))
  if (open && open.total > 0) throw ordersUnderWay('Orders of this account are still under way.')
  await tx.run(anonymizeOrders(siteId, id))
  await tx.run(eraseCases(siteId, id))
  await tx.run(eraseOpportunities(siteId, id))
  await tx.run(eraseBaskets(siteId, id))
  await tx.run(eraseProductLists(siteId, id))
  await tx.run(eraseSubscription(siteId, email))
  await tx.run(eraseStockNotices(siteId, { id, email }))
  await tx.run(eraseLearnedPhrases(siteId, id))
  await tx.run(eraseSavedLists(siteId, id))
  await tx.run(eraseActivities(siteId, id))
  await tx.run(eraseContexts(siteId, id))
  await tx.run(eraseSessions(siteId, id))
  await tx.run(eraseCustomer(siteId, id))
}
