import { useSyncExternalStore } from 'react'
import { useText } from '../lib/i18n/text.tsx'
import styles from './app.module.css'
import { appMessages } from './messages.ts'

const subscribe = (listener: () => void) => {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/** Says so while the browser has no network [S2.182] [S4.091]. */
export const OfflineBanner = () => {
  const t = useText()
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  return (
    <div role="status" className={styles.banner} hidden={online}>
      {online ? null : t(appMessages.browsingOffline)}
    </div>
  )
}
