import { useQuery } from '@tanstack/react-query'
import { useEnv } from '../../api/env.tsx'
import { orderQuery } from '../../api/orders.ts'
import { storageKeys } from '../../config/storage-keys.ts'
import { readStored, writeStored } from '../../lib/browser-storage.ts'
import { useRoute } from '../../lib/router/context.tsx'
import { orderNoFromPath } from '../orders/index.ts'
import { purchase } from './events.ts'
import { pushEvent } from './outside-scripts.ts'
import { useEffectOncePerKey } from './use-effect-once-per-key.ts'
import type { Watched } from './watch-page.tsx'

/** The purchase, once per order: reloading its confirmation tells nothing new (S7.066). */
export const WatchOrder = ({ again }: Watched) => {
  const env = useEnv()
  const orderNo = orderNoFromPath(useRoute().pathname)
  const { data } = useQuery({ ...orderQuery(env, orderNo), enabled: false })
  useEffectOncePerKey(data && `${again} ${orderNo}`, () => {
    if (!data) return
    const told = `${orderNo} ${again}`
    if (readStored(storageKeys.toldPurchase, 'session') === told) return
    writeStored(storageKeys.toldPurchase, told, 'session')
    pushEvent(purchase(data))
  })
  return null
}
