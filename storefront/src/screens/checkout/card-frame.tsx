import { useQuery } from '@tanstack/react-query'
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { useEnv } from '../../api/env.tsx'
import { payments } from '../../api/payments.ts'
import { query } from '../../api/query.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { Alert, Button, classNames, Skeleton } from '../../ui/index.ts'
import { type CardToken, readCardMessage } from './card-message.ts'
import styles from './checkout.module.css'
import { messages as frame } from './messages.ts'
import { messages } from './payment-messages.ts'

/** `tokenize` gives a one-time token, or undefined when the fields in the frame are not right. */
export type CardFields = { tokenize: () => Promise<CardToken | undefined> }

/** Before the frame says its own. */
const firstHeight = 340

/** No answer by then counts as none: the frame may have lost its own connection. */
const patience = 20_000

/**
 * The card fields, in the processor's own frame: a number never reaches this page (S1.036). The frame is asked for
 * once cards are chosen, and only its own messages count.
 */
export const CardFrame = ({ ref }: { ref: Ref<CardFields> }) => {
  const t = useText()
  const element = useRef<HTMLIFrameElement>(null)
  const waiting = useRef<(token: CardToken | undefined) => void>(undefined)
  // Until the frame's own script runs, nothing in it can be pressed: what is typed before would be lost on it.
  const [ready, setReady] = useState(false)
  const [height, setHeight] = useState(firstHeight)
  const env = useEnv()
  const { data, isError, refetch } = useQuery({
    ...query(env, payments.getCardFields),
    // A session of the processor: used once, never taken from what was kept.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const origin = data?.origin

  useEffect(() => {
    const hear = (event: MessageEvent) => {
      if (event.origin !== origin || event.source !== element.current?.contentWindow) return
      const message = readCardMessage(event.data)
      if (message?.type === 'ready') setReady(true)
      if (message?.type === 'height') setHeight(message.height)
      if (message?.type === 'token') waiting.current?.(message.token)
      if (message?.type === 'invalid') waiting.current?.(undefined)
    }
    addEventListener('message', hear)
    return () => removeEventListener('message', hear)
  }, [origin])

  useImperativeHandle(
    ref,
    () => ({
      tokenize: () =>
        new Promise((resolve) => {
          const timer = setTimeout(() => resolve(undefined), patience)
          waiting.current = (token) => {
            clearTimeout(timer)
            resolve(token)
          }
          if (origin)
            element.current?.contentWindow?.postMessage({ target: 'card-fields', type: 'submit' }, origin)
          else waiting.current(undefined)
        }),
    }),
    [origin],
  )

  if (isError) {
    return (
      <Alert tone="error">
        {t(messages.cardUnavailable)}{' '}
        <Button variant="quiet" onClick={() => void refetch()}>
          {t(frame.retry)}
        </Button>
      </Alert>
    )
  }
  if (!data) return <Skeleton shape="block" />
  return (
    <div>
      <iframe
        ref={element}
        className={classNames(styles.frame, !ready && styles.opening)}
        src={data.fieldsUrl}
        title={t(messages.cardFrame)}
        height={height}
        // Card fields need scripts and their own origin, and nothing of ours.
        sandbox="allow-scripts allow-same-origin allow-forms"
      />
      <p>{t(messages.cardSafe)}</p>
    </div>
  )
}
