import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Call } from '../../api/call.ts'
import { cases } from '../../api/cases.ts'
import { useEnv } from '../../api/env.tsx'
import { inventory } from '../../api/inventory.ts'
import { orders } from '../../api/orders.ts'
import { productSearch } from '../../api/products.ts'
import { quotes } from '../../api/quotes.ts'
import { allOf, isFlag, isOneOf, type SearchQuery, sortsOf } from '../../api/search-query.ts'
import { useSession } from '../../api/session.ts'
import { followUpDays, lapsesWithin, lapsingSearch } from '../../features/quotes/index.ts'
import { usePlace } from '../../features/place/index.ts'
import type { Message } from '../../lib/i18n.ts'
import { ButtonLink } from '../../ui/index.ts'
import styles from './home.module.css'
import { messages } from './messages.ts'

const minute = 60_000

const hasCut: SearchQuery = { termQuery: { fields: ['hasCut'], operator: 'is', values: [true] } }

type Tile = {
  id: string
  title: Message
  to: '/orders' | '/products' | '/quotes' | '/cases' | '/transfers'
  search: Record<string, string>
  /** The operation that counts, and how many it counts in a country (undefined: in all). */
  operation: string
  count(call: Call, country: string | undefined, signal: AbortSignal): Promise<number>
}

const inCountry = (country: string | undefined) => isOneOf('country', country ? [country] : [])

const orderTile = (
  id: string,
  title: Message,
  search: Record<string, string>,
  ...parts: readonly (SearchQuery | undefined)[]
): Tile => ({
  id,
  title,
  search,
  to: '/orders',
  operation: orders.searchOrders,
  count: async (call, country, signal) => {
    const body = { query: allOf(...parts, inCountry(country)), limit: 1 }
    return (await call(orders.searchOrders, { body, signal })).total
  },
})

const orderTiles: readonly Tile[] = [
  orderTile(
    'prepare',
    messages.toPrepare,
    { step: 'paid,cut', sort: 'promisedDate' },
    isOneOf('step', ['paid', 'cut']),
  ),
  orderTile(
    'cut',
    messages.toCut,
    { step: 'paid', hasCut: 'true', sort: 'promisedDate' },
    isOneOf('step', ['paid']),
    hasCut,
  ),
  orderTile('ready', messages.ready, { step: 'ready' }, isOneOf('step', ['ready'])),
  orderTile('unpaid', messages.unpaid, { step: 'waiting,unpaid' }, isOneOf('step', ['waiting', 'unpaid'])),
]

const issues = ['picture', 'price', 'translation', 'weight']
const productTile: Tile = {
  id: 'issues',
  title: messages.issues,
  to: '/products',
  search: { c_issues: issues.join(',') },
  operation: productSearch.searchProducts,
  count: async (call, country, signal) => {
    const query = allOf(isOneOf('c_issues', issues), isOneOf('c_countries', country ? [country] : []))
    return (await call(productSearch.searchProducts, { body: { query, limit: 1, expand: ['none'] }, signal }))
      .total
  },
}

const openQuotes = ['requested', 'priced']
/** Quotes that wait for the desk, the oldest first. */
const unansweredQuery = (country: string | undefined) => ({
  query: allOf(isFlag('isUnanswered', ['true']), isOneOf('state', openQuotes), inCountry(country)),
  sorts: sortsOf(undefined, 'creationDate'),
  limit: 1,
})

const quoteTile: Tile = {
  id: 'quotes',
  title: messages.unansweredQuotes,
  to: '/quotes',
  search: { unanswered: 'true', state: openQuotes.join(','), sort: 'creationDate' },
  operation: quotes.searchQuotes,
  count: async (call, country, signal) =>
    (await call(quotes.searchQuotes, { body: unansweredQuery(country), signal })).total,
}

const lapsingTile: Tile = {
  id: 'lapsing',
  title: messages.lapsing,
  to: '/quotes',
  search: lapsingSearch,
  operation: quotes.searchQuotes,
  count: async (call, country, signal) => {
    const query = allOf(isOneOf('state', ['priced']), lapsesWithin(followUpDays), inCountry(country))
    return (await call(quotes.searchQuotes, { body: { query, limit: 1 }, signal })).total
  },
}

const caseTile: Tile = {
  id: 'cases',
  title: messages.openCases,
  to: '/cases',
  search: { status: 'open', sort: 'creationDate' },
  operation: cases.searchCases,
  count: async (call, country, signal) => {
    const body = { query: allOf(isOneOf('status', ['open']), inCountry(country)), limit: 1 }
    return (await call(cases.searchCases, { body, signal })).total
  },
}

const transferTile: Tile = {
  id: 'transfers',
  title: messages.incoming,
  to: '/transfers',
  search: {},
  operation: inventory.getTransfers,
  count: async (call, _country, signal) =>
    (await call(inventory.getTransfers, { query: { status: 'shipped', limit: 1 }, signal })).total,
}

/** How many wait, and the way to them. */
const CountTile = ({ tile }: { tile: Tile }) => {
  const { call, t, format } = useEnv()
  const { country } = usePlace()
  const { to, search, operation, id } = tile
  const found = useQuery({
    queryKey: [operation, 'count', id, country],
    staleTime: minute,
    refetchInterval: minute,
    queryFn: ({ signal }) => tile.count(call, country, signal),
  })
  return (
    <Link to={to} search={search} className={styles.tile}>
      <span className={styles.count} data-none={found.data === 0 || undefined}>
        {found.data === undefined ? '–' : format.number(found.data)}
      </span>
      <span className={styles.tileName}>{t(tile.title)}</span>
    </Link>
  )
}

/** The quote that has waited longest for an answer, in one press; nothing where none waits. */
export const OldestQuote = ({ isNext }: { isNext: boolean }) => {
  const { call, t } = useEnv()
  const { country } = usePlace()
  const found = useQuery({
    queryKey: [quotes.searchQuotes, 'oldest', country],
    queryFn: ({ signal }) => call(quotes.searchQuotes, { body: unansweredQuery(country), signal }),
    refetchInterval: minute,
  })
  const quoteId = found.data?.hits[0]?.quoteId
  if (!quoteId) return null
  return (
    <ButtonLink to="/quotes/$quoteId" params={{ quoteId }} icon="quote" kind={isNext ? 'main' : 'plain'}>
      {t(messages.oldestQuote)}
    </ButtonLink>
  )
}

/** What waits for this person, counted. */
export const Tiles = () => {
  const { can, has } = useSession()
  const tiles = [
    ...(can('sfcc.orders') ? orderTiles : []),
    ...(can('sfcc.quotes') ? [quoteTile, lapsingTile] : []),
    ...(can('sfcc.cases') ? [caseTile] : []),
    ...(has('stock.transfer') ? [transferTile] : []),
    ...(can('sfcc.products.rw') ? [productTile] : []),
  ]
  if (tiles.length === 0) return null
  return (
    <div className={styles.tiles}>
      {tiles.map((tile) => (
        <CountTile key={tile.id} tile={tile} />
      ))}
    </div>
  )
}
