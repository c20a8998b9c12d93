import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { useEnv } from '../../api/env.tsx'
import { orders } from '../../api/orders.ts'
import { readScanned } from '../../features/orders/index.ts'
import { Page } from '../../features/page/index.ts'
import { ProblemNotice } from '../../features/problem/index.ts'
import { Button, EmptyState, Skeleton, TextField } from '../../ui/index.ts'
import { Camera } from './camera.tsx'
import styles from './hand-over.module.css'
import { HandOverForm } from './hand-over-form.tsx'
import { messages } from './messages.ts'

type Done = { orderNo: string; collector: string }

/** Finds the order: by the camera, by a reader that types, or by hand. */
const Find = ({ onText, error }: { onText(text: string): void; error: string | undefined }) => {
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
        <Button type="submit" size="large">
          {t(messages.find)}
        </Button>
      </form>
    </div>
  )
}

/** Goods over the counter in three presses: scan, id seen, hand over. What was scanned is the address. */
export const HandOverScreen = () => {
  const { call, t } = useEnv()
  const navigate = useNavigate()
  const { order: orderNo, code } = useSearch({ strict: false })
  const [error, setError] = useState<string>()
  const [done, setDone] = useState<Done>()
  const query = useQuery({
    queryKey: [orders.getDeskOrder, orderNo],
    queryFn: () => call.tagged(orders.getDeskOrder, { params: { orderNo: orderNo ?? '' } }),
    enabled: orderNo !== undefined,
    retry: false,
  })
  const go = (search: { order?: string; code?: string }) =>
    void navigate({ to: '/hand-over', search, replace: true })
  const onText = (text: string) => {
    const scanned = readScanned(text)
    setError(scanned ? undefined : t(messages.unread))
    if (scanned) go({ order: scanned.orderNo, ...(scanned.code ? { code: scanned.code } : {}) })
  }
  const again = () => {
    setDone(undefined)
    go({})
  }
  const content = () => {
    if (done)
      return (
        <EmptyState icon="check" title={t(messages.done, done.orderNo)}>
          <p>{t(messages.doneTo, done.collector)}</p>
          <Button kind="main" size="large" icon="scan" onClick={again} autoFocus>
            {t(messages.next)}
          </Button>
        </EmptyState>
      )
    if (!orderNo) return <Find onText={onText} error={error} />
    if (query.error)
      return (
        <>
          <ProblemNotice error={query.error} onRetry={() => void query.refetch()} />
          <Find onText={onText} error={error} />
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
        onDone={(collector) => setDone({ orderNo, collector })}
        onBack={again}
      />
    )
  }
  return (
    <Page title={t(messages.title)}>
      <div className={styles.narrow}>{content()}</div>
    </Page>
  )
}
