import { lazy, Suspense, useState } from 'react'
import { countryName } from '../../../../facts/countries.ts'
import { formatTaxId } from '../../../../facts/tax-ids.ts'
import { problemMessage } from '../../api/problem-message.ts'
import { useEnv } from '../../api/env.tsx'
import { type FiscalProfile, profileNumber } from '../../features/taxpayer/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { Alert, Badge, Button, Card, Row, Stack, useToast } from '../../ui/index.ts'
import styles from './account.module.css'
import { fiscalMessages as texts } from './fiscal-messages.ts'
import { useFiscalProfiles } from './use-fiscal-profiles.ts'

/** Fetched when somebody edits one: their fields are many. */
const FiscalDialog = lazy(() =>
  import('./fiscal-dialog.tsx').then((module) => ({ default: module.FiscalDialog })),
)
const RemoveFiscalDialog = lazy(() =>
  import('./remove-fiscal-dialog.tsx').then((module) => ({ default: module.RemoveFiscalDialog })),
)

type Asked = { what: 'edit' | 'remove'; profile: FiscalProfile } | { what: 'add' }

type ProfileRowProps = {
  profile: FiscalProfile
  pending: boolean
  onAsk: (what: 'edit' | 'remove') => void
  onPrefer: () => void
}

const ProfileRow = ({ profile, pending, onAsk, onPrefer }: ProfileRowProps) => {
  const t = useText()
  const { language, country } = useEnv()
  const { name, c_legalName, c_nrc, c_fiscalCredit, countryCode } = profile
  return (
    <li>
      <Row gap={2}>
        <h3>{name}</h3>
        {profile.default && <Badge tone="green">{t(texts.preferred)}</Badge>}
      </Row>
      {c_legalName && <p>{c_legalName}</p>}
      <p className="figures">
        {[
          profileNumber(profile, language),
          c_nrc && t(texts.nrc, { nrc: formatTaxId(countryCode, 'nrc', c_nrc) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {c_fiscalCredit === 'other' && <p className={styles.hint}>{t(texts.credit)}</p>}
      {countryCode !== country && <p className={styles.hint}>{countryName(countryCode, language)}</p>}
      <Row gap={1} className={styles.actions}>
        <Button
          variant="quiet"
          size="small"
          icon="edit"
          aria-label={t(texts.editWhat, { name })}
          onClick={() => onAsk('edit')}
        >
          {t(texts.edit)}
        </Button>
        <Button
          variant="quiet"
          size="small"
          icon="trash"
          aria-label={t(texts.removeWhat, { name })}
          onClick={() => onAsk('remove')}
        >
          {t(texts.remove)}
        </Button>
        {!profile.default && (
          <Button
            variant="quiet"
            size="small"
            icon="check"
            pending={pending}
            pendingLabel={t(texts.working)}
            aria-label={t(texts.preferWhat, { name })}
            onClick={onPrefer}
          >
            {t(texts.prefer)}
          </Button>
        )}
      </Row>
    </li>
  )
}

/** Whom the customer asks invoices for: list, add, edit, remove, the usual one (S4.012). */
export const FiscalCard = () => {
  const t = useText()
  const show = useToast()
  const { profiles, prefer, isPending, error } = useFiscalProfiles()
  const [asked, setAsked] = useState<Asked>()
  const close = () => setAsked(undefined)
  const done = (what: 'saved' | 'removed') => () => {
    close()
    show({ title: t(texts[what]), tone: 'success' })
  }
  return (
    <Card as="section">
      <Stack gap={3}>
        <div className={styles.head}>
          <h2>{t(texts.title)}</h2>
        </div>
        <p className={styles.hint}>{t(texts.hint)}</p>
        {error && <Alert tone="error">{t(problemMessage(error))}</Alert>}
        {profiles.length > 0 && (
          <ul role="list" className={styles.profiles}>
            {profiles.map((profile) => (
              <ProfileRow
                key={profile.name}
                profile={profile}
                pending={isPending}
                onAsk={(what) => setAsked({ what, profile })}
                onPrefer={() => prefer(profile, done('saved'))}
              />
            ))}
          </ul>
        )}
        {profiles.length < 20 ? (
          <div>
            <Button variant="secondary" icon="plus" onClick={() => setAsked({ what: 'add' })}>
              {t(texts.add)}
            </Button>
          </div>
        ) : (
          <p className={styles.hint}>{t(texts.full)}</p>
        )}
      </Stack>
      <Suspense>
        {asked?.what === 'add' && <FiscalDialog onDone={done('saved')} onClose={close} />}
        {asked?.what === 'edit' && (
          <FiscalDialog profile={asked.profile} onDone={done('saved')} onClose={close} />
        )}
        {asked?.what === 'remove' && (
          <RemoveFiscalDialog profile={asked.profile} onDone={done('removed')} onClose={close} />
        )}
      </Suspense>
    </Card>
  )
}
