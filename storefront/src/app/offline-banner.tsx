import { useSyncExternalStore } from 'react'
import { useText } from '../lib/i18n/text.tsx'
import { onOnlineChange } from '../lib/on-online-change.ts'
import styles from './app.module.css'
import { appMessages } from './messages.ts'

/** A banner shown while the browser is offline [S2.182] [S4.091]. */
export const OfflineBanner = () => {
  const t = useText()
  const online = useSyncExternalStore(
    onOnlineChange,
    () => navigator.onLine,
    () => true,
  )
  return (
    <div role="status" className={styles.banner} hidden={online}>
      {online ? null : t(appMessages.browsingOffline)}
    </div>
  )
}
