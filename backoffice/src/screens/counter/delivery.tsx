import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { CountryCode } from '../../../../facts/country.ts'
import { loadDivisions, pathOf } from '../../../../facts/divisions.ts'
import { counter, type Sale } from '../../api/counter.ts'
import { useEnv } from '../../api/env.tsx'
import { ProblemNotice } from '../../features/problem/index.ts'
import { useStores } from '../../features/stock/index.ts'
import { useStoredDraft } from '../../lib/use-stored-draft.ts'
import { Button, Notice, Section, SelectField, Skeleton, TextField } from '../../ui/index.ts'
import styles from './counter.module.css'
import { messages } from './messages.ts'
import { PlaceField } from './place-field.tsx'
import { isDelivered, receiverOf } from './sale-words.ts'
import type { Change } from './use-sale.ts'

type Props = { sale: Sale; change: Change }

/** The one shipment that a basket has. */
const shipmentId = 'me'

type Draft = { address1: string; divisionId: string; phone: string }

type AddressProps = Props & { onDone(): void }

/** Where it goes; the first way there is chosen, the others are offered. */
const AddressForm = ({ sale, change, onDone }: AddressProps) => {
  const { call, t } = useEnv()
  const { basketId } = sale
  const country = sale.c_country as CountryCode
  const receiver = receiverOf(sale)
  const [stored, setDraft] = useStoredDraft<Draft>(`counter-address.${basketId}`)
  const draft = stored ?? { address1: '', divisionId: '', phone: receiver.phone ?? '' }
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const divisions = useQuery({
    queryKey: ['divisions', country],
    queryFn: () => loadDivisions(country),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    const path = pathOf(divisions.data ?? [], draft.divisionId)
    const params = { basketId, shipmentId }
    const [name = '', ...others] = sale.c_counter.customer.name.split(' ')
    const shippingAddress = {
      firstName: receiver.firstName ?? name,
      lastName: receiver.lastName ?? others.join(' '),
      address1: draft.address1.trim(),
      city: path.at(-1)?.name ?? '',
      stateCode: path[0]?.id ?? '',
      c_divisionId: draft.divisionId,
      countryCode: country,
      ...(draft.phone.trim() === '' ? {} : { phone: draft.phone.trim() }),
    }
    setBusy(true)
    let isReached = true
    const failure = await change(async () => {
      const addressed = await call(counter.updateCounterShipment, { params, body: { shippingAddress } })
      const { applicableShippingMethods: ways } = await call(counter.getCounterShippingMethods, { params })
      const way = ways.find(({ c_kind }) => c_kind !== 'pickup')
      isReached = way !== undefined
      if (!way) return addressed
      return call(counter.updateCounterShipment, { params, body: { shippingMethod: { id: way.id } } })
    }, true)
    setBusy(false)
    setError(failure ?? (isReached ? undefined : t(messages.noWay)))
    if (failure !== undefined || !isReached) return
    setDraft(undefined)
    onDone()
  }
  if (divisions.isPending) return <Skeleton lines={3} />
  if (divisions.error)
    return <ProblemNotice error={divisions.error} onRetry={() => void divisions.refetch()} />
  return (
    <form className={styles.form} onSubmit={(event) => void send(event)}>
      <PlaceField
        divisions={divisions.data}
        value={draft.divisionId}
        onChange={(divisionId) => setDraft({ ...draft, divisionId })}
      />
      <TextField
        label={t(messages.street)}
        required
        autoComplete="off"
        maxLength={256}
        value={draft.address1}
        onChange={({ target }) => setDraft({ ...draft, address1: target.value })}
      />
      <TextField
        label={t(messages.phoneNumber)}
        type="tel"
        required
        minLength={8}
        maxLength={40}
        autoComplete="off"
        value={draft.phone}
        onChange={({ target }) => setDraft({ ...draft, phone: target.value })}
      />
      {error && <Notice tone="bad">{error}</Notice>}
      <Button type="submit" isBusy={isBusy}>
        {t(messages.setAddress)}
      </Button>
    </form>
  )
}

/** The ways it can go, with what each costs and when it is there. */
const Ways = ({ sale, change, onAddress }: Props & { onAddress(): void }) => {
  const { call, t, format } = useEnv()
  const params = { basketId: sale.basketId, shipmentId }
  const [shipment] = sale.shipments
  const address = shipment?.shippingAddress
  const ways = useQuery({
    queryKey: [counter.getCounterShippingMethods, sale.basketId, sale.lastModified],
    queryFn: () => call(counter.getCounterShippingMethods, { params }),
  })
  const offered = ways.data?.applicableShippingMethods.filter(({ c_kind }) => c_kind !== 'pickup')
  return (
    <>
      <p className={styles.address}>
        {[address?.address1, address?.city].filter(Boolean).join(', ')}
        <Button kind="quiet" onClick={onAddress}>
          {t(messages.changeAddress)}
        </Button>
      </p>
      {ways.error && <ProblemNotice error={ways.error} onRetry={() => void ways.refetch()} />}
      {ways.isPending && <Skeleton lines={2} />}
      {offered?.length === 0 && <Notice tone="warn">{t(messages.noWay)}</Notice>}
      <fieldset className={styles.ways}>
        <legend className="visually-hidden">{t(messages.ways)}</legend>
        {offered?.map(({ id, name, price, c_priceAfterPromotions: charged = price, c_deliveryDate: day }) => (
          <label key={id} className={styles.choice}>
            <input
              type="radio"
              name="way"
              checked={shipment?.shippingMethod?.id === id}
              onChange={() =>
                void change(() =>
                  call(counter.updateCounterShipment, { params, body: { shippingMethod: { id } } }),
                )
              }
            />
            <span>
              {name}
              <small>{day}</small>
            </span>
            <strong>{charged ? format.money(charged, sale.currency) : t(messages.free)}</strong>
          </label>
        ))}
      </fieldset>
    </>
  )
}

/** At which store it waits, or where it goes. */
export const Delivery = ({ sale, change }: Props) => {
  const { call, t } = useEnv()
  const stores = useStores()
  const isGoing = isDelivered(sale)
  const hasAddress = isGoing && sale.shipments[0]?.shippingAddress?.address1 !== undefined
  const [isWanted, setWanted] = useState(false)
  const isShown = isWanted || (isGoing && !hasAddress)
  const here = stores.all.filter(({ country }) => country === sale.c_country)
  const servedBy = sale.productItems[0]?.c_store ?? sale.c_counter.storeId
  const params = { basketId: sale.basketId, shipmentId }
  const pickUp = async () => {
    setWanted(false)
    if (!isGoing) return
    await change(async () => {
      const { applicableShippingMethods: ways } = await call(counter.getCounterShippingMethods, { params })
      const way = ways.find(({ c_kind }) => c_kind === 'pickup')
      return call(counter.updateCounterShipment, {
        params,
        body: { ...(way ? { shippingMethod: { id: way.id } } : {}), c_fromStoreId: servedBy },
      })
    })
  }
  return (
    <Section title={t(messages.delivery)}>
      <div className={styles.form}>
        <fieldset className={styles.choices}>
          <legend className="visually-hidden">{t(messages.delivery)}</legend>
          <label className={styles.choice}>
            <input
              type="radio"
              name="delivery"
              checked={!isGoing && !isWanted}
              onChange={() => void pickUp()}
            />
            {t(messages.pickUp)}
          </label>
          <label className={styles.choice}>
            <input
              type="radio"
              name="delivery"
              checked={isGoing || isWanted}
              onChange={() => setWanted(!isGoing)}
            />
            {t(messages.deliver)}
          </label>
        </fieldset>
        {here.length > 1 && (
          <SelectField
            label={t(messages.from)}
            value={servedBy}
            onChange={({ target }) =>
              void change(() =>
                call(counter.updateCounterShipment, { params, body: { c_fromStoreId: target.value } }),
              )
            }
          >
            {here.map(({ storeId, storeName }) => (
              <option key={storeId} value={storeId}>
                {storeName}
              </option>
            ))}
          </SelectField>
        )}
        {isShown && <AddressForm sale={sale} change={change} onDone={() => setWanted(false)} />}
        {isGoing && !isShown && <Ways sale={sale} change={change} onAddress={() => setWanted(true)} />}
      </div>
    </Section>
  )
}
