import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Customer } from '../../api/customers.ts'
import { useEnv } from '../../api/env.tsx'
import { orders } from '../../api/orders.ts'
import { isOneOf, sortsOf } from '../../api/search-query.ts'
import { useSession } from '../../api/session.ts'
import { OrderStep } from '../../features/orders/index.ts'
import { Button, KeyValues, Skeleton } from '../../ui/index.ts'
import styles from './customers.module.css'
import { messages } from './messages.ts'

const mostOrders = 5

/** Of a customer, the latest orders; nothing for who sees none. */
const LatestOrders = ({ customerId }: { customerId: string }) => {
  const { call, t, format } = useEnv()
  const body = {
    query: isOneOf('customerId', [customerId]) ?? {},
    sorts: sortsOf(undefined, '-creationDate'),
    limit: mostOrders,
  }
  const found = useQuery({
    queryKey: [orders.searchOrders, body],
    queryFn: ({ signal }) => call(orders.searchOrders, { body, signal }),
  })
  if (found.isPending) return <Skeleton />
  if (!found.data || found.data.hits.length === 0) return null
  return (
    <section aria-label={t(messages.orders)}>
      <ul className={styles.latest}>
        {found.data.hits.map(({ orderNo, step, orderTotal, currency }) => (
          <li key={orderNo} className={styles.card}>
            <Link to="/orders/$orderNo" params={{ orderNo }}>
              {orderNo}
            </Link>
            <OrderStep step={step} />
            <span>{format.money(orderTotal, currency)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A customer at a glance, beside the list. */
export const CustomerSummary = ({ customer, onOpen }: { customer: Customer; onOpen(): void }) => {
  const { t, format } = useEnv()
  const { can } = useSession()
  const { customerId, companyName, email, phoneMobile, phoneHome, phoneBusiness, c_taxId, c_sales } = customer
  return (
    <div className={styles.summary}>
      <KeyValues
        of={[
          [t(messages.company), companyName],
          [t(messages.email), email],
          [t(messages.phone), phoneMobile ?? phoneHome ?? phoneBusiness],
          [t(messages.taxId), c_taxId],
          [t(messages.registered), format.date(customer.creationDate)],
          [t(messages.orders), format.number(customer.c_orderCount)],
          [
            t(messages.lastYear),
            c_sales?.lastYear.map(({ currency, total }) => format.money(total, currency)).join(' · '),
          ],
        ]}
      />
      {can('sfcc.orders') && <LatestOrders customerId={customerId} />}
      <Button kind="main" onClick={onOpen}>
        {t(messages.openCustomer)}
      </Button>
    </div>
  )
}
