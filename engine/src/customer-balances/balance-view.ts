import { toMajor } from '../../../facts/money.ts'
import type { Balance } from './balance.ts'

/** A balance as it is told; of a credit, also how much of it is left. */
export const balanceView = ({
  currency,
  balanceMinor,
  overdueMinor,
  creditLimitMinor,
  termDays,
  asOf,
}: Balance) => ({
  currency,
  balance: toMajor(balanceMinor),
  ...(overdueMinor === null ? {} : { overdue: toMajor(overdueMinor) }),
  ...(creditLimitMinor === null
    ? {}
    : {
        creditLimit: toMajor(creditLimitMinor),
        available: toMajor(Math.max(0, creditLimitMinor - balanceMinor)),
      }),
  ...(termDays === null ? {} : { termDays }),
  asOf: asOf.toISOString(),
})
