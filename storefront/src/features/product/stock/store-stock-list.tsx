import { useQuery } from '@tanstack/react-query'
import { formatLongDate } from '../../../../../facts/format-date.ts'
import { useEnv } from '../../../api/env.tsx'
import { useText } from '../../../lib/i18n/text.tsx'
import { Alert, Badge, Button, PromiseLine } from '../../../ui/index.ts'
import { storeStockQuery } from '../../store-stock/index.ts'
import { hoursOfDay, type Store, useChooseStore, useChosenStore } from '../../stores/index.ts'
import { messages as general } from '../messages.ts'
import type { Stock } from '../product.ts'
import { promiseOf } from './promise.ts'
import { stockAmounts } from './stock-amounts.ts'
import { storeStockMessages as messages } from './store-stock-messages.ts'
import styles from './store-stock.module.css'

type StoreStockProps = { productId: string; amount: number; unit: string | undefined }
type Row = { store: Store; stock: Stock }

/** Stores with stock first, the nearest day first; the shopper's own store above all. */
const inOrder = (rows: readonly Row[], chosenId: string | undefined) =>
  rows.toSorted(
    (a, b) =>
      Number(b.store.id === chosenId) - Number(a.store.id === chosenId) ||
      Number(b.stock.ats > 0) - Number(a.stock.ats > 0) ||
      (a.stock.inStockDate ?? '9').localeCompare(b.stock.inStockDate ?? '9') ||
      b.stock.ownStock - a.stock.ownStock,
  )

const StorePromise = ({ store, stock, amount, unit }: Omit<StoreStockProps, 'productId'> & Row) => {
  const t = useText()
  const { language, locale } = useEnv()
  const promise = promiseOf(stock, false, amount)
  if (promise.kind !== 'pickup') return <PromiseLine tone="plain">{t(messages.none)}</PromiseLine>
  const date = formatLongDate(promise.date, language)
  const hours = hoursOfDay(store, promise.date)
  const there = stockAmounts(stock, unit, locale, {
    here: (n) => t(general.inStock, { n }),
    byTransfer: (n) => t(general.byTransfer, { n }),
  })
  return (
    <>
      <PromiseLine tone={promise.tone}>
        {`${t(promise.tone === 'go' ? messages.ready : messages.later, { date })} · ${there}`}
      </PromiseLine>
      {hours && <p className={styles.place}>{t(messages.hours, { hours })}</p>}
    </>
  )
}

/** Stock and pickup day of a product in every store of the country; a press makes a store the shopper's. */
export const StoreStockList = ({
  productId,
  amount,
  unit,
  onChosen,
}: StoreStockProps & { onChosen: () => void }) => {
  const t = useText()
  const env = useEnv()
  const { stores = [], store: current, chosen } = useChosenStore()
  const choose = useChooseStore()
  const ids = stores.flatMap(({ inventoryId }) => inventoryId ?? [])
  const { data, isError, refetch } = useQuery({
    ...storeStockQuery(env, productId, ids),
    enabled: ids.length > 0,
    staleTime: 60_000,
  })
  if (isError) {
    return (
      <Alert tone="error">
        {t(messages.failed)}{' '}
        <Button variant="quiet" onClick={() => void refetch()}>
          {t(messages.retry)}
        </Button>
      </Alert>
    )
  }
  if (!data) return <p role="status">{t(messages.loading)}</p>
  const rows = stores.flatMap((store) => {
    const stock = data[store.inventoryId ?? '']
    return stock ? [{ store, stock }] : []
  })
  return (
    <ul role="list" className={styles.stores}>
      {inOrder(rows, current?.id).map(({ store, stock }) => (
        <li key={store.id} className={styles.store}>
          <div className={styles.text}>
            <p className={styles.name}>
              {store.storeName ?? store.name}
              {store.id === current?.id && (
                <Badge tone="grey">{t(chosen ? messages.yours : messages.suggested)}</Badge>
              )}
            </p>
            <p className={styles.place}>{[store.address1, store.city].filter(Boolean).join(', ')}</p>
            <StorePromise store={store} stock={stock} amount={amount} unit={unit} />
          </div>
          {store.id !== current?.id && stock.ats > 0 && (
            <Button
              variant="secondary"
              size="small"
              aria-label={t(messages.takeNamed, { store: store.storeName ?? store.name })}
              onClick={() => {
                choose(store).catch(console.warn)
                onChosen()
              }}
            >
              {t(messages.take)}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
