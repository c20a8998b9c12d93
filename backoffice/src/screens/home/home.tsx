import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEnv } from '../../api/env.tsx'
import { orders } from '../../api/orders.ts'
import { productSearch } from '../../api/products.ts'
import { allOf, isOneOf, type SearchQuery } from '../../api/search-query.ts'
import { useSession } from '../../api/session.ts'
import { OrderStep, Promised } from '../../features/orders/index.ts'
import { Page } from '../../features/page/index.ts'
import { ProblemNotice } from '../../features/problem/index.ts'
import type { Message } from '../../lib/i18n.ts'
import { Button, type IconName, Section, Skeleton } from '../../ui/index.ts'
import styles from './home.module.css'
import { messages } from './messages.ts'

const minute = 60_000

const hasCut: SearchQuery = { termQuery: { fields: ['hasCut'], operator: 'is', values: [true] } }

type Tile = {
  title: Message
  to: '/orders' | '/products'
  search: Record<string, string>
  query: SearchQuery
}

const orderTiles: readonly Tile[] = [
  {
    title: messages.toPrepare,
    to: '/orders',
    search: { step: 'paid,cut', sort: 'promisedDate' },
    query: allOf(isOneOf('step', ['paid', 'cut'])),
  },
  {
    title: messages.toCut,
    to: '/orders',
    search: { step: 'paid', hasCut: 'true', sort: 'promisedDate' },
    query: allOf(isOneOf('step', ['paid']), hasCut),
  },
  {
    title: messages.ready,
    to: '/orders',
    search: { step: 'ready' },
    query: allOf(isOneOf('step', ['ready'])),
  },
  {
    title: messages.unpaid,
    to: '/orders',
    search: { step: 'waiting,unpaid' },
    query: allOf(isOneOf('step', ['waiting', 'unpaid'])),
  },
]

const issues = ['picture', 'price', 'translation', 'weight']
const productTile: Tile = {
  title: messages.issues,
  to: '/products',
  search: { c_issues: issues.join(',') },
  query: allOf(isOneOf('c_issues', issues)),
}

/** How many wait, and the way to them. */
const CountTile = ({ tile }: { tile: Tile }) => {
  const { call, t, format } = useEnv()
  const { to, search, query } = tile
  const found = useQuery({
    queryKey: [to === '/orders' ? orders.searchOrders : productSearch.searchProducts, 'count', query],
    staleTime: minute,
    refetchInterval: minute,
    queryFn: async ({ signal }) => {
      const body = { query, limit: 1 }
      const { total } =
        to === '/orders'
          ? await call(orders.searchOrders, { body, signal })
          : await call(productSearch.searchProducts, { body: { ...body, expand: ['none'] }, signal })
      return total
    },
  })
  return (
    <Link to={to} search={search} className={styles.tile}>
      <span className={styles.count}>{found.data === undefined ? '–' : format.number(found.data)}</span>
      <span className={styles.tileName}>{t(tile.title)}</span>
    </Link>
  )
}

/** The orders that were promised first and are still here. */
const Urgent = () => {
  const { call, t } = useEnv()
  const body = {
    query: allOf(isOneOf('step', ['paid', 'cut', 'ready'])),
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
      <ul className={styles.list}>
        {found.data?.hits.map((order) => (
          <li key={order.orderNo}>
            <Link to="/orders/$orderNo" params={{ orderNo: order.orderNo }} className={styles.urgent}>
              <strong>{order.orderNo}</strong>
              <span className={styles.name}>{order.customerName}</span>
              <span>
                <Promised order={order} />
              </span>
              <OrderStep step={order.step} />
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}

type Doing = { to: string; title: Message; icon: IconName; isOpen: boolean }

/** What waits for this person, and what they do most. */
export const HomeScreen = () => {
  const { t } = useEnv()
  const { person, can, has } = useSession()
  const doings: readonly Doing[] = [
    { to: '/hand-over', title: messages.handOver, icon: 'scan', isOpen: has('orders.hand-over') },
    { to: '/orders', title: messages.orders, icon: 'orders', isOpen: can('sfcc.orders') },
    { to: '/prices', title: messages.prices, icon: 'price', isOpen: can('sfcc.pricebooks.rw') },
    { to: '/products', title: messages.products, icon: 'product', isOpen: can('sfcc.products.rw') },
    { to: '/team', title: messages.team, icon: 'team', isOpen: can('sfcc.users.rw') },
  ]
  const tiles = [...(can('sfcc.orders') ? orderTiles : []), ...(can('sfcc.products.rw') ? [productTile] : [])]
  return (
    <Page title={t(messages.hello, person.name.split(' ')[0] ?? '')}>
      {tiles.length > 0 && (
        <div className={styles.tiles}>
          {tiles.map((tile) => (
            <CountTile key={JSON.stringify(tile.search)} tile={tile} />
          ))}
        </div>
      )}
      <nav className={styles.doings} aria-label={t(messages.doing)}>
        {doings
          .filter(({ isOpen }) => isOpen)
          .map(({ to, title, icon }, index) => (
            <Link key={to} to={to} className={styles.link}>
              <Button icon={icon} kind={index === 0 ? 'main' : 'plain'} tabIndex={-1}>
                {t(title)}
              </Button>
            </Link>
          ))}
      </nav>
      {can('sfcc.orders') && <Urgent />}
    </Page>
  )
}
