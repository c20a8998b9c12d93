import { lazy, useState } from 'react'
import { problemMessage } from '../../api/problem-message.ts'
import { LazyBoundary } from '../../chunks/lazy-boundary.tsx'
import { useSignOut } from '../../features/customer/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { Alert, Button } from '../../ui/index.ts'
import styles from './account.module.css'
import { privacyMessages as texts } from './privacy-messages.ts'
import { TitledCard } from './titled-card.tsx'
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
      <TitledCard title={t(texts.sessions)}>
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
      </TitledCard>
      <TitledCard title={t(texts.data)}>
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
      </TitledCard>
      {leaving && (
        <LazyBoundary onMissing={() => setLeaving(false)}>
          <CloseAccountDialog email={email} hasPassword={hasPassword} onClose={() => setLeaving(false)} />
        </LazyBoundary>
      )}
    </>
  )
}
