import { problemMessage } from '../../api/problem-message.ts'
import { useEnv } from '../../api/env.tsx'
import { type FiscalProfile, profileNumber } from '../../features/taxpayer/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { Alert, Button, Dialog, Row } from '../../ui/index.ts'
import { fiscalMessages as texts } from './fiscal-messages.ts'
import { useFiscalProfiles } from './use-fiscal-profiles.ts'

type RemoveFiscalDialogProps = { profile: FiscalProfile; onDone: () => void; onClose: () => void }

/** Asks before a receiver of invoices goes. */
export const RemoveFiscalDialog = ({ profile, onDone, onClose }: RemoveFiscalDialogProps) => {
  const t = useText()
  const { language } = useEnv()
  const { remove, isPending, error } = useFiscalProfiles()
  return (
    <Dialog
      open
      onClose={onClose}
      size="small"
      title={t(texts.removeTitle, { name: profile.name })}
      closeLabel={t(texts.close)}
      footer={
        <Row gap={3}>
          <Button
            variant="danger"
            pending={isPending}
            pendingLabel={t(texts.working)}
            onClick={() => remove(profile, onDone)}
          >
            {t(texts.remove)}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t(texts.cancel)}
          </Button>
        </Row>
      }
    >
      <p className="figures">{profileNumber(profile, language)}</p>
      {error && <Alert tone="error">{t(problemMessage(error))}</Alert>}
    </Dialog>
  )
}
