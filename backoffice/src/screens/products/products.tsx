import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useEnv } from '../../api/env.tsx'
import { mayAskFor } from '../../api/jobs.ts'
import { type ProductHit, productSearch } from '../../api/products.ts'
import {
  allOf,
  hasWords,
  isFlag,
  isLess,
  isOneOf,
  isWithinDays,
  type SearchQuery,
  sortsOf,
} from '../../api/search-query.ts'
import { useSession } from '../../api/session.ts'
import { List, queryProps, useListState, type View } from '../../features/list/index.ts'
import { Page } from '../../features/page/index.ts'
import { usePlace } from '../../features/place/index.ts'
import { Button } from '../../ui/index.ts'
import { ChangeDialog } from './change-dialog.tsx'
import { messages } from './messages.ts'
import { issues, kindOf, useProductColumns, useProductFilters, useProductWords } from './product-columns.tsx'
import { PriceDialog } from './price-dialog.tsx'
import { onlineStep } from './product-step.ts'
import { UpdateDialog } from './update-dialog.tsx'
import { useSetOnline } from './use-set-online.ts'
import styles from './products.module.css'

const listed = ['item', 'master', 'bundle', 'set']
/** Columns that a phone has too. */
const onCard: ReadonlySet<string> = new Set(['price', 'available'])

/** What is done to all of them: taken off or put on sale, or what its dialog asks. */
type Step = { what: boolean | 'change' | 'price'; query: SearchQuery; clear(): void }

export const ProductsScreen = () => {
  const { call, shop, t } = useEnv()
  const session = useSession()
  const { can, has, countriesOf } = session
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
  const [now] = useState(() => new Date())
  const asked = {
    query: allOf(
      hasWords(['id', 'name'], words),
      isOneOf('type', types ?? []),
      isOneOf('c_countries', filters.country ?? []),
      isOneOf('categoryId', filters.category ?? []),
      isOneOf('c_sellMode', filters.mode ?? []),
      isOneOf('c_issues', filters.c_issues ?? []),
      isFlag('online', filters.online),
      // Who may not know it is refused, also by a link that somebody else has sent.
      isLess(`c_margin.${code}`, filters.margin?.[0]),
      isWithinDays('c_editedAt', filters.edited?.[0], now),
      isOneOf('c_editedBy', filters.editor ?? []),
    ),
    sorts: sortsOf(sort, 'name'),
    expand: ['prices', 'availability', 'edits'],
  }
  const body = { ...asked, limit: state.size, offset: (state.page - 1) * state.size }
  const found = useQuery({
    queryKey: [productSearch.searchProducts, body],
    queryFn: ({ signal }) => call(productSearch.searchProducts, { body, signal }),
    placeholderData: keepPreviousData,
  })
  const [step, setStep] = useState<Step>()
  const setOnline = useSetOnline()
  const { nameOf, issueName } = useProductWords()
  const columns = useProductColumns(country, now)
  const listFilters = useProductFilters(seesMargins)
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
            <span className={styles.figures}>
              {columns
                .filter(({ id }) => onCard.has(id))
                .map((column) => ({ ...column, figure: column.cell(hit) }))
                .filter(({ figure }) => figure !== '')
                .map(({ id, title, figure }) => (
                  <span key={id}>
                    <span className={styles.soft}>{t(title)}</span> {figure}
                  </span>
                ))}
            </span>
            <span className={styles.issues}>{hit.c_issues?.map(issueName).join(', ')}</span>
          </>
        )}
        bulk={
          can('sfcc.products.rw')
            ? ({ rows, isAll }, clear) => {
                const query = isAll
                  ? asked.query
                  : allOf(
                      isOneOf(
                        'id',
                        rows.map(({ id }) => id),
                      ),
                    )
                return (
                  <>
                    {[true, false].map((online) => (
                      <Button
                        key={String(online)}
                        isBusy={setOnline.isPending}
                        onClick={() =>
                          isAll
                            ? setStep({ what: online, query, clear })
                            : setOnline.mutate({ chosen: rows, online }, { onSuccess: clear })
                        }
                      >
                        {t(online ? messages.putOnline : messages.takeOffline)}
                      </Button>
                    ))}
                    {mayAskFor(session, 'update-products') && (
                      <Button onClick={() => setStep({ what: 'change', query, clear })}>
                        {t(messages.change)}
                      </Button>
                    )}
                    {has('prices.apply') && (
                      <Button icon="price" onClick={() => setStep({ what: 'price', query, clear })}>
                        {t(messages.newPrices)}
                      </Button>
                    )}
                  </>
                )
              }
            : undefined
        }
        mostSelected={mayAskFor(session, 'update-products') ? Number.POSITIVE_INFINITY : 0}
        empty={{
          icon: 'product',
          title: t(messages.empty),
          ...(state.filters.c_issues ? { none: t(messages.nothingToMend) } : {}),
        }}
      />
      {step?.what === 'change' && (
        <ChangeDialog query={step.query} onStart={step.clear} onClose={() => setStep(undefined)} />
      )}
      {step?.what === 'price' && (
        <PriceDialog query={step.query} place={place} onClose={() => setStep(undefined)} />
      )}
      {step && typeof step.what === 'boolean' && (
        <UpdateDialog
          title={t(step.what ? messages.putOnline : messages.takeOffline)}
          query={step.query}
          step={onlineStep(step.what)}
          will={step.what ? messages.willPutOnline : messages.willTakeOffline}
          onStart={step.clear}
          onClose={() => setStep(undefined)}
        />
      )}
    </Page>
  )
}
