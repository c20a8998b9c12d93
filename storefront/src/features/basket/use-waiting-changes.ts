import { onlineManager, useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useEnv } from '../../api/env.tsx'
import { useShopper } from '../../api/shopper.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { loadDialog, useToast } from '../../ui/index.ts'
import type { Basket } from './basket.ts'
import { basketQuery } from './basket-query.ts'
import { tellOtherTabs } from './other-tabs.ts'
import { waitingMessages as messages } from './waiting-messages.ts'

/**
 * Fetched with the basket's housekeeping, so that it is at hand when there is no network to fetch it from; so is what asks
 * before a line goes.
 */
const waitingChanges = () => import('./waiting-changes.ts')
const sending = () => import('./send-waiting.ts')
const subscribe = (listener: () => void) => onlineManager.subscribe(listener)

/** Says that a change was kept, sends what waits as soon as there is a line, and says what became of it. */
export const useWaitingChanges = (basket: Basket | null | undefined): { online: boolean } => {
  const env = useEnv()
  const t = useText()
  const show = useToast()
  const { customerId } = useShopper()
  const online = useSyncExternalStore(subscribe, () => navigator.onLine)
  const { mutate: send } = useMutation({
    scope: { id: 'basket' },
    mutationFn: async () => (await sending()).sendWaiting(env),
    onSuccess: ({ sent, refused }) => {
      if (sent > 0) show({ title: t(messages.sent, { n: sent }), tone: 'success' })
      if (refused > 0) show({ title: t(messages.refused, { n: refused }), tone: 'error' })
      tellOtherTabs()
      return env.queries.invalidateQueries({ queryKey: basketQuery(env).queryKey })
    },
  })
  useEffect(() => {
    Promise.all([sending(), loadDialog()]).catch(console.warn)
    waitingChanges().then(({ readWaiting }) => {
      if (online && customerId && readWaiting(env).length > 0) send()
    }, console.warn)
  }, [online, customerId, env, send])

  const waiting = basket?.waiting ?? 0
  const told = useRef<number>(undefined)
  useEffect(() => {
    if (basket === undefined) return
    if (told.current !== undefined && waiting > told.current) show({ title: t(messages.kept), tone: 'info' })
    told.current = waiting
  }, [basket, waiting, show, t])
  return { online }
}
