import { useSyncExternalStore } from 'react'
import { hearLine } from '../lib/hear-line.ts'
import { useText } from '../lib/i18n/text.tsx'
import styles from './app.module.css'
import { appMessages } from './messages.ts'

/** Says so while the browser has no network [S2.182] [S4.091]. */
export const OfflineBanner = () => {
  const t = useText()
  const online = useSyncExternalStore(
    hearLine,
    () => navigator.onLine,
    () => true,
  )
  return (
    <div role="status" className={styles.banner} hidden={online}>
      {online ? null : t(appMessages.browsingOffline)}
    </div>
  )
}
