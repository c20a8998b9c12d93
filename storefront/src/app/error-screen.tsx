import { useEnv } from '../api/env.tsx'
import { shop } from '../config/shop.ts'
import { useText } from '../lib/i18n/text.tsx'
import { Link } from '../lib/router/link.tsx'
import styles from './app.module.css'
import { appMessages } from './messages.ts'

/** The page that shows when one could not be made [S2.177] [S8.042]. Message and stack come only outside production. */
export const ErrorScreen = ({ error }: { error?: { message: string; stack?: string } }) => {
  const t = useText()
  const { place } = useEnv()
  return (
    <div className={styles.notice}>
      <Link to="/" className={styles.logo}>
        {place.site.name}
      </Link>
      <h1>{t(appMessages.errorTitle)}</h1>
      <p>{t(appMessages.errorText)}</p>
      <p className={styles.actions}>
        <a href={`mailto:${shop.supportEmail}`}>{t(appMessages.support)}</a>
        <button type="button" onClick={() => location.reload()}>
          {t(appMessages.refresh)}
        </button>
      </p>
      {error?.message ? <p>{error.message}</p> : null}
      {error?.stack ? <pre className={styles.stack}>{error.stack}</pre> : null}
    </div>
  )
}
