import { useState } from 'react'
import { useEnv } from '../../api/env.tsx'
import { useSession } from '../../api/session.ts'
import { Confirm } from '../../features/confirm/index.ts'
import { Page } from '../../features/page/index.ts'
import { ProblemNotice } from '../../features/problem/index.ts'
import {
  Button,
  CheckField,
  EmptyState,
  Notice,
  Section,
  showToast,
  Skeleton,
  TextField,
} from '../../ui/index.ts'
import { DispatchNote, type Loaded } from './dispatch-note.tsx'
import styles from './dispatch.module.css'
import { byPlace, chosenOf, keyOf, sizeOf, type Waiting } from './load.ts'
import { messages } from './messages.ts'
import { mostOrders, useDispatch } from './use-dispatch.ts'

type PlaceProps = {
  place: string
  waiting: readonly Waiting[]
  chosen: ReadonlySet<string>
  mayDispatch: boolean
  onChoose(keys: readonly string[], isChosen: boolean): void
}

const Place = ({ place, waiting, chosen, mayDispatch, onChoose }: PlaceProps) => {
  const { t, format } = useEnv()
  const keysOf = ({ order, lines }: Waiting) => lines.map(({ line }) => keyOf(order.orderNo, line.itemId))
  const all = waiting.flatMap(keysOf)
  const name = place || t(messages.noPlace)
  return (
    <Section
      isBare
      title={name}
      actions={
        mayDispatch && (
          <CheckField
            label={t(messages.all, name, waiting.length)}
            checked={all.every((key) => chosen.has(key))}
            onChange={({ target }) => onChoose(all, target.checked)}
          />
        )
      }
    >
      {waiting.map(({ order, lines }) => (
        <div key={`${order.orderNo} ${order.shippingAddress?.address1 ?? ''}`} className={styles.order}>
          <p className={styles.orderHead}>
            <strong>{order.orderNo}</strong>
            <span>{order.shippingAddress?.name ?? order.customerName}</span>
            <span className={styles.soft}>
              {[
                order.shippingAddress?.address1,
                `${format.number(order.weightKg)} kg`,
                order.longestMeters && `${format.quantity(order.longestMeters)} m`,
                order.promisedDate && t(messages.promised, format.date(`${order.promisedDate}T12:00:00`)),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </p>
          {lines.map(({ line, quantity }) => {
            const words = [
              `${format.quantity(quantity)} ×`,
              line.productName ?? line.productId,
              line.variationText,
              line.lengthMeters && `${format.quantity(line.lengthMeters)} m`,
            ]
            const label = words.filter(Boolean).join(' ')
            const key = keyOf(order.orderNo, line.itemId)
            return mayDispatch ? (
              <CheckField
                key={key}
                label={label}
                checked={chosen.has(key)}
                onChange={({ target }) => onChoose([key], target.checked)}
              />
            ) : (
              <p key={key}>{label}</p>
            )
          })}
        </div>
      ))}
    </Section>
  )
}

type LoadProps = { waiting: readonly Waiting[]; mayDispatch: boolean; onLoaded(loaded: Loaded): void }

const Load = ({
  waiting,
  mayDispatch,
  onLoaded,
  dispatch,
}: LoadProps & Pick<ReturnType<typeof useDispatch>, 'dispatch'>) => {
  const { t, format } = useEnv()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [truck, setTruck] = useState('')
  const [driver, setDriver] = useState('')
  const [isAsked, setAsked] = useState(false)
  const load = chosenOf(waiting, chosen)
  const { weightKg, longestMeters } = sizeOf(load)
  const choose = (keys: readonly string[], isChosen: boolean) => {
    const next = new Set(chosen)
    for (const key of keys)
      if (isChosen) next.add(key)
      else next.delete(key)
    setChosen(next)
  }
  const send = async (): Promise<boolean> => {
    const at = new Date()
    const note = t(messages.noteOf, truck.trim(), driver.trim())
    const { left, refused } = await dispatch.mutateAsync({ load, note })
    if (refused.length > 0)
      showToast(t(messages.refused, refused.map(({ order }) => order.orderNo).join(', ')), { tone: 'bad' })
    setChosen(new Set())
    if (left.length > 0) {
      showToast(t(messages.done, left.length))
      onLoaded({ load: left, truck: truck.trim(), driver: driver.trim(), at })
    }
    return true
  }
  return (
    <>
      {byPlace(waiting).map(([place, orders]) => (
        <Place
          key={place}
          place={place}
          waiting={orders}
          chosen={chosen}
          mayDispatch={mayDispatch}
          onChoose={choose}
        />
      ))}
      {mayDispatch && (
        <div className={styles.bar}>
          <TextField
            label={t(messages.truck)}
            maxLength={40}
            autoComplete="off"
            value={truck}
            onChange={({ target }) => setTruck(target.value)}
          />
          <TextField
            label={t(messages.driver)}
            maxLength={80}
            autoComplete="off"
            value={driver}
            onChange={({ target }) => setDriver(target.value)}
          />
          <span className={styles.sum} role="status">
            {load.length > 0 &&
              t(messages.load, load.length, format.number(weightKg), format.quantity(longestMeters))}
          </span>
          <Button
            kind="main"
            icon="truck"
            className={styles.send}
            disabled={load.length === 0}
            onClick={() => setAsked(true)}
          >
            {t(messages.dispatch)}
          </Button>
        </div>
      )}
      {isAsked && (
        <Confirm
          title={t(messages.dispatch)}
          why={t(messages.why, load.map(({ order }) => order.orderNo).join(', '), format.number(weightKg))}
          keepLabel={t(messages.keep)}
          onConfirm={send}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  )
}

/** Loads a truck with ready goods of several orders, says that they left, and prints the note that goes with them. */
export const DispatchScreen = () => {
  const { t } = useEnv()
  const { has } = useSession()
  const { waiting: found, dispatch } = useDispatch()
  const [loaded, setLoaded] = useState<Loaded>()
  const mayDispatch = has('orders.dispatch')
  if (loaded)
    return (
      <Page
        title={t(messages.note)}
        actions={
          <span className={`${styles.actions} ${styles.noPrint}`}>
            <Button onClick={() => setLoaded(undefined)}>{t(messages.another)}</Button>
            <Button kind="main" icon="print" onClick={() => print()}>
              {t(messages.print)}
            </Button>
          </span>
        }
      >
        <DispatchNote {...loaded} />
      </Page>
    )
  const waiting = found.data?.waiting
  return (
    <Page title={t(messages.title)} lead={t(messages.lead)}>
      <div className={styles.stack}>
        {!mayDispatch && <Notice tone="open">{t(messages.readOnly)}</Notice>}
        {found.error && <ProblemNotice error={found.error} onRetry={() => void found.refetch()} />}
        {found.isPending && <Skeleton lines={8} />}
        {waiting?.length === 0 && (
          <EmptyState icon="truck" title={t(messages.empty)}>
            <p>{t(messages.emptyWhy)}</p>
          </EmptyState>
        )}
        {found.data?.hasMore && <Notice tone="open">{t(messages.more, mostOrders)}</Notice>}
        {waiting && waiting.length > 0 && (
          <Load waiting={waiting} mayDispatch={mayDispatch} onLoaded={setLoaded} dispatch={dispatch} />
        )}
      </div>
    </Page>
  )
}
