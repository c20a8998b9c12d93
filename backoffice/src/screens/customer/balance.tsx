import { useQuery } from '@tanstack/react-query'
import { customerBalances } from '../../api/customer-balances.ts'
import { useEnv } from '../../api/env.tsx'
import { ProblemNotice } from '../../features/problem/index.ts'
import { Badge, KeyValues, Section } from '../../ui/index.ts'
import { messages } from './messages.ts'

/** What the customer owes by the merchant's books, and of which moment that is; nothing where nobody has said it. */
export const Balance = ({ customerNo }: { customerNo: string }) => {
  const { call, t, format } = useEnv()
  const found = useQuery({
    queryKey: [customerBalances.getCustomerBalance, customerNo],
    queryFn: ({ signal }) => call(customerBalances.getCustomerBalance, { params: { customerNo }, signal }),
  })
  const known = found.data?.current
  if (found.error)
    return (
      <Section title={t(messages.balance)}>
        <ProblemNotice error={found.error} onRetry={() => void found.refetch()} />
      </Section>
    )
  if (!known) return null
  const { balance, overdue = 0, creditLimit, available, termDays, currency, asOf } = known
  const money = (amount: number) => format.money(amount, currency)
  return (
    <Section title={t(messages.balance)}>
      <KeyValues
        of={[
          [t(balance < 0 ? messages.paidAhead : messages.owes), money(Math.abs(balance))],
          [t(messages.overdue), overdue > 0 && <Badge tone="bad">{money(overdue)}</Badge>],
          [t(messages.creditLimit), creditLimit !== undefined && money(creditLimit)],
          [t(messages.available), available !== undefined && money(available)],
          [t(messages.term), termDays !== undefined && t(messages.days, termDays)],
          [t(messages.asOf), format.dateTime(asOf)],
        ]}
      />
    </Section>
  )
}
