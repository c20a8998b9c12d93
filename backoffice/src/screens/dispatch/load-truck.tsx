import { useState } from 'react'
import { useEnv } from '../../api/env.tsx'
import { Confirm } from '../../features/confirm/index.ts'
import { problemText } from '../../features/problem/index.ts'
import { Button, showToast, TextField } from '../../ui/index.ts'
import styles from './dispatch.module.css'
import { byPlace, chosenOf, sizeOf, type Waiting } from './load.ts'
import { messages } from './messages.ts'
import type { useDispatch } from './use-dispatch.ts'
import { WaitingPlace } from './waiting-place.tsx'

type LoadTruckProps = {
  waiting: readonly Waiting[]
  mayDispatch: boolean
  onLeft(dispatchId: string): void
} & Pick<ReturnType<typeof useDispatch>, 'dispatch'>

/** Chooses what goes, names truck and driver, and says that they left. */
export const LoadTruck = ({ waiting, mayDispatch, onLeft, dispatch }: LoadTruckProps) => {
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
        <WaitingPlace
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
