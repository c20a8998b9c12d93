import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useEnv } from '../../api/env.tsx'
import { type OrderHit, orders } from '../../api/orders.ts'
import { allOf, isFlag, isOneOf, sortsOf } from '../../api/search-query.ts'
import { useSession } from '../../api/session.ts'
import { StepsDialog } from '../../features/bulk/index.ts'
import { List, loadPages, mostRows, queryProps, useListState } from '../../features/list/index.ts'
import { findsOrders, OrderStep, Promised } from '../../features/orders/index.ts'
import { OrderSummary } from './order-summary.tsx'
import { Page } from '../../features/page/index.ts'
import { usePlace } from '../../features/place/index.ts'
import { Button, ButtonLink, showToast } from '../../ui/index.ts'
import { messages } from './messages.ts'
import { orderColumns, orderFilters, orderViews } from './order-columns.tsx'
import styles from './orders.module.css'

/** Steps from which what is picked up becomes ready. */
const canBeReady: ReadonlySet<string> = new Set(['paid', 'cut'])

/** What the address asks for, in the grammar of the search. */
const bodyOf = ({ words, filters, sort }: ReturnType<typeof useListState>, country: string | undefined) => ({
  query: allOf(
    findsOrders(words),
    isOneOf('country', filters.country ?? (country ? [country] : [])),
    ...['step', 'delivery', 'channel', 'storeId', 'paymentMethodId'].map((field) =>
      isOneOf(field, filters[field] ?? []),
    ),
    isFlag('hasCut', filters.hasCut),
    isFlag('isFromQuote', filters.isFromQuote),
  ),
  sorts: sortsOf(sort, '-creationDate'),
})

export const OrdersScreen = () => {
  const { call, t, format } = useEnv()
  const { has, storeName } = useSession()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const state = useListState()
  const [now] = useState(() => new Date())
  const { country, countries } = usePlace()
  const asked = bodyOf(state, country)
  const body = { ...asked, limit: state.size, offset: (state.page - 1) * state.size }
  const found = useQuery({
    queryKey: [orders.searchOrders, body],
    queryFn: ({ signal }) => call(orders.searchOrders, { body, signal }),
    placeholderData: keepPreviousData,
  })
  const [clearAll, setClearAll] = useState<() => void>()
  const stepToReady = ({ orderNo, c_revision }: OrderHit) =>
    call(orders.stepOrderLines, {
      params: { orderNo },
      body: { step: 'ready' },
      ifMatch: `"${c_revision}"`,
    })
  const readAgain = () => queries.invalidateQueries({ queryKey: [orders.searchOrders] })
  const markReady = useMutation({
    mutationFn: async (chosen: readonly OrderHit[]) => {
      const results = await Promise.allSettled(chosen.map(stepToReady))
      return chosen.filter((_, index) => results[index]?.status === 'rejected')
    },
    onSuccess: (refused, chosen) => {
      if (chosen.length > refused.length) showToast(t(messages.marked, chosen.length - refused.length))
      if (refused.length > 0)
        showToast(t(messages.notMarked, refused.map(({ orderNo }) => orderNo).join(', ')), { tone: 'bad' })
    },
    onSettled: readAgain,
  })
  const open = ({ orderNo }: OrderHit) => void navigate({ to: '/orders/$orderNo', params: { orderNo } })
  const columns = orderColumns({ t, format, now, storeName })
  const loadAll = () => loadPages((page) => call(orders.searchOrders, { body: { ...asked, ...page } }))
  return (
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
        filters={orderFilters(t, countries)}
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
        bulk={
          has('orders.hand-over')
            ? ({ rows, isAll }, clear) => (
                <Button
                  kind="main"
                  icon="check"
                  isBusy={markReady.isPending}
                  onClick={() =>
                    isAll ? setClearAll(() => clear) : markReady.mutate(rows, { onSuccess: clear })
                  }
                >
                  {t(messages.markReady)}
                </Button>
              )
            : undefined
        }
        mostSelected={mostRows}
        sums={(chosen) => <Sums sums={chosen.length > 0 ? sumsOf(chosen) : (found.data?.sums ?? [])} />}
        empty={{ icon: 'orders', title: t(messages.empty), advice: <p>{t(messages.emptyWhy)}</p> }}
      />
      {clearAll && (
        <StepsDialog
          title={t(messages.markReady)}
          why={(n) => t(messages.willMark, format.number(n))}
          load={loadAll}
          applies={({ step, delivery }) => canBeReady.has(step) && delivery !== 'delivery'}
          nameOf={({ orderNo }) => orderNo}
          step={stepToReady}
          onDone={() => {
            clearAll()
            void readAgain()
          }}
          onClose={() => setClearAll(undefined)}
        />
      )}
    </Page>
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
