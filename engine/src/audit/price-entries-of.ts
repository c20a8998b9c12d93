import type { AdminContext } from '../kernel/admin-context.ts'
import type { AuditEntry } from './chain.ts'
import { countPriceEntries, selectPriceEntries } from './queries.ts'

type Tiers = { minQuantity: string; amount: string }[]

/** A change of a product's price: its tiers as they were and as they became; null where it had none. */
export type PriceEntry = Pick<AuditEntry, 'seq' | 'at' | 'actor' | 'operation'> & {
  before: Tiers | null
  after: Tiers | null
  /** The price change that was put in place or back, and who had planned it for a moment. */
  priceChangeId: string | null
  planner: AuditEntry['actor'] | null
}

/** What was done to the price of a product in a country, the latest first. */
export const priceEntriesOf = async (
  { db }: Pick<AdminContext, 'db'>,
  siteId: string,
  priced: { country: string; sku: string },
  page: { limit: number; offset: number },
): Promise<{ entries: PriceEntry[]; total: number }> => {
  const entries = await db.query(selectPriceEntries(siteId, priced, page))
  const { total } = await db.one(countPriceEntries(siteId, priced))
  return { entries, total }
}
