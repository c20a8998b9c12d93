import type { CustomerBalance } from '../../api/customer-balances.ts'
import { messages } from './messages.ts'
import type { WriteValue } from './kinds.ts'

/** `$1,250.75 · vencido $40.00 · límite $5,000.00 · a 30 días · al 26 nov 2026` */
export const writeBalance: WriteValue = (json, { t, format }) => {
  const { balance, overdue, creditLimit, termDays, currency, asOf } = JSON.parse(json) as CustomerBalance
  const money = (amount: number) => format.money(amount, currency)
  return [
    money(balance),
    overdue !== undefined && t(messages.balanceOverdue, money(overdue)),
    creditLimit !== undefined && t(messages.balanceLimit, money(creditLimit)),
    termDays !== undefined && t(messages.balanceTerm, termDays),
    t(messages.balanceAsOf, format.dateTime(asOf)),
  ]
    .filter(Boolean)
    .join(' · ')
}
