import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useEnv } from '../../api/env.tsx'
import { type OrderHit, orders } from '../../api/orders.ts'
import { allOf, isFlag, isInDays, isOneOf, sortsOf } from '../../api/search-query.ts'
import { useSession } from '../../api/session.ts'
import { List, loadPages, mostRows, queryProps, useListState } from '../../features/list/index.ts'
import { findsOrders, OrderStep, Promised } from '../../features/orders/index.ts'
import { OrderSummary } from './order-summary.tsx'
import { Page } from '../../features/page/index.ts'
import { usePlace } from '../../features/place/index.ts'
import { ButtonLink } from '../../ui/index.ts'
import { messages } from './messages.ts'
import { orderColumns, orderFilters, orderViews } from './order-columns.tsx'
import { useOrderSteps } from './order-steps.tsx'
import styles from './orders.module.css'

/** What the address asks for, in the grammar of the search. */
const bodyOf = ({ words, filters, sort }: ReturnType<typeof useListState>, country: string | undefined) => ({
  query: allOf(
    findsOrders(words),
    isOneOf('country', filters.country ?? (country ? [country] : [])),
    ...['step', 'paymentStatus', 'delivery', 'channel', 'storeId', 'paymentMethodId'].map((field) =>
      isOneOf(field, filters[field] ?? []),
    ),
    isFlag('hasCut', filters.hasCut),
    isFlag('isFromQuote', filters.isFromQuote),
    isInDays('creationDate', filters.placed),
  ),
  sorts: sortsOf(sort, '-creationDate'),
})

export const OrdersScreen = () => {
  const { call, t, format } = useEnv()
  const { has, person, storeName } = useSession()
  const navigate = useNavigate()
  const state = useListState()
  const [now] = useState(() => new Date())
  const { country, countries, storeIds } = usePlace()
  const asked = bodyOf(state, country)
  const body = { ...asked, limit: state.size, offset: (state.page - 1) * state.size }
  const found = useQuery({
    queryKey: [orders.searchOrders, body],
    queryFn: ({ signal }) => call(orders.searchOrders, { body, signal }),
    placeholderData: keepPreviousData,
  })
  const open = ({ orderNo }: OrderHit) => void navigate({ to: '/orders/$orderNo', params: { orderNo } })
  const columns = orderColumns({ t, format, now, storeName })
  const loadAll = () => loadPages((page) => call(orders.searchOrders, { body: { ...asked, ...page } }))
  const steps = useOrderSteps(loadAll)
  const stores = person.stores.filter(
    ({ storeId }) =>
      (!country || storeId.startsWith(`${country}-`)) &&
      (storeIds.length === 0 || storeIds.includes(storeId)),
  )
  return (
    <>
      <div className={styles.screen}>
        <Page
          width="wide"
          title={t(messages.title)}
          actions={
            has('orders.hand-over') && (
              <ButtonLink to="/hand-over" kind="main" icon="scan">
                {t(messages.handOver)}
              </ButtonLink>
            )
          }
        >
          <List
            name="orders"
            state={state}
            columns={columns}
            filters={orderFilters(t, { countries, stores })}
            views={orderViews(t)}
            searchHint={t(messages.searchHint)}
            rows={found.data?.hits}
            {...queryProps(found)}
            idOf={({ orderNo }) => orderNo}
            onOpen={open}
            loadAll={loadAll}
            panel={{
              title: ({ orderNo }) => orderNo,
              content: (order) => <OrderSummary hit={order} onOpen={() => open(order)} />,
            }}
            card={(order) => (
              <>
                <span className={styles.cardLine}>
                  <strong>{order.orderNo}</strong>
                  <strong>{format.money(order.orderTotal, order.currency)}</strong>
                </span>
                <span className={styles.cardLine}>
                  <span className={styles.cardName}>{order.customerName}</span>
                  <OrderStep step={order.step} />
                </span>
                <span className={styles.cardLine}>
                  <span className={styles.cardSoft}>
                    {format.age(order.creationDate, now)} ·{' '}
                    {order.storeIds.map(storeName).join(', ') || order.country}
                  </span>
                  <span className={styles.cardPromise}>
                    <Promised order={order} />
                  </span>
                </span>
              </>
            )}
            bulk={steps.buttons}
            mostSelected={mostRows}
            sums={(chosen) => <Sums sums={chosen.length > 0 ? sumsOf(chosen) : (found.data?.sums ?? [])} />}
            empty={{ icon: 'orders', title: t(messages.empty), advice: <p>{t(messages.emptyWhy)}</p> }}
          />
          {steps.dialogs}
        </Page>
      </div>
      {steps.sheets}
    </>
  )
}

type Sum = { currency: string; orderTotal: number; weightKg: number }

/** Of the rows that are selected, for each currency. */
const sumsOf = (chosen: readonly OrderHit[]): Sum[] =>
  [...Map.groupBy(chosen, ({ currency }) => currency)].map(([currency, rows]) => ({
    currency,
    orderTotal: rows.reduce((sum, { orderTotal }) => sum + orderTotal, 0),
    weightKg: rows.reduce((sum, { weightKg }) => sum + weightKg, 0),
  }))

const Sums = ({ sums }: { sums: readonly Sum[] }) => {
  const { format } = useEnv()
  return (
    <span className={styles.sums}>
      {sums.map(({ currency, orderTotal, weightKg }) => (
        <span key={currency}>
          Σ {format.money(orderTotal, currency)} · {format.number(weightKg)} kg
        </span>
      ))}
    </span>
  )
}
