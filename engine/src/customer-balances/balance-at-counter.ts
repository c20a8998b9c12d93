import type { CountryCode } from '../../../facts/countries.ts'
import { Open, Type } from '../kernel/schema.ts'
import type { AdminContext } from '../kernel/admin-context.ts'
import { balanceIn } from './balance.ts'
import { balanceView } from './balance-view.ts'
import { selectBalanceIn } from './queries.ts'

/** What whoever takes a customer's money has to know: neither the limit nor the term that were agreed, nor what was said before. */
export const CounterBalance = Open('CounterBalance', {
  currency: Type.String(),
  /** Owed; below zero where they have paid ahead. */
  balance: Type.Number(),
  /** Of it, what is past its term. */
  overdue: Type.Optional(Type.Number()),
  /** What they may still owe. */
  available: Type.Optional(Type.Number()),
  /** The moment that the figures are of. */
  asOf: Type.String(),
})

/** What a customer of this country owes by the merchant's books; undefined where nobody has said it. */
export const balanceAtCounter = async (
  { db, site }: Pick<AdminContext, 'db' | 'site'>,
  customer: { id: string; country: CountryCode },
) => {
  const row = await db.maybe(selectBalanceIn(site.siteId, customer))
  const known = row && balanceIn(row)
  if (!known) return undefined
  const { currency, balance, overdue, available, asOf } = balanceView(known)
  return {
    currency,
    balance,
    ...(overdue === undefined ? {} : { overdue }),
    ...(available === undefined ? {} : { available }),
    asOf,
  }
}
