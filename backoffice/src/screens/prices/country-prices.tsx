import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useEnv } from '../../api/env.tsx'
import { useSession } from '../../api/session.ts'
import { Grid, type Written } from '../../features/grid/index.ts'
import {
  type Draft,
  isChanged,
  pageSize,
  type PriceRow,
  priceNext,
  priceNow,
  useDraft,
  usePrices,
} from '../../features/prices/index.ts'
import { ProblemNotice } from '../../features/problem/index.ts'
import { writeAmount } from '../../lib/amount.ts'
import { Button, EmptyState, IconButton, Notice, Skeleton } from '../../ui/index.ts'
import { CopyDialog } from './copy-dialog.tsx'
import { messages } from './messages.ts'
import { attributeIn, changedSinceOf, PriceFilters } from './price-filters.tsx'
import { PriceHistory } from './price-history.tsx'
import styles from './prices.module.css'
import { PricePages } from './price-pages.tsx'
import { ReviewDialog } from './review-dialog.tsx'
import { RuleDialog } from './rule-dialog.tsx'
import { usePriceColumns } from './use-price-columns.ts'

/** The prices of a country. */
export type Book = { id: string; currency: string }
/** `others`: whose prices can be taken over. */
type CountryPricesProps = { book: Book; others: readonly Book[] }

/** The prices of a country as a spreadsheet: what is typed is a draft until it is reviewed. */
export const CountryPrices = ({ book, others }: CountryPricesProps) => {
  const { id: country, currency } = book
  const { t } = useEnv()
  const { person, has, can } = useSession()
  const navigate = useNavigate()
  const search = useSearch({ strict: false })
  const page = Math.max(1, Number(search.page) || 1)
  const { show, category } = search
  const [now] = useState(() => new Date())
  const found = usePrices({
    country,
    words: search.q ?? '',
    category,
    attribute: attributeIn(search.attribute),
    isUnpriced: show === 'unpriced',
    changedSince: changedSinceOf(show, now),
    marginBelow: search.margin,
    page,
  })
  const draft = useDraft(person.userId, country)
  const [asked, setAsked] = useState<'rule' | 'copy' | 'review'>()
  const mayWrite = has('prices.apply', country)
  const go = (patch: Record<string, string | undefined>) =>
    void navigate({ to: '.', search: { ...search, ...patch } as never, replace: true })
  const onHistory = can('sfcc.audit') ? ({ sku }: PriceRow) => go({ history: sku }) : undefined
  const columns = usePriceColumns({ currency, mayWrite, showsCosts: can('sfcc.costs'), onHistory })

  const drafted = Object.values(draft.value)
  const rows: PriceRow[] | undefined =
    show === 'drafted'
      ? drafted.toSorted((a, b) => a.sku.localeCompare(b.sku))
      : found.data?.rows.map((row) => ({ ...row, typed: draft.value[row.sku]?.typed }))
  const changed = drafted.filter(isChanged)
  const wrong = drafted.filter((row) => priceNext(row) === null)

  const write = (written: readonly Written<PriceRow>[]) => {
    const next: Record<string, PriceRow> = { ...draft.value }
    for (const { row, text } of written) {
      const isEmpty = text.trim() === ''
      if (isEmpty) delete next[row.sku]
      else next[row.sku] = { ...row, typed: text.trim() }
    }
    draft.set(next)
  }
  const raise = async (rule: (minor: number) => number, isAll: boolean) => {
    const raised = isAll ? await found.loadAll() : (rows ?? [])
    const next: Record<string, PriceRow> = { ...draft.value }
    for (const row of raised) {
      const now = priceNow(row)
      if (now !== undefined) next[row.sku] = { ...row, typed: writeAmount(rule(now)) }
    }
    draft.set(next satisfies Draft)
  }
  const take = (prices: ReadonlyMap<string, number>) => {
    const next: Record<string, PriceRow> = { ...draft.value }
    for (const row of rows ?? []) {
      const price = prices.get(row.sku)
      if (price !== undefined) next[row.sku] = { ...row, typed: writeAmount(price) }
    }
    draft.set(next satisfies Draft)
  }
  const pages = Math.ceil((found.data?.total ?? 0) / pageSize)

  return (
    <div className={styles.screen}>
      <div className={styles.tools}>
        <PriceFilters search={search} onChange={(patch) => go({ ...patch, page: undefined })} />
        {mayWrite && (
          <Button icon="price" disabled={!rows?.length} onClick={() => setAsked('rule')}>
            {t(messages.rule)}
          </Button>
        )}
        {mayWrite && others.length > 0 && can('sfcc.preferences') && (
          <Button icon="copy" disabled={!rows?.length} onClick={() => setAsked('copy')}>
            {t(messages.copy)}
          </Button>
        )}
        <span className={styles.pages}>
          {mayWrite && (
            <IconButton icon="undo" label={t(messages.undo)} disabled={!draft.canUndo} onClick={draft.undo} />
          )}
          {pages > 1 && show !== 'drafted' && (
            <PricePages page={page} pages={pages} onPage={(next) => go({ page: String(next) })} />
          )}
        </span>
      </div>
      <div className={styles.rows} data-refining={found.isPlaceholderData || undefined}>
        {!mayWrite && <Notice tone="open">{t(messages.readOnly)}</Notice>}
        {found.error && <ProblemNotice error={found.error} onRetry={() => void found.refetch()} />}
        {!rows && !found.error && <Skeleton lines={12} />}
        {rows?.length === 0 && (
          <EmptyState icon="price" title={t(show === 'drafted' ? messages.nothingDrafted : messages.empty)} />
        )}
        {rows && rows.length > 0 && (
          <Grid
            label={`${t(messages.grid)} ${country}`}
            columns={columns}
            rows={rows}
            idOf={({ sku }) => sku}
            onWrite={write}
            onUndo={draft.undo}
            onRedo={draft.redo}
            markOf={(row) => {
              if (priceNext(row) === null) return 'wrong'
              return isChanged(row) ? 'changed' : undefined
            }}
          />
        )}
      </div>
      {drafted.length > 0 && (
        <footer className={styles.bar} role="status">
          <strong>{t(messages.changed, changed.length)}</strong>
          {wrong.length > 0 && <span className={styles.bad}>{t(messages.wrong, wrong.length)}</span>}
          <span className={styles.barEnd}>
            <Button onClick={() => draft.set({})}>{t(messages.discard)}</Button>
            <Button
              kind="main"
              disabled={changed.length === 0 || wrong.length > 0}
              onClick={() => setAsked('review')}
            >
              {t(messages.review)}
            </Button>
          </span>
        </footer>
      )}
      {search.history && can('sfcc.audit') && (
        <PriceHistory
          country={country}
          currency={currency}
          sku={search.history}
          onClose={() => go({ history: undefined })}
        />
      )}
      {asked === 'rule' && (
        <RuleDialog
          count={rows?.length ?? 0}
          total={show === 'drafted' ? 0 : (found.data?.total ?? 0)}
          onApply={raise}
          onClose={() => setAsked(undefined)}
        />
      )}
      {asked === 'copy' && (
        <CopyDialog
          to={book}
          from={others}
          rows={rows ?? []}
          onApply={(prices) => {
            take(prices)
            setAsked(undefined)
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
      {asked === 'review' && (
        <ReviewDialog
          country={country}
          currency={currency}
          rows={changed}
          onClose={() => setAsked(undefined)}
          onApplied={() => {
            setAsked(undefined)
            draft.set({})
          }}
        />
      )}
    </div>
  )
}
