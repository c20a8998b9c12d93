import { useEffect, useState } from 'react'
import { useText } from '../lib/i18n/text.tsx'
import styles from './app.module.css'
import { appMessages } from './messages.ts'

const reachable = async () => {
  try {
    await fetch(location.href, { method: 'HEAD', cache: 'no-store' })
    return true
  } catch {
    return false
  }
}

/**
 * A screen's code or data did not come: says so and tries again when asked [S2.183] [S8.038] or when the network is
 * back [S4.093].
 */
export const OfflineScreen = () => {
  const t = useText()
  const [trying, setTrying] = useState(false)
  const retry = async () => {
    setTrying(true)
    // A browser may keep a failed module; a fresh document asks for everything again.
    if (await reachable()) location.reload()
    setTrying(false)
  }
  useEffect(() => {
    const again = () => void reachable().then((there) => there && location.reload())
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [])
  return (
    <div className={styles.notice}>
      <h1>{t(appMessages.offline)}</h1>
      <p className={styles.actions}>
        <button type="button" onClick={() => void retry()} aria-busy={trying}>
          {t(appMessages.retry)}
        </button>
      </p>
    </div>
  )
}
