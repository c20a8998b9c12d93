import { useEffect, useRef } from 'react'
import { useEnv } from '../../api/env.tsx'
import { useShopper } from '../../api/shopper.ts'
import { storageKeys } from '../../config/storage-keys.ts'
import { readStored, removeStored } from '../../lib/browser-storage.ts'
import { removeOwned } from '../../lib/owned-storage.ts'
import { useRoute, useRouter } from '../../lib/router/context.tsx'
import { ChatButton, useChat } from '../chat/index.ts'
import { LazyShortcuts } from '../shortcuts/index.ts'
import { cacheVisitedPage } from './cache-visited-page.ts'
import { Notice } from './notice.tsx'
import { loadOutsideScripts } from './outside-scripts.ts'
import { useConsent } from './use-consent.ts'
import { useVisitRequest } from './use-visit-request.ts'
import { WatchBasket } from './watch-basket.tsx'
import { WatchPage } from './watch-page.tsx'

/** Vendors' scripts for shoppers who agreed, on documents that are neither a step of the payment nor hold a secret. */
const OutsideScripts = () => {
  const { analyticsScriptUrl, marketingScripts } = useEnv().settings
  const consent = useConsent()
  const isLoaded = useRef(false)
  useEffect(() => {
    if (consent !== 'given' || isLoaded.current) return
    isLoaded.current = true
    loadOutsideScripts(analyticsScriptUrl, marketingScripts)
  }, [consent, analyticsScriptUrl, marketingScripts])
  return null
}

const Chat = () => {
  const chat = useChat()
  const { asked, done } = useVisitRequest('chat')
  const { open } = chat
  const { secret } = useRoute().entry
  useEffect(() => {
    const wasAsked = readStored(storageKeys.chatAsked, 'session') !== undefined
    if (!asked && (!wasAsked || secret)) return
    removeStored(storageKeys.chatAsked, 'session')
    done()
    open()
  }, [asked, done, open, secret])
  return <ChatButton {...chat} />
}

/**
 * Everything that accompanies a visit. The order matters: the vendors' scripts empty the data layer before the page
 * view is pushed.
 */
export const Visit = () => {
  const env = useEnv()
  const {
    route: { entry, url },
    preload,
  } = useRouter()
  const { customerId = '' } = useShopper()
  const isShop = entry.shell === 'main'
  // After a sign-out the vendors' scripts keep nothing of the customer.
  useEffect(() => removeOwned(customerId), [customerId])
  // Each visited page can be opened offline.
  useEffect(() => {
    if (url && !entry.secret) return cacheVisitedPage(new URL(env.href('/cart'), location.href).href, preload)
    return undefined
  }, [url, entry.secret, env, preload])
  return (
    <>
      <Notice />
      {isShop && !entry.secret && <OutsideScripts />}
      <WatchPage />
      <WatchBasket />
      {isShop && <Chat />}
      <LazyShortcuts />
    </>
  )
}
