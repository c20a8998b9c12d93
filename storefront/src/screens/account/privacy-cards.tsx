import { lazy, Suspense, useState } from 'react'
import { problemMessage } from '../../api/problem-message.ts'
import { useSignOut } from '../../features/customer/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { Alert, Button, Card, Stack } from '../../ui/index.ts'
import styles from './account.module.css'
import { privacyMessages as texts } from './privacy-messages.ts'
import { useDownloadData } from './use-own-data.ts'

/** Fetched when somebody means to leave. */
const CloseAccountDialog = lazy(() =>
  import('./close-account-dialog.tsx').then((module) => ({ default: module.CloseAccountDialog })),
)

/** Signing out everywhere, the customer's data as a file, and the end of the account. */
export const PrivacyCards = ({ email, hasPassword }: { email: string; hasPassword: boolean }) => {
  const t = useText()
  const signOut = useSignOut()
  const download = useDownloadData(t(texts.file))
  const [leaving, setLeaving] = useState(false)
  return (
    <>
      <Card as="section">
        <Stack gap={3}>
          <div className={styles.head}>
            <h2>{t(texts.sessions)}</h2>
          </div>
          <p className={styles.hint}>{t(texts.sessionsHint)}</p>
          <div>
            <Button
              variant="secondary"
              pending={signOut.isPending}
              pendingLabel={t(texts.working)}
              onClick={() => signOut.mutate('everywhere')}
            >
              {t(texts.everywhere)}
            </Button>
          </div>
        </Stack>
      </Card>
      <Card as="section">
        <Stack gap={3}>
          <div className={styles.head}>
            <h2>{t(texts.data)}</h2>
          </div>
          <p className={styles.hint}>{t(texts.dataHint)}</p>
          {download.isError && <Alert tone="error">{t(problemMessage(download.error))}</Alert>}
          <div>
            <Button
              variant="secondary"
              icon="download"
              pending={download.isPending}
              pendingLabel={t(texts.working)}
              onClick={() => download.mutate()}
            >
              {t(texts.download)}
            </Button>
          </div>
          <p className={styles.hint}>{t(texts.closeHint)}</p>
          <div>
            <Button variant="quiet" icon="trash" className={styles.leave} onClick={() => setLeaving(true)}>
              {t(texts.close)}
            </Button>
          </div>
        </Stack>
      </Card>
      {leaving && (
        <Suspense>
          <CloseAccountDialog email={email} hasPassword={hasPassword} onClose={() => setLeaving(false)} />
        </Suspense>
      )}
    </>
  )
}
