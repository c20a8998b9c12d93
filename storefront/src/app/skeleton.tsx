import { useText } from '../lib/i18n/text.tsx'
import styles from './app.module.css'
import { appMessages } from './messages.ts'

/** Stands where a screen will be while its code loads: 75vh tall, full width [S2.051]. */
export const Skeleton = () => {
  const t = useText()
  return (
    <div className={styles.skeleton} aria-busy="true">
      <span className={styles.hidden}>{t(appMessages.loading)}</span>
    </div>
  )
}
