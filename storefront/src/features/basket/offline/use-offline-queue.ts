import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useReducer, useSyncExternalStore } from 'react'
import { useEnv } from '../../../api/env.tsx'
import { useShopper } from '../../../api/shopper.ts'
import { timings } from '../../../config/timings.ts'
import { useText } from '../../../lib/i18n/text.tsx'
import { onOnlineChange } from '../../../lib/on-online-change.ts'
import { useToast } from '../../../ui/index.ts'
import { basketQuery } from '../basket-query.ts'
import { queuedCountKey } from './basket-changes.ts'
import { notifyOtherTabs } from './other-tabs.ts'
import { preloadQueueCode } from './preload-queue-code.ts'
import { waitingMessages as messages } from './waiting-messages.ts'

const loadFlush = () => import('./flush-offline-queue.ts')

/**
 * Notifies the shopper that a change was queued, flushes the queue when the browser is online, and reports the outcome.
 */
export const useOfflineQueue = (): { online: boolean } => {
  const env = useEnv()
  const t = useText()
  const show = useToast()
  const { customerId } = useShopper()
  // `navigator.onLine`: the query library does not know that a page was opened without a network.
  const online = useSyncExternalStore(onOnlineChange, () => navigator.onLine)
  // A phone says that it is online before anything gets through: a flush that failed is tried again.
  const [attempt, tryAgain] = useReducer((count: number) => count + 1, 0)
  const { mutate: send } = useMutation({
    scope: { id: 'basket' },
    mutationFn: async () => (await loadFlush()).flushOfflineQueue(env),
    onError: () => void setTimeout(tryAgain, timings.flushRetry),
    onSuccess: async (done) => {
      if (!done) return
      const { sent, refused } = done
      if (sent > 0) show({ title: t(messages.sent, { n: sent }), tone: 'success' })
      if (refused > 0) show({ title: t(messages.refused, { n: refused }), tone: 'error' })
      notifyOtherTabs()
      // A guest's session has just begun, and with it a first look at the basket, which may be older than the changes.
      await env.queries.cancelQueries({ queryKey: basketQuery(env).queryKey })
      await env.queries.invalidateQueries({ queryKey: basketQuery(env).queryKey })
    },
  })
  useEffect(() => {
    preloadQueueCode().catch(console.warn)
    loadFlush().then(({ hasOfflineQueue: anyWaiting }) => {
      if (online && anyWaiting(env)) send()
    }, console.warn)
    // `customerId`: a customer who has just signed in takes over the guest's queue.
  }, [online, env, send, customerId, attempt])

  const { data: kept } = useQuery({
    queryKey: queuedCountKey,
    queryFn: () => 0,
    enabled: false,
    initialData: 0,
  })
  useEffect(() => {
    if (kept === 0) return
    env.queries.setQueryData<number>(queuedCountKey, 0)
    show({ title: t(messages.kept), tone: 'info' })
  }, [kept, env, show, t])
  return { online }
}
