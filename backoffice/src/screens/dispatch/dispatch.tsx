import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useEnv } from '../../api/env.tsx'
import { useSession } from '../../api/session.ts'
import { Confirm } from '../../features/confirm/index.ts'
import { BackLink, Page } from '../../features/page/index.ts'
import { ProblemNotice, problemText } from '../../features/problem/index.ts'
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
import { DispatchNote } from './dispatch-note.tsx'
import styles from './dispatch.module.css'
import { byPlace, chosenOf, keyOf, sizeOf, type Waiting } from './load.ts'
import { messages } from './messages.ts'
import { mostOrders, useDispatch, useRecentDispatches, useLeft } from './use-dispatch.ts'

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
              `${format.quantity(quantity)} × ${line.productName ?? line.productId}`,
              line.variationText,
              line.lengthMeters && `${format.quantity(line.lengthMeters)} m`,
            ]
            const label = words.filter(Boolean).join(' · ')
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

type LoadProps = { waiting: readonly Waiting[]; mayDispatch: boolean; onLeft(dispatchId: string): void }

const Load = ({
  waiting,
  mayDispatch,
  onLeft,
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
    try {
      const left = await dispatch.mutateAsync({ load, truck: truck.trim(), driver: driver.trim() })
      showToast(t(messages.done, left.orders.length))
      onLeft(left.id)
    } catch (error) {
      showToast(t(messages.refused, problemText(t, error)), { tone: 'bad' })
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

/** The note of a truck that has left, to be printed, as often as it is needed. */
const Left = ({ dispatchId }: { dispatchId: string }) => {
  const { t } = useEnv()
  const left = useLeft(dispatchId)
  return (
    <Page
      title={t(messages.note)}
      back={<BackLink to="/dispatch">{t(messages.title)}</BackLink>}
      actions={
        <Button
          kind="main"
          icon="print"
          className={styles.noPrint}
          disabled={!left.data}
          onClick={() => print()}
        >
          {t(messages.print)}
        </Button>
      }
    >
      {left.error && <ProblemNotice error={left.error} onRetry={() => void left.refetch()} />}
      {left.isPending && <Skeleton lines={8} />}
      {left.data && <DispatchNote {...left.data} />}
    </Page>
  )
}

/** Trucks that have left: a note that was lost is printed again. */
const RecentDispatches = () => {
  const { t, format } = useEnv()
  const { data } = useRecentDispatches()
  if (!data || data.total === 0) return null
  return (
    <Section isBare title={t(messages.latest)}>
      <ul>
        {data.data.map(({ id, madeAt, truck, driver, orders, madeBy }) => (
          <li key={id} className={styles.left}>
            <Link to="/dispatch" search={{ left: id }}>
              {format.dateTime(madeAt)}
            </Link>
            <span>{t(messages.noteOf, truck, driver)}</span>
            <span className={styles.soft}>
              {[orders.map(({ orderNo }) => orderNo).join(', '), madeBy.name].join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

const Loading = () => {
  const { t } = useEnv()
  const { has } = useSession()
  const navigate = useNavigate()
  const { waiting: found, dispatch } = useDispatch()
  const mayDispatch = has('orders.dispatch')
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
          <Load
            waiting={waiting}
            mayDispatch={mayDispatch}
            onLeft={(left) => void navigate({ to: '/dispatch', search: { left } })}
            dispatch={dispatch}
          />
        )}
        <RecentDispatches />
      </div>
    </Page>
  )
}

/** Loads a truck with ready goods of several orders, says that they left, and prints the note that goes with them. */
export const DispatchScreen = () => {
  const { left } = useSearch({ strict: false })
  return left ? <Left key={left} dispatchId={left} /> : <Loading />
}
