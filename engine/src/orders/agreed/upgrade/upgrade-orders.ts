import type { Db } from '../../../db/db.ts'
import { replaceDocument, selectOldOrders } from '../../queries.ts'
import { upgradedDocument } from './old-order.ts'

const batchSize = 200

/**
 * Gives every order that was kept as an answer its facts, so many in a transaction: an upgrade that was cut goes on
 * where it was, and several processes share the work. Answers how many there were.
 */
export const upgradeOrders = async (db: Db): Promise<number> => {
  let done = 0
  for (;;) {
    const count = await db.transaction(async (tx) => {
      const orders = await tx.query(selectOldOrders(batchSize))
      for (const { siteId, ...order } of orders) {
        await tx.run(replaceDocument(siteId, order.orderNo, upgradedDocument(order)))
      }
      return orders.length
    })
    done += count
    if (count < batchSize) return done
  }
}
