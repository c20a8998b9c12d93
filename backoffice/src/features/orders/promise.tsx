import { useState } from 'react'
import { useEnv } from '../../api/env.tsx'
import type { OrderHit } from '../../api/orders.ts'
import { messages } from './messages.ts'
import { promiseOf } from './order-words.ts'
import styles from './orders.module.css'

/** The promised day; one that has passed says so. */
export const Promised = ({ order }: { order: Pick<OrderHit, 'promisedDate' | 'status'> }) => {
  const { t, format } = useEnv()
  const [now] = useState(() => new Date())
  const promise = promiseOf(order, { t, format, now })
  if (!promise) return null
  return promise.isLate ? (
    <span className={styles.late}>
      {promise.text} · {t(messages.late)}
    </span>
  ) : (
    promise.text
  )
}
