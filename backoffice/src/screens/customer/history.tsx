import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { cases } from '../../api/cases.ts'
import { useEnv } from '../../api/env.tsx'
import { orders } from '../../api/orders.ts'
import { quotes } from '../../api/quotes.ts'
import { allOf, isOneOf, sortsOf } from '../../api/search-query.ts'
import { useSession } from '../../api/session.ts'
import { CaseStatus, subjectName } from '../../features/cases/index.ts'
import { OrderStep } from '../../features/orders/index.ts'
import { ProblemNotice } from '../../features/problem/index.ts'
import { QuoteState } from '../../features/quotes/index.ts'
import { RowLink, Section, Skeleton } from '../../ui/index.ts'
import styles from './customer.module.css'
import { messages } from './messages.ts'

const most = 10

const bodyOf = (customerId: string) => ({
  query: allOf(isOneOf('customerId', [customerId])),
  sorts: sortsOf(undefined, '-creationDate'),
  limit: most,
})

type Found = { error: unknown; data: { total: number } | undefined; refetch(): unknown }

const Part = ({ title, found, children }: { title: string; found: Found; children: ReactNode }) => {
  const { t, format } = useEnv()
  const { error, data } = found
  return (
    <Section isBare title={data ? `${title} (${format.number(data.total)})` : title}>
      {error ? (
        <ProblemNotice error={error} onRetry={() => void found.refetch()} />
      ) : data ? (
        data.total === 0 && <p className={styles.none}>{t(messages.none)}</p>
      ) : (
        <Skeleton />
      )}
      <ul>{children}</ul>
    </Section>
  )
}

const useNow = () => useState(() => new Date())[0]

const Orders = ({ customerId }: { customerId: string }) => {
  const { call, t, format } = useEnv()
  const now = useNow()
  const found = useQuery({
    queryKey: [orders.searchOrders, 'of', customerId],
    queryFn: ({ signal }) => call(orders.searchOrders, { body: bodyOf(customerId), signal }),
  })
  return (
    <Part title={t(messages.orders)} found={found}>
      {found.data?.hits.map(({ orderNo, creationDate, orderTotal, currency, step }) => (
        <li key={orderNo}>
          <RowLink to="/orders/$orderNo" params={{ orderNo }} className={styles.row}>
            <strong>{orderNo}</strong>
            <span className={styles.soft}>{format.age(creationDate, now)}</span>
            <span>{format.money(orderTotal, currency)}</span>
            <OrderStep step={step} />
          </RowLink>
        </li>
      ))}
    </Part>
  )
}

const Quotes = ({ customerId }: { customerId: string }) => {
  const { call, t, format } = useEnv()
  const now = useNow()
  const found = useQuery({
    queryKey: [quotes.searchQuotes, 'of', customerId],
    queryFn: ({ signal }) => call(quotes.searchQuotes, { body: bodyOf(customerId), signal }),
  })
  return (
    <Part title={t(messages.quotes)} found={found}>
      {found.data?.hits.map(({ quoteId, number, creationDate, offeredTotal, currency, state }) => (
        <li key={quoteId}>
          <RowLink to="/quotes/$quoteId" params={{ quoteId }} className={styles.row}>
            <strong>{number}</strong>
            <span className={styles.soft}>{format.age(creationDate, now)}</span>
            <span>{offeredTotal === undefined ? '' : format.money(offeredTotal, currency)}</span>
            <QuoteState state={state} />
          </RowLink>
        </li>
      ))}
    </Part>
  )
}

const Cases = ({ customerId }: { customerId: string }) => {
  const { call, t, format } = useEnv()
  const now = useNow()
  const found = useQuery({
    queryKey: [cases.searchCases, 'of', customerId],
    queryFn: ({ signal }) => call(cases.searchCases, { body: bodyOf(customerId), signal }),
  })
  return (
    <Part title={t(messages.cases)} found={found}>
      {found.data?.hits.map(({ caseId, subject, creationDate, status }) => (
        <li key={caseId}>
          <RowLink to="/cases/$caseId" params={{ caseId }} className={styles.row}>
            <strong>{caseId}</strong>
            <span>{subjectName(t, subject)}</span>
            <span className={styles.soft}>{format.age(creationDate, now)}</span>
            <CaseStatus status={status} />
          </RowLink>
        </li>
      ))}
    </Part>
  )
}

/** What a customer bought, asked for and wrote, as far as the person may see it. */
export const History = ({ customerId }: { customerId: string }) => {
  const { can } = useSession()
  return (
    <>
      {can('sfcc.orders') && <Orders customerId={customerId} />}
      {can('sfcc.quotes') && <Quotes customerId={customerId} />}
      {can('sfcc.cases') && <Cases customerId={customerId} />}
    </>
  )
}
