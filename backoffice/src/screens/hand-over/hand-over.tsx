import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { useEnv } from '../../api/env.tsx'
import { readScannedCode } from '../../features/orders/index.ts'
import { handOvers, OutboxList, useOutbox } from '../../features/outbox/index.ts'
import { Page } from '../../features/page/index.ts'
import { ProblemNotice, problemText } from '../../features/problem/index.ts'
import { useOnline } from '../../lib/use-online.ts'
import { Button, EmptyState, Notice, Skeleton, TextField } from '../../ui/index.ts'
import { Camera } from './camera.tsx'
import styles from './hand-over.module.css'
import { HandOverForm } from './hand-over-form.tsx'
import { messages } from './messages.ts'
import { useFindPickup } from './use-find-pickup.ts'
import { deskOrderQuery, useReadyOrders } from './use-ready-orders.ts'

type Done = { orderNo: string; collector: string; isQueued: boolean }

type FindProps = { onText(text: string): void; error: string | undefined; isBusy: boolean }

/** Finds the order: by the camera, by a reader that types, or by hand. */
const Find = ({ onText, error, isBusy }: FindProps) => {
  const { t } = useEnv()
  const [isLooking, setLooking] = useState(false)
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onText(event.currentTarget.querySelector('input')?.value ?? '')
  }
  return (
    <div className={styles.find}>
      {isLooking && <Camera onText={onText} />}
      <Button kind="main" size="large" icon="scan" onClick={() => setLooking(!isLooking)}>
        {t(isLooking ? messages.stop : messages.scan)}
      </Button>
      <form className={styles.typed} onSubmit={send}>
        <TextField
          label={t(messages.typed)}
          error={error}
          autoFocus
          autoComplete="off"
          enterKeyHint="search"
        />
        <Button type="submit" size="large" isBusy={isBusy}>
          {t(messages.find)}
        </Button>
      </form>
    </div>
  )
}

/**
 * Goods over the counter in three presses: scan, id seen, hand over. What was scanned is the address. Works on without a
 * signal, for the orders that wait to be picked up.
 */
export const HandOverScreen = () => {
  const { call, t, format } = useEnv()
  const navigate = useNavigate()
  const { order: orderNo, code } = useSearch({ strict: false })
  const [error, setError] = useState<string>()
  const [done, setDone] = useState<Done>()
  const [isFinding, setFinding] = useState(false)
  const findPickup = useFindPickup()
  const isOnline = useOnline()
  const known = useReadyOrders()
  const { entries, retry, drop, clear } = useOutbox(handOvers)
  const query = useQuery({
    ...deskOrderQuery(call, orderNo ?? ''),
    enabled: orderNo !== undefined,
    retry: false,
  })
  const go = (search: { order?: string; code?: string }) =>
    void navigate({ to: '/hand-over', search, replace: true })
  /** Goes to the order whose customer reads this code out. */
  const goByCode = async (typed: string) => {
    setFinding(true)
    try {
      const { orderNos, isOffline: isKnownAlone } = await findPickup(typed)
      const [found, ...others] = orderNos
      if (found !== undefined && others.length === 0) return go({ order: found, code: typed })
      const none = isKnownAlone ? messages.unknownCodeOffline : messages.unknownCode
      setError(found === undefined ? t(none, typed) : t(messages.sharedCode))
    } catch (caught) {
      setError(problemText(t, caught))
    } finally {
      setFinding(false)
    }
  }
  const onText = (text: string) => {
    const scanned = readScannedCode(text)
    setError(scanned ? undefined : t(messages.unread))
    if (scanned?.orderNo !== undefined)
      go({ order: scanned.orderNo, ...(scanned.code ? { code: scanned.code } : {}) })
    else if (scanned && !isFinding) void goByCode(scanned.code)
  }
  const again = () => {
    setDone(undefined)
    go({})
  }
  const find = <Find onText={onText} error={error} isBusy={isFinding} />
  const content = () => {
    if (done)
      return (
        <EmptyState icon="check" title={t(done.isQueued ? messages.kept : messages.done, done.orderNo)}>
          <p>{t(done.isQueued ? messages.keptWhy : messages.doneTo, done.collector)}</p>
          <Button kind="main" size="large" icon="scan" onClick={again} autoFocus>
            {t(messages.next)}
          </Button>
        </EmptyState>
      )
    if (!orderNo) return find
    if (query.error)
      return (
        <>
          <ProblemNotice error={query.error} onRetry={() => void query.refetch()} />
          {find}
        </>
      )
    if (!query.data && !isOnline)
      return (
        <>
          <Notice tone="warn">{t(messages.unknownOffline, orderNo)}</Notice>
          {find}
        </>
      )
    if (!query.data) return <Skeleton lines={6} />
    const { data, etag } = query.data
    return (
      <HandOverForm
        key={etag}
        order={data}
        etag={etag}
        code={code}
        onChanged={() => void query.refetch()}
        onDone={(collector, isQueued) => setDone({ orderNo, collector, isQueued })}
        onBack={again}
      />
    )
  }
  return (
    <Page title={t(messages.title)}>
      <div className={styles.narrow}>
        {!isOnline && !done && <Notice tone="warn">{t(messages.offline, known)}</Notice>}
        {content()}
        <OutboxList
          title={t(messages.unsent)}
          entries={entries}
          mark={({ orderNo: no }) => no}
          text={({ collector, at }) => [collector, format.dateTime(at)]}
          again={t(messages.again)}
          onAgain={(entry) => {
            drop(entry.key)
            setDone(undefined)
            go({ order: entry.orderNo, ...(entry.code ? { code: entry.code } : {}) })
          }}
          onRetry={retry}
          onDrop={drop}
          onClear={clear}
        />
      </div>
    </Page>
  )
}
