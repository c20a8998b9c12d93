import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useEnv } from '../../api/env.tsx'
import { priceBooks, type PriceHistoryEntry } from '../../api/prices.ts'
import { ProblemNotice } from '../../features/problem/index.ts'
import { Button, Dialog, EmptyState, Notice, Skeleton } from '../../ui/index.ts'
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

const Entry = ({ entry, currency }: { entry: PriceHistoryEntry; currency: string }) => {
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
    </li>
  )
}

type PriceHistoryProps = { country: string; currency: string; sku: string; onClose(): void }

/** Who changed a price, when, from what to what; the latest first. */
export const PriceHistory = ({ country, currency, sku, onClose }: PriceHistoryProps) => {
  const { call, t } = useEnv()
  const [limit, setLimit] = useState(pageSize)
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
            <Entry key={entry.seq} entry={entry} currency={currency} />
          ))}
        </ol>
        {data && data.length < total && limit < 200 && (
          <Button isBusy={found.isFetching} onClick={() => setLimit(Math.min(200, limit + pageSize))}>
            {t(messages.earlier)}
          </Button>
        )}
      </div>
    </Dialog>
  )
}
