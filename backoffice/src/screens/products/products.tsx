import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useEnv } from '../../api/env.tsx'
import { type ProductHit, productSearch } from '../../api/products.ts'
import { allOf, hasWords, isFlag, isLess, isOneOf, sortsOf } from '../../api/search-query.ts'
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
import { usePlace } from '../../features/place/index.ts'
import { localText } from '../../lib/local-text.ts'
import { pictureSource } from '../../lib/picture-source.ts'
import { Badge, Button } from '../../ui/index.ts'
import { messages } from './messages.ts'
import { OnlineDialog } from './online-dialog.tsx'
import { useSetOnline } from './use-set-online.ts'
import styles from './products.module.css'

const kinds = ['item', 'master', 'variant', 'bundle', 'set'] as const
const issues = ['picture', 'price', 'translation', 'weight'] as const
const listed = ['item', 'master', 'bundle', 'set']

const kindOf = ({ type }: ProductHit) => kinds.find((kind) => type[kind]) ?? 'item'

/** The largest picture that a list needs: the first of the first group. */
const pictureOf = ({ imageGroups }: ProductHit): string | undefined => imageGroups?.[0]?.images[0]?.path

export const ProductsScreen = () => {
  const { call, shop, t, format, language } = useEnv()
  const { can, countriesOf } = useSession()
  const { country: place, countries: own } = usePlace()
  const navigate = useNavigate()
  const state = useListState()
  const { words, filters, sort } = state
  // Prices, stock and margins are those of one country: where one works, else the first of one's own.
  const country = shop.countries.find(({ code: one }) => one === (place ?? own[0]))
  const code = country?.code ?? ''
  const costCountries = can('sfcc.costs') ? countriesOf('sfcc.costs') : []
  const seesMargins = costCountries === undefined || costCountries.includes(code)
  // Variants are their masters’, unless they are asked for.
  const types = filters.type ?? (words === '' ? listed : undefined)
  const asked = {
    query: allOf(
      hasWords(['id', 'name'], words),
      isOneOf('type', types ?? []),
      isOneOf('c_countries', filters.country ?? []),
      isOneOf('c_issues', filters.c_issues ?? []),
      isFlag('online', filters.online),
      // Who may not know it is refused, also by a link that somebody else has sent.
      isLess(`c_margin.${code}`, filters.margin?.[0]),
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
  const [step, setStep] = useState<{ online: boolean; clear(): void }>()
  const setOnline = useSetOnline()
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
      isWide: true,
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
    ...(seesMargins ? [{ id: 'margin', title: messages.marginBelow, unit: '%' }] : []),
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
            ? ({ rows, isAll }, clear) =>
                [true, false].map((online) => (
                  <Button
                    key={String(online)}
                    isBusy={setOnline.isPending}
                    onClick={() =>
                      isAll
                        ? setStep({ online, clear })
                        : setOnline.mutate({ chosen: rows, online }, { onSuccess: clear })
                    }
                  >
                    {t(online ? messages.putOnline : messages.takeOffline)}
                  </Button>
                ))
            : undefined
        }
        mostSelected={can('sfcc.jobs.rw') ? Number.POSITIVE_INFINITY : 0}
        empty={{
          icon: 'product',
          title: t(messages.empty),
          ...(state.filters.c_issues ? { none: t(messages.nothingToMend) } : {}),
        }}
      />
      {step && (
        <OnlineDialog
          query={asked.query}
          online={step.online}
          onStart={step.clear}
          onClose={() => setStep(undefined)}
        />
      )}
    </Page>
  )
}
