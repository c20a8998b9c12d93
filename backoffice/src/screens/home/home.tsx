import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEnv } from '../../api/env.tsx'
import { orders } from '../../api/orders.ts'
import { allOf, isOneOf } from '../../api/search-query.ts'
import { useSession } from '../../api/session.ts'
import { Figures } from '../../features/figures/index.ts'
import { OrderStep, Promised } from '../../features/orders/index.ts'
import { Page } from '../../features/page/index.ts'
import { usePlace } from '../../features/place/index.ts'
import { ProblemNotice } from '../../features/problem/index.ts'
import { SetupCard } from '../../features/setup/index.ts'
import type { Message } from '../../lib/i18n.ts'
import { ButtonLink, type IconName, RowLink, Section, Skeleton } from '../../ui/index.ts'
import styles from './home.module.css'
import { messages } from './messages.ts'
import { OldestQuote, Tiles } from './tiles.tsx'

const minute = 60_000

/** The orders that were promised first and are still here. */
const Urgent = () => {
  const { call, t } = useEnv()
  const { country } = usePlace()
  const body = {
    query: allOf(isOneOf('step', ['paid', 'cut', 'ready']), isOneOf('country', country ? [country] : [])),
    sorts: [{ field: 'promisedDate', sortOrder: 'asc' as const }],
    limit: 8,
  }
  const found = useQuery({
    queryKey: [orders.searchOrders, body],
    queryFn: ({ signal }) => call(orders.searchOrders, { body, signal }),
    refetchInterval: minute,
  })
  return (
    <Section
      isBare
      title={t(messages.next)}
      actions={
        <Link to="/orders" search={{ step: 'paid,cut,ready', sort: 'promisedDate' }}>
          {t(messages.all)}
        </Link>
      }
    >
      {found.error && <ProblemNotice error={found.error} onRetry={() => void found.refetch()} />}
      {found.isPending && <Skeleton />}
      {found.data?.hits.length === 0 && <p className={styles.nothing}>{t(messages.nothing)}</p>}
      <ul>
        {found.data?.hits.map((order) => (
          <li key={order.orderNo}>
            <RowLink to="/orders/$orderNo" params={{ orderNo: order.orderNo }} className={styles.urgent}>
              <strong>{order.orderNo}</strong>
              <span className={styles.name}>{order.customerName}</span>
              <span>
                <Promised order={order} />
              </span>
              <OrderStep step={order.step} />
            </RowLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}

type QuickAction = { to: string; title: Message; icon: IconName; isOpen: boolean; isNext?: true }

/** What waits for this person, and what they do most. */
export const HomeScreen = () => {
  const { t } = useEnv()
  const { person, can, has } = useSession()
  // Who stands at the counter too begins there.
  const isOf = (scope: string) => can(scope) && !has('orders.hand-over')
  const quickActions: readonly QuickAction[] = [
    {
      to: '/hand-over',
      title: messages.handOver,
      icon: 'scan',
      isOpen: has('orders.hand-over'),
      isNext: true,
    },
    { to: '/cut-plan', title: messages.cutPlan, icon: 'plant', isOpen: isOf('sfcc.plant.rw'), isNext: true },
    {
      to: '/bank-transfers',
      title: messages.bankTransfers,
      icon: 'bank',
      isOpen: isOf('sfcc.payments.rw'),
      isNext: true,
    },
    { to: '/counter', title: messages.counter, icon: 'store', isOpen: can('sfcc.counter.rw') },
    { to: '/stock', title: messages.stock, icon: 'stock', isOpen: can('sfcc.inventory.availability') },
    { to: '/count', title: messages.count, icon: 'scan', isOpen: has('stock.count') },
    { to: '/customers', title: messages.customers, icon: 'customers', isOpen: can('sfcc.customerlists') },
    { to: '/orders', title: messages.orders, icon: 'orders', isOpen: can('sfcc.orders') },
    { to: '/prices', title: messages.prices, icon: 'price', isOpen: can('sfcc.pricebooks.rw') },
    { to: '/products', title: messages.products, icon: 'product', isOpen: can('sfcc.products.rw') },
    { to: '/team', title: messages.team, icon: 'team', isOpen: can('sfcc.users.rw') },
  ]
  const open = quickActions.filter(({ isOpen }) => isOpen)
  const next = open[0]?.isNext ? open[0] : undefined
  const action = ({ to, title, icon }: QuickAction, kind: 'main' | 'plain') => (
    <ButtonLink key={to} to={to} icon={icon} kind={kind}>
      {t(title)}
    </ButtonLink>
  )
  return (
    <Page title={t(messages.hello, person.name.split(' ')[0] ?? '')}>
      {can('sfcc.preferences.rw') && <SetupCard />}
      <Tiles />
      <nav className={styles.actions} aria-label={t(messages.actions)}>
        {next && action(next, 'main')}
        {can('sfcc.quotes.rw') && <OldestQuote isNext={next === undefined} />}
        {open.filter((one) => one !== next).map((one) => action(one, 'plain'))}
      </nav>
      <div className={styles.columns}>
        {can('sfcc.orders') && <Urgent />}
        {can('sfcc.reports') && <Figures />}
      </div>
    </Page>
  )
}
