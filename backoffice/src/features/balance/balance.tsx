import { useQuery } from '@tanstack/react-query'
import { customerBalances } from '../../api/customer-balances.ts'
import { useEnv } from '../../api/env.tsx'
import { useSession } from '../../api/session.ts'
import { Badge, KeyValues, Section } from '../../ui/index.ts'
import { ProblemNotice } from '../problem/index.ts'
import { messages } from './messages.ts'

type Props = { customerNo: string }

/** What the merchant's books say of a customer; asked by those who may read customers. */
const useBalance = (customerNo: string) => {
  const { call } = useEnv()
  const { can } = useSession()
  return useQuery({
    queryKey: [customerBalances.getCustomerBalance, customerNo],
    queryFn: ({ signal }) => call(customerBalances.getCustomerBalance, { params: { customerNo }, signal }),
    enabled: can('sfcc.customerlists'),
  })
}

/** What the customer owes by the merchant's books, and of which moment that is; nothing where nobody has said it. */
export const Balance = ({ customerNo }: Props) => {
  const { t, format } = useEnv()
  const found = useBalance(customerNo)
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

type Known = { currency: string; balance: number; overdue?: number; available?: number; asOf: string }

/** The same in a line, beside the name of whom is sold to; nothing where nobody has said it. */
export const BalanceLine = ({ known }: { known: Known | undefined }) => {
  const { t, format } = useEnv()
  if (!known) return null
  const { balance, overdue = 0, available, currency, asOf } = known
  const money = (amount: number) => format.money(amount, currency)
  const parts = [
    `${t(balance < 0 ? messages.paidAhead : messages.owes)} ${money(Math.abs(balance))}`,
    ...(available === undefined ? [] : [`${t(messages.available)} ${money(available)}`]),
    `${t(messages.asOf)} ${format.dateTime(asOf)}`,
  ]
  return (
    <small>
      {overdue > 0 && (
        <Badge tone="bad">
          {t(messages.overdue)} {money(overdue)}
        </Badge>
      )}{' '}
      {parts.join(' · ')}
    </small>
  )
}
