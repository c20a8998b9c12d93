import { useNavigate, useSearch } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { useEnv } from '../../api/env.tsx'
import { counts, OutboxList, useOutbox } from '../../features/outbox/index.ts'
import { Page } from '../../features/page/index.ts'
import { usePlace } from '../../features/place/index.ts'
import { ProblemNotice } from '../../features/problem/index.ts'
import { ProductField } from '../../features/product-field/index.ts'
import { useStores } from '../../features/stock/index.ts'
import { readDecimal } from '../../lib/decimal.ts'
import { recall, remember, storageKeys } from '../../lib/storage.ts'
import { useOnline } from '../../lib/use-online.ts'
import { Button, Icon, Notice, SelectField, Skeleton, TextField } from '../../ui/index.ts'
import styles from './count.module.css'
import { messages } from './messages.ts'

type Chosen = { productId: string; name: string }

type AmountFormProps = { chosen: Chosen; onAmount(amount: number): void; onOther(): void }

const AmountForm = ({ chosen, onAmount, onOther }: AmountFormProps) => {
  const { t } = useEnv()
  const [isWrong, setWrong] = useState(false)
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = new FormData(event.currentTarget).get('amount')
    const amount = typeof text === 'string' ? readDecimal(text) : undefined
    if (amount === undefined || amount < 0) setWrong(true)
    else onAmount(amount)
  }
  return (
    <form className={styles.form} onSubmit={save}>
      <TextField
        label={t(messages.amount, chosen.name)}
        hint={t(messages.amountHint)}
        error={isWrong ? t(messages.notReadable) : undefined}
        name="amount"
        inputMode="decimal"
        enterKeyHint="next"
        autoComplete="off"
        autoFocus
      />
      <div className={styles.foot}>
        <Button size="large" onClick={onOther}>
          {t(messages.other)}
        </Button>
        <Button kind="main" size="large" type="submit" icon="check">
          {t(messages.save)}
        </Button>
      </div>
    </form>
  )
}

/** A shelf counted: scan, number, next. Works on without a signal. */
export const CountScreen = () => {
  const { t, format } = useEnv()
  const navigate = useNavigate()
  const search = useSearch({ strict: false })
  const { storeIds } = usePlace()
  const stores = useStores()
  const isOnline = useOnline()
  const { entries, add, retry, drop, clear } = useOutbox(counts)
  const mine =
    storeIds.length > 0 ? stores.all.filter(({ storeId }) => storeIds.includes(storeId)) : stores.here
  const wanted = search.store ?? recall(storageKeys.place)
  const store = mine.find(({ storeId }) => storeId === wanted) ?? mine[0]
  // The goods that an address names are counted one after another.
  const [queue, setQueue] = useState<readonly Chosen[]>(
    (search.sku ?? '')
      .split(',')
      .filter(Boolean)
      .map((sku) => ({ productId: sku, name: sku })),
  )
  const [chosen, ...waiting] = queue
  const chooseStore = (storeId: string) => {
    remember(storageKeys.place, storeId)
    void navigate({ to: '/count', search: { store: storeId }, replace: true })
  }
  return (
    <Page title={t(messages.title)}>
      <div className={styles.narrow}>
        {stores.error && <ProblemNotice error={stores.error} onRetry={stores.retry} />}
        {stores.isPending && <Skeleton />}
        {!isOnline && <Notice tone="warn">{t(messages.offline)}</Notice>}
        {store && (
          <>
            {mine.length > 1 ? (
              <SelectField
                label={t(messages.store)}
                value={store.storeId}
                onChange={({ target }) => chooseStore(target.value)}
              >
                {mine.map(({ storeId, storeName }) => (
                  <option key={storeId} value={storeId}>
                    {storeName}
                  </option>
                ))}
              </SelectField>
            ) : (
              <p className={styles.store}>
                <Icon name="store" /> {store.storeName}
              </p>
            )}
            {chosen ? (
              <AmountForm
                key={chosen.productId}
                chosen={chosen}
                onOther={() => setQueue(waiting)}
                onAmount={(amount) => {
                  add({ ...chosen, amount, storeId: store.storeId, inventoryListId: store.id })
                  setQueue(waiting)
                }}
              />
            ) : (
              <ProductField
                label={t(messages.product)}
                autoFocus
                onChoose={({ productId, name }) => setQueue([{ productId, name }])}
                onCode={(code) => setQueue([{ productId: code, name: code }])}
              />
            )}
          </>
        )}
        {waiting.length > 0 && <p className={styles.store}>{t(messages.waiting, waiting.length)}</p>}
        <OutboxList
          title={t(messages.done)}
          nothing={t(messages.nothing)}
          entries={entries}
          mark={({ amount }) => format.quantity(amount)}
          text={({ name, productId, storeId, state, result }) => [
            name,
            [productId, stores.nameOf(storeId), state === 'sent' && result].filter(Boolean).join(' · '),
          ]}
          again={t(messages.again)}
          onAgain={({ key, productId, name }) => {
            drop(key)
            setQueue([{ productId, name }, ...queue])
          }}
          onRetry={retry}
          onDrop={drop}
          onClear={clear}
        />
      </div>
    </Page>
  )
}
