import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useEnv } from '../../api/env.tsx'
import { priceBooks, type PriceHistoryEntry } from '../../api/prices.ts'
import { useSession } from '../../api/session.ts'
import { Confirm } from '../../features/confirm/index.ts'
import { ProblemNotice } from '../../features/problem/index.ts'
import { Button, Dialog, EmptyState, Notice, showToast, Skeleton } from '../../ui/index.ts'
import { messages } from './messages.ts'
import styles from './price-history.module.css'
import { tierChanges } from './tier-changes.ts'

const pageSize = 25

const usePriceText = (currency: string) => {
  const { t, format } = useEnv()
  return (amount: string | undefined): string => {
    if (amount === undefined) return t(messages.none)
    return amount === 'quote' ? t(messages.quote) : format.money(Number(amount), currency)
  }
}

type Restore = { country: string; sku: string; tiers: PriceHistoryEntry['before'] }

/** Sets a price to what it was; asked once, with the amounts. */
const useRestore = ({ country, sku, tiers: now }: Restore) => {
  const { call, t } = useEnv()
  const queries = useQueryClient()
  const restore = useMutation({
    mutationFn: (tiers: Restore['tiers']) =>
      call(priceBooks.updatePrices, {
        params: { priceBookId: country },
        body: { data: [{ productId: sku, tiers }] },
      }),
    onSuccess: async () => {
      showToast(t(messages.restored))
      await queries.invalidateQueries({ queryKey: [priceBooks.getPriceHistory, country, sku] })
      void queries.invalidateQueries({ queryKey: [priceBooks.getPrices, country] })
    },
  })
  return { ...restore, isSo: (tiers: Restore['tiers']) => tierChanges(now, tiers).length === 0 }
}

type EntryProps = {
  entry: PriceHistoryEntry
  currency: string
  /** Puts back what stood before it; undefined where that is so already, or not the person's to do. */
  onRestore: (() => void) | undefined
}

const Entry = ({ entry, currency, onRestore }: EntryProps) => {
  const { t, format } = useEnv()
  const textOf = usePriceText(currency)
  const { actor, at, priceChange, operation } = entry
  const who = priceChange?.plannedBy ?? actor
  const how = () => {
    if (!priceChange) return operation === 'updatePrices' ? t(messages.byList) : t(messages.byCall, operation)
    return operation === 'revertPriceChange'
      ? t(messages.byRevert, priceChange.name)
      : t(messages.byChange, priceChange.name, priceChange.plannedBy !== undefined)
  }
  return (
    <li className={styles.entry}>
      {tierChanges(entry.before, entry.after).map(({ minQuantity, before, after }) => (
        <p key={minQuantity} className={styles.change}>
          {minQuantity !== '1' && <span>≥ {minQuantity}: </span>}
          <del>{textOf(before)}</del>
          <span aria-hidden="true"> → </span>
          <ins>{textOf(after)}</ins>
        </p>
      ))}
      <p>
        <strong>{who.name}</strong> · <time dateTime={at}>{format.dateTime(at)}</time>
      </p>
      <p className={styles.soft}>
        {how()}
        {' · '}
        {t(messages.entry, entry.seq)}
      </p>
      {onRestore && (
        <Button icon="undo" className={styles.restore} onClick={onRestore}>
          {t(messages.restoreTo, textOf(entry.before[0]?.amount))}
        </Button>
      )}
    </li>
  )
}

type PriceHistoryProps = { country: string; currency: string; sku: string; onClose(): void }

/** Who changed a price, when, from what to what; the latest first. */
export const PriceHistory = ({ country, currency, sku, onClose }: PriceHistoryProps) => {
  const { call, t } = useEnv()
  const { has, can } = useSession()
  const [limit, setLimit] = useState(pageSize)
  const [asked, setAsked] = useState<PriceHistoryEntry>()
  const textOf = usePriceText(currency)
  const found = useQuery({
    queryKey: [priceBooks.getPriceHistory, country, sku, limit],
    queryFn: ({ signal }) =>
      call(priceBooks.getPriceHistory, {
        params: { priceBookId: country },
        query: { productId: sku, limit },
        signal,
      }),
    placeholderData: keepPreviousData,
  })
  const { data, tiers = [], total = 0 } = found.data ?? {}
  const [latest] = data ?? []
  const restore = useRestore({ country, sku, tiers })
  const mayWrite = has('prices.apply', country) && can('sfcc.pricebooks.rw')
  return (
    <Dialog
      shape="panel"
      title={t(messages.historyTitle, sku, country)}
      closeLabel={t(messages.close)}
      onClose={onClose}
    >
      <div className={styles.history}>
        {found.error && <ProblemNotice error={found.error} onRetry={() => void found.refetch()} />}
        {found.isPending && <Skeleton lines={6} />}
        {latest && tierChanges(latest.after, tiers).length > 0 && (
          <Notice tone="open">{t(messages.imported, textOf(tiers[0]?.amount))}</Notice>
        )}
        {data?.length === 0 && (
          <EmptyState icon="audit" title={t(messages.neverChanged)}>
            <p>{t(messages.neverWhy, textOf(tiers[0]?.amount))}</p>
          </EmptyState>
        )}
        <ol className={styles.entries}>
          {data?.map((entry) => (
            <Entry
              key={entry.seq}
              entry={entry}
              currency={currency}
              onRestore={mayWrite && !restore.isSo(entry.before) ? () => setAsked(entry) : undefined}
            />
          ))}
        </ol>
        {data && data.length < total && limit < 200 && (
          <Button isBusy={found.isFetching} onClick={() => setLimit(Math.min(200, limit + pageSize))}>
            {t(messages.earlier)}
          </Button>
        )}
      </div>
      {asked && (
        <Confirm
          title={t(messages.restoreTo, textOf(asked.before[0]?.amount))}
          why={t(messages.restoreWhy, textOf(tiers[0]?.amount), textOf(asked.before[0]?.amount), country)}
          keepLabel={t(messages.keep)}
          onConfirm={() =>
            restore.mutateAsync(asked.before).then(
              () => true,
              () => false,
            )
          }
          onClose={() => setAsked(undefined)}
        >
          {restore.error && <ProblemNotice error={restore.error} />}
        </Confirm>
      )}
    </Dialog>
  )
}
