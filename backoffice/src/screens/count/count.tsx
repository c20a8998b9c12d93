import { useNavigate, useSearch } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { useEnv } from '../../api/env.tsx'
import { Page } from '../../features/page/index.ts'
import { usePlace } from '../../features/place/index.ts'
import { ProblemNotice } from '../../features/problem/index.ts'
import { ProductField } from '../../features/product-field/index.ts'
import { useStores } from '../../features/stock/index.ts'
import { readDecimal } from '../../lib/decimal.ts'
import { recall, remember, storageKeys } from '../../lib/storage.ts'
import { useOnline } from '../../lib/use-online.ts'
import {
  Badge,
  Button,
  Icon,
  IconButton,
  Notice,
  Section,
  SelectField,
  Skeleton,
  TextField,
} from '../../ui/index.ts'
import styles from './count.module.css'
import { messages } from './messages.ts'
import { type Count, useCounts } from './use-counts.ts'

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

const tones = { waiting: 'warn', sent: 'good', refused: 'bad' } as const

const Counted = ({
  count,
  isOnline,
  onAgain,
  onDrop,
}: {
  count: Count
  isOnline: boolean
  onAgain(): void
  onDrop(): void
}) => {
  const { t, format } = useEnv()
  const { name, productId, amount, state, result, storeId } = count
  return (
    <li className={styles.count}>
      <strong className={styles.amount}>{format.quantity(amount)}</strong>
      <span>
        {name}
        <small>{[productId, storeId, state === 'sent' && result].filter(Boolean).join(' · ')}</small>
        {state === 'refused' && <small className={styles.bad}>{result}</small>}
      </span>
      <Badge tone={tones[state]}>
        {t(state === 'waiting' && isOnline ? messages.sending : messages[state])}
      </Badge>
      {state === 'refused' && (
        <span className={styles.task}>
          <Button onClick={onAgain}>{t(messages.again)}</Button>
          <IconButton icon="close" label={t(messages.drop)} onClick={onDrop} />
        </span>
      )}
    </li>
  )
}

/** A shelf counted: scan, number, next. Works on without a signal. */
export const CountScreen = () => {
  const { t } = useEnv()
  const navigate = useNavigate()
  const search = useSearch({ strict: false })
  const { storeIds } = usePlace()
  const stores = useStores()
  const isOnline = useOnline()
  const { counts, add, drop, clear } = useCounts()
  const mine =
    storeIds.length > 0 ? stores.all.filter(({ storeId }) => storeIds.includes(storeId)) : stores.here
  const wanted = search.store ?? recall(storageKeys.place)
  const store = mine.find(({ storeId }) => storeId === wanted) ?? mine[0]
  const [chosen, setChosen] = useState<Chosen | undefined>(
    search.sku ? { productId: search.sku, name: search.sku } : undefined,
  )
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
                onOther={() => setChosen(undefined)}
                onAmount={(amount) => {
                  add({ ...chosen, amount, storeId: store.storeId, inventoryListId: store.id })
                  setChosen(undefined)
                }}
              />
            ) : (
              <ProductField
                label={t(messages.product)}
                autoFocus
                onChoose={({ productId, name }) => setChosen({ productId, name })}
              />
            )}
          </>
        )}
        <Section
          isBare
          title={`${t(messages.done)} (${counts.length})`}
          actions={
            counts.some(({ state }) => state === 'sent') && (
              <Button kind="quiet" onClick={clear}>
                {t(messages.clear)}
              </Button>
            )
          }
        >
          {counts.length === 0 && <p className={styles.nothing}>{t(messages.nothing)}</p>}
          <ul>
            {counts.toReversed().map((count) => (
              <Counted
                key={count.key}
                count={count}
                isOnline={isOnline}
                onDrop={() => drop(count.key)}
                onAgain={() => {
                  drop(count.key)
                  setChosen({ productId: count.productId, name: count.name })
                }}
              />
            ))}
          </ul>
        </Section>
      </div>
    </Page>
  )
}
