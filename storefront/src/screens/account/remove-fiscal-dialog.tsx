import { problemMessage } from '../../api/problem-message.ts'
import { useEnv } from '../../api/env.tsx'
import { type FiscalProfile, profileNumber } from '../../features/taxpayer/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { RemovalDialog } from '../../ui/index.ts'
import { fiscalMessages as texts } from './fiscal-messages.ts'
import { useFiscalProfiles } from './use-fiscal-profiles.ts'

type RemoveFiscalDialogProps = { profile: FiscalProfile; onDone: () => void; onClose: () => void }

/** Asks before a billing profile is removed. */
export const RemoveFiscalDialog = ({ profile, onDone, onClose }: RemoveFiscalDialogProps) => {
  const t = useText()
  const { language } = useEnv()
  const { remove, isPending, error } = useFiscalProfiles()
  return (
    <RemovalDialog
      title={t(texts.removeTitle, { name: profile.name })}
      closeLabel={t(texts.close)}
      removeLabel={t(texts.remove)}
      keepLabel={t(texts.cancel)}
      pending={isPending}
      pendingLabel={t(texts.working)}
      error={error ? t(problemMessage(error)) : undefined}
      onRemove={() => remove(profile, onDone)}
      onClose={onClose}
    >
      <p className="figures">{profileNumber(profile, language)}</p>
    </RemovalDialog>
  )
}
