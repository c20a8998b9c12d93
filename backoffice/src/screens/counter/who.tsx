import { useMutation } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { counter, type FoundCustomer, type NewSale, type Sale } from '../../api/counter.ts'
import { useEnv } from '../../api/env.tsx'
import { usePlace } from '../../features/place/index.ts'
import { ProblemNotice } from '../../features/problem/index.ts'
import { useStores } from '../../features/stock/index.ts'
import { recall, remember, storageKeys } from '../../lib/storage.ts'
import { Button, Icon, Notice, Section, SelectField, Skeleton, TextField } from '../../ui/index.ts'
import styles from './counter.module.css'
import { type CustomerWish, wishesOf } from './customer-wish.ts'
import { messages } from './messages.ts'
import { NewCustomerForm } from './new-customer-form.tsx'
import type { OpenSale } from './open-sales.ts'

type Props = { sales: readonly OpenSale[]; onOpen(sale: OpenSale): void }

/** The stores where this person sells, and the one of now: of the address, else the last one. */
const useOwnStore = () => {
  const { store: wanted = recall(storageKeys.place) } = useSearch({ strict: false })
  const { storeIds } = usePlace()
  const stores = useStores()
  const own =
    storeIds.length > 0 ? stores.all.filter(({ storeId }) => storeIds.includes(storeId)) : stores.here
  return { stores, own, store: own.find(({ storeId }) => storeId === wanted) ?? own[0] }
}

/** Once for one person at one store, however often it is pressed; another one is a sale of its own. */
const useOpenSale = (onOpen: Props['onOpen']) => {
  const { call } = useEnv()
  const [keys] = useState(() => new Map<string, string>())
  return useMutation({
    mutationFn: (body: NewSale) => {
      const wish = JSON.stringify(body)
      const key = keys.get(wish) ?? crypto.randomUUID()
      keys.set(wish, key)
      return call(counter.createBasketFor, { body, headers: { 'idempotency-key': key } })
    },
    onSuccess: ({ basketId, c_counter: { customer, storeId } }: Sale) =>
      onOpen({ basketId, storeId, customer: customer.name || customer.email }),
  })
}

/** Who buys, found by what they say or made in five fields; and the sales that were begun. */
export const Who = ({ sales, onOpen }: Props) => {
  const { call, t } = useEnv()
  const navigate = useNavigate()
  const { channel: named } = useSearch({ strict: false })
  const { stores, own, store } = useOwnStore()
  const [text, setText] = useState('')
  const [isNew, setNew] = useState(false)
  const channel = named === 'phone' ? 'phone' : 'counter'
  const choose = (patch: { store?: string; channel?: string }) =>
    void navigate({
      to: '/counter',
      search: { store: store?.storeId, ...(channel === 'phone' ? { channel } : {}), ...patch },
      replace: true,
    })
  const open = useOpenSale(onOpen)
  const start = async (who: Pick<NewSale, 'customer' | 'customerId'>): Promise<boolean> => {
    if (!store || open.isPending) return false
    try {
      await open.mutateAsync({ storeId: store.storeId, channel, ...who })
      return true
    } catch {
      // Shown where it was sent.
      return false
    }
  }
  const find = useMutation({
    mutationFn: async (wishes: readonly CustomerWish[]): Promise<readonly FoundCustomer[]> => {
      for (const wish of wishes) {
        const { data } = await call(counter.findCounterCustomers, { body: wish })
        if (data.length > 0) return data
      }
      return []
    },
    onSuccess(found) {
      const [only] = found
      if (found.length === 1 && only) void start({ customerId: only.customerId })
      if (found.length === 0) setNew(true)
    },
  })
  const search = (event: FormEvent) => {
    event.preventDefault()
    const wishes = wishesOf(text)
    if (wishes.length > 0 && !find.isPending) find.mutate(wishes)
    else if (text.trim() !== '') setNew(true)
  }
  const wish = wishesOf(text)[0]
  if (stores.error) return <ProblemNotice error={stores.error} onRetry={stores.retry} />
  if (stores.isPending) return <Skeleton lines={4} />
  if (!store) return <Notice tone="warn">{t(messages.noStore)}</Notice>
  return (
    <div className={styles.narrow}>
      <Section title={t(messages.newSale)}>
        <div className={styles.form}>
          <div className={styles.pair}>
            {own.length > 1 ? (
              <SelectField
                label={t(messages.store)}
                value={store.storeId}
                onChange={({ target }) => {
                  remember(storageKeys.place, target.value)
                  choose({ store: target.value })
                }}
              >
                {own.map(({ storeId, storeName }) => (
                  <option key={storeId} value={storeId}>
                    {storeName}
                  </option>
                ))}
              </SelectField>
            ) : (
              <div>
                <p className={styles.legend}>{t(messages.store)}</p>
                <p className={styles.store}>
                  <Icon name="store" /> {store.storeName}
                </p>
              </div>
            )}
            <fieldset className={styles.choices}>
              <legend className={styles.legend}>{t(messages.channel)}</legend>
              {(['counter', 'phone'] as const).map((one) => (
                <label key={one} className={styles.choice}>
                  <input
                    type="radio"
                    name="channel"
                    checked={channel === one}
                    onChange={() => choose({ channel: one })}
                  />
                  {t(messages[one])}
                </label>
              ))}
            </fieldset>
          </div>
          {isNew ? (
            <NewCustomerForm
              wish={wish}
              isUnknown={find.data?.length === 0}
              isBusy={open.isPending}
              error={open.error}
              onSend={(customer) => start({ customer })}
              onBack={() => {
                setNew(false)
                find.reset()
                open.reset()
              }}
            />
          ) : (
            <form className={styles.form} onSubmit={search}>
              <TextField
                label={t(messages.who)}
                hint={t(messages.whoHint)}
                autoFocus
                autoComplete="off"
                enterKeyHint="search"
                maxLength={254}
                value={text}
                onChange={({ target }) => {
                  setText(target.value)
                  find.reset()
                }}
              />
              {(find.error || open.error) && <ProblemNotice error={find.error ?? open.error} />}
              <div className={styles.buttons}>
                <Button
                  kind="main"
                  size="large"
                  type="submit"
                  icon="search"
                  isBusy={find.isPending || open.isPending}
                >
                  {t(messages.find)}
                </Button>
                <Button size="large" icon="plus" onClick={() => setNew(true)}>
                  {t(messages.newCustomer)}
                </Button>
              </div>
              {find.data && find.data.length > 1 && (
                <Section title={t(messages.several)} isBare>
                  <ul>
                    {find.data.map(({ customerId, name, companyName, email, phone, customerNo }) => (
                      <li key={customerId}>
                        <button
                          type="button"
                          className={styles.person}
                          onClick={() => void start({ customerId })}
                        >
                          <strong>{name || email}</strong>
                          <small>{[companyName, email, phone, customerNo].filter(Boolean).join(' · ')}</small>
                        </button>
                      </li>
                    ))}
                  </ul>
                </Section>
              )}
            </form>
          )}
        </div>
      </Section>
      {sales.length > 0 && (
        <Section title={`${t(messages.open)} (${sales.length})`} isBare>
          <ul>
            {sales.map(({ basketId, customer, storeId }) => (
              <li key={basketId}>
                <Link to="/counter" search={{ sale: basketId }} className={styles.person}>
                  <strong>{customer}</strong>
                  <small>
                    {stores.nameOf(storeId)} · {t(messages.goOn)}
                  </small>
                </Link>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </div>
  )
}
