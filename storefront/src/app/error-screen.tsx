import { useEnv } from '../api/env.tsx'
import { useText } from '../lib/i18n/text.tsx'
import { Link } from '../lib/router/link.tsx'
import { Button, Container, EmptyState, LinkButton } from '../ui/index.ts'
import styles from './app.module.css'
import { appMessages } from './messages.ts'

/** The page that shows when one could not be made [S2.177] [S8.042]. Message and stack come only outside production. */
export const ErrorScreen = ({ error }: { error?: { message: string; stack?: string } }) => {
  const t = useText()
  const { place, shop } = useEnv()
  return (
    <Container width="form" className={styles.notice}>
      <Link to="/" className={styles.logo}>
        {place.site.name}
      </Link>
      <EmptyState
        drawing="error"
        title={t(appMessages.errorTitle)}
        headingLevel={1}
        action={
          <>
            <Button onClick={() => location.reload()}>{t(appMessages.refresh)}</Button>
            <LinkButton variant="secondary" href={`mailto:${shop.supportEmail}`}>
              {t(appMessages.support)}
            </LinkButton>
          </>
        }
      >
        {t(appMessages.errorText)}
      </EmptyState>
      {error?.message ? <p>{error.message}</p> : null}
      {error?.stack ? <pre className={styles.stack}>{error.stack}</pre> : null}
    </Container>
  )
}
