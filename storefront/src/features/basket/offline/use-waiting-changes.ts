import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { useEnv } from '../../../api/env.tsx'
import { useShopper } from '../../../api/shopper.ts'
import { hearLine } from '../../../lib/hear-line.ts'
import { useText } from '../../../lib/i18n/text.tsx'
import { useToast } from '../../../ui/index.ts'
import { keptKey } from './basket-changes.ts'
import { basketQuery } from '../basket-query.ts'
import { bringWaitingParts } from './bring-waiting-parts.ts'
import { tellOtherTabs } from './other-tabs.ts'
import { waitingMessages as messages } from './waiting-messages.ts'

const sending = () => import('./send-waiting.ts')

/** Says that a change was kept, sends what waits as soon as there is a line, and says what became of it. */
export const useWaitingChanges = (): { online: boolean } => {
  const env = useEnv()
  const t = useText()
  const show = useToast()
  const { customerId } = useShopper()
  // The browser's own word: the query library does not know that a page began without a network.
  const online = useSyncExternalStore(hearLine, () => navigator.onLine)
  const { mutate: send } = useMutation({
    scope: { id: 'basket' },
    mutationFn: async () => (await sending()).sendWaiting(env),
    onSuccess: async (done) => {
      if (!done) return
      const { sent, refused } = done
      if (sent > 0) show({ title: t(messages.sent, { n: sent }), tone: 'success' })
      if (refused > 0) show({ title: t(messages.refused, { n: refused }), tone: 'error' })
      tellOtherTabs()
      // A guest's session has just begun, and with it a first look at the basket, which may be older than the changes.
      await env.queries.cancelQueries({ queryKey: basketQuery(env).queryKey })
      await env.queries.invalidateQueries({ queryKey: basketQuery(env).queryKey })
    },
  })
  useEffect(() => {
    bringWaitingParts().catch(console.warn)
    sending().then(({ anyWaiting }) => {
      if (online && anyWaiting(env)) send()
    }, console.warn)
    // Who has just signed in inherits what waited as a guest's.
  }, [online, env, send, customerId])

  const { data: kept } = useQuery({ queryKey: keptKey, queryFn: () => 0, enabled: false, initialData: 0 })
  useEffect(() => {
    if (kept === 0) return
    env.queries.setQueryData<number>(keptKey, 0)
    show({ title: t(messages.kept), tone: 'info' })
  }, [kept, env, show, t])
  return { online }
}
