import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useEnv } from '../../api/env.tsx'
import { type ProductHit, products, productSearch } from '../../api/products.ts'
import { allOf, hasWords, isFlag, isOneOf, sortsOf } from '../../api/search-query.ts'
import { useSession } from '../../api/session.ts'
import { useValueNames } from '../../features/attributes/index.ts'
import {
  type Column,
  type Filter,
  List,
  queryProps,
  useListState,
  type View,
} from '../../features/list/index.ts'
import { Page } from '../../features/page/index.ts'
import { localText } from '../../lib/local-text.ts'
import { pictureSource } from '../../lib/picture-source.ts'
import { Badge, Button, showToast } from '../../ui/index.ts'
import { messages } from './messages.ts'
import styles from './products.module.css'

const kinds = ['item', 'master', 'variant', 'bundle', 'set'] as const
const issues = ['picture', 'price', 'translation', 'weight'] as const
const listed = ['item', 'master', 'bundle', 'set']

const kindOf = ({ type }: ProductHit) => kinds.find((kind) => type[kind]) ?? 'item'

/** The largest picture that a list needs: the first of the first group. */
const pictureOf = ({ imageGroups }: ProductHit): string | undefined => imageGroups?.[0]?.images[0]?.path

export const ProductsScreen = () => {
  const { call, shop, t, format, language } = useEnv()
  const { can } = useSession()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const state = useListState()
  const { words, filters, sort } = state
  const [country] = shop.countries
  const code = country?.code ?? ''
  // Variants are their masters’, unless they are asked for.
  const types = filters.type ?? (words === '' ? listed : undefined)
  const asked = {
    query: allOf(
      hasWords(['id', 'name'], words),
      isOneOf('type', types ?? []),
      isOneOf('c_countries', filters.country ?? []),
      isOneOf('c_issues', filters.c_issues ?? []),
      isFlag('online', filters.online),
    ),
    sorts: sortsOf(sort, 'name'),
    expand: ['prices', 'availability'],
  }
  const body = { ...asked, limit: state.size, offset: (state.page - 1) * state.size }
  const found = useQuery({
    queryKey: [productSearch.searchProducts, body],
    queryFn: ({ signal }) => call(productSearch.searchProducts, { body, signal }),
    placeholderData: keepPreviousData,
  })
  const setOnline = useMutation({
    mutationFn: async ({ chosen, online }: { chosen: readonly ProductHit[]; online: boolean }) => {
      const refused: string[] = []
      for (const { id } of chosen)
        try {
          const params = { productId: id }
          const { etag } = await call.tagged(products.getProduct, { params })
          await call(products.updateProduct, { params, body: { online }, ifMatch: etag })
        } catch {
          refused.push(id)
        }
      return refused
    },
    onSuccess: (refused, { chosen, online }) => {
      const changed = chosen.filter(({ id }) => !refused.includes(id))
      if (changed.length > 0)
        showToast(t(messages.done, changed.length), {
          undo: {
            label: t(messages.undo),
            run: () => setOnline.mutate({ chosen: changed, online: !online }),
          },
        })
      if (refused.length > 0) showToast(t(messages.refused, refused.join(', ')), { tone: 'bad' })
    },
    onSettled: () => queries.invalidateQueries({ queryKey: [productSearch.searchProducts] }),
  })
  const valueName = useValueNames()
  const nameOf = ({ id, name, variationValues }: ProductHit) =>
    localText(name, language) ||
    Object.entries(variationValues ?? {})
      .map(([attribute, value]) => valueName(attribute, value))
      .join(' · ') ||
    id
  const issueName = (issue: string) => {
    const known = issues.find((one) => one === issue)
    return known ? t(known === 'price' ? messages.price_ : messages[known]) : issue
  }
  const columns: readonly Column<ProductHit>[] = [
    {
      id: 'product',
      title: messages.product,
      cell: (hit) => (
        <span className={styles.product}>
          <span className={styles.picture}>
            {pictureOf(hit) && <img src={pictureSource(shop, pictureOf(hit) ?? '')} alt="" loading="lazy" />}
          </span>
          <Link to="/products/$productId" params={{ productId: hit.id }}>
            {nameOf(hit)}
          </Link>
          <span className={styles.sku}>{hit.id}</span>
        </span>
      ),
      text: ({ id }) => id,
      sortBy: 'name',
    },
    {
      id: 'kind',
      title: messages.kind,
      cell: (hit) => t(messages[kindOf(hit)]),
      text: kindOf,
    },
    {
      id: 'countries',
      title: messages.countries,
      cell: ({ c_countries }) => c_countries?.join(' '),
      text: ({ c_countries }) => c_countries?.join(' '),
    },
    {
      id: 'price',
      title: messages.priceTitle,
      align: 'end',
      cell: ({ c_prices }) => {
        const amount = c_prices?.[code as never] as number | undefined
        return amount === undefined ? '' : format.money(amount, country?.currency ?? 'USD')
      },
      text: ({ c_prices }) => c_prices?.[code as never],
      ...(code ? { sortBy: `c_price.${code}` } : {}),
    },
    {
      id: 'available',
      title: messages.available,
      align: 'end',
      cell: ({ c_available }) => {
        const amount = c_available?.[code as never] as number | undefined
        return amount === undefined ? '' : format.quantity(amount)
      },
      text: ({ c_available }) => c_available?.[code as never],
      ...(code ? { sortBy: `c_available.${code}` } : {}),
    },
    {
      id: 'online',
      title: messages.online,
      cell: ({ online }) => (
        <Badge tone={online ? 'good' : 'none'}>{t(online ? messages.yes : messages.no)}</Badge>
      ),
      text: ({ online }) => String(online ?? false),
    },
    {
      id: 'issues',
      title: messages.issues,
      cell: ({ c_issues }) => <span className={styles.issues}>{c_issues?.map(issueName).join(', ')}</span>,
      text: ({ c_issues }) => c_issues?.join(' '),
    },
  ]
  const listFilters: readonly Filter[] = [
    {
      id: 'type',
      title: messages.kind,
      options: kinds.map((value) => ({ value, title: t(messages[value]) })),
    },
    {
      id: 'online',
      title: messages.online,
      options: [
        { value: 'true', title: t(messages.yes) },
        { value: 'false', title: t(messages.no) },
      ],
    },
    {
      id: 'c_issues',
      title: messages.issues,
      options: issues.map((value) => ({ value, title: issueName(value) })),
    },
    {
      id: 'country',
      title: messages.countries,
      options: shop.countries.map((one) => ({ value: one.code, title: one.code })),
    },
  ]
  const views: readonly View[] = [
    { id: 'all', title: t(messages.all), search: {} },
    { id: 'mend', title: t(messages.toMend), search: { c_issues: issues.join(',') } },
    { id: 'offline', title: t(messages.offline), search: { online: 'false' } },
    { id: 'variants', title: t(messages.variants), search: { type: 'variant' } },
  ]
  const open = ({ id }: ProductHit) =>
    void navigate({ to: '/products/$productId', params: { productId: id } })
  return (
    <Page
      width="wide"
      title={t(messages.title)}
      actions={
        can('sfcc.products.rw') && (
          <Button kind="main" icon="plus" onClick={() => void navigate({ to: '/products/new' })}>
            {t(messages.add)}
          </Button>
        )
      }
    >
      <List
        name="products"
        state={state}
        columns={columns}
        filters={listFilters}
        views={views}
        searchHint={t(messages.searchHint)}
        rows={found.data?.hits}
        {...queryProps(found)}
        idOf={({ id }) => id}
        onOpen={open}
        loadAll={async () => {
          const rows: ProductHit[] = []
          for (;;) {
            const page = { ...asked, limit: 200, offset: rows.length }
            const { hits, total } = await call(productSearch.searchProducts, { body: page })
            rows.push(...hits)
            if (hits.length === 0 || rows.length >= Math.min(total, 5_000)) return rows
          }
        }}
        card={(hit) => (
          <>
            <strong>{nameOf(hit)}</strong>
            <span className={styles.soft}>
              {hit.id} · {t(messages[kindOf(hit)])}
            </span>
            <span className={styles.issues}>{hit.c_issues?.map(issueName).join(', ')}</span>
          </>
        )}
        bulk={
          can('sfcc.products.rw')
            ? (chosen, clear) => (
                <>
                  <Button
                    isBusy={setOnline.isPending}
                    onClick={() => setOnline.mutate({ chosen, online: true }, { onSuccess: clear })}
                  >
                    {t(messages.putOnline)}
                  </Button>
                  <Button
                    isBusy={setOnline.isPending}
                    onClick={() => setOnline.mutate({ chosen, online: false }, { onSuccess: clear })}
                  >
                    {t(messages.takeOffline)}
                  </Button>
                </>
              )
            : undefined
        }
        empty={{ icon: 'product', title: t(messages.empty) }}
      />
    </Page>
  )
}
