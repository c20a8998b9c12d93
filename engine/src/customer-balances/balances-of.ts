import type { Db } from '../db/db.ts'
import { balanceIn } from './balance.ts'
import { balanceView } from './balance-view.ts'
import { selectEntries } from './queries.ts'

/** All that was said of what a customer owes, the latest first: for themselves, without who of the merchant said it. */
export const balancesOf = async (db: Db, siteId: string, customerId: string) => {
  const entries = await db.query(selectEntries(siteId, customerId, null))
  return entries.flatMap((entry) => {
    const figures = balanceIn(entry)
    return figures ? [{ ...balanceView(figures), createdAt: entry.writtenAt.toISOString() }] : []
  })
}
