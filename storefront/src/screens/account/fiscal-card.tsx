import { lazy, useState } from 'react'
import { countryName } from '../../../../facts/countries.ts'
import { formatTaxId } from '../../../../facts/tax-ids.ts'
import { useEnv } from '../../api/env.tsx'
import { problemMessage } from '../../api/problem-message.ts'
import { LazyBoundary } from '../../chunks/lazy-boundary.tsx'
import { useFocusFallback } from '../../features/customer/index.ts'
import { type FiscalProfile, profileNumber } from '../../features/taxpayer/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { Alert, Badge, Button, Entry, useToast } from '../../ui/index.ts'
import styles from './account.module.css'
import { fiscalMessages as texts } from './fiscal-messages.ts'
import { TitledCard } from './titled-card.tsx'
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
  const prefer = {
    icon: 'check',
    label: t(texts.prefer),
    what: t(texts.preferWhat, { name }),
    onPress: onPrefer,
    pending,
  } as const
  return (
    <li>
      <Entry
        title={name}
        headingLevel={3}
        badge={profile.default && <Badge tone="green">{t(texts.preferred)}</Badge>}
        pendingLabel={t(texts.working)}
        actions={[
          {
            icon: 'edit',
            label: t(texts.edit),
            what: t(texts.editWhat, { name }),
            onPress: () => onAsk('edit'),
          },
          {
            icon: 'trash',
            label: t(texts.remove),
            what: t(texts.removeWhat, { name }),
            onPress: () => onAsk('remove'),
          },
          ...(profile.default ? [] : [prefer]),
        ]}
      >
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
      </Entry>
    </li>
  )
}

/** The customer's billing profiles: list, add, edit, remove, mark as default (S4.012). */
export const FiscalCard = () => {
  const t = useText()
  const show = useToast()
  const { profiles, prefer, isPending, error } = useFiscalProfiles()
  const [asked, setAsked] = useState<Asked>()
  const addButton = useFocusFallback(asked !== undefined, profiles.length)
  const close = () => setAsked(undefined)
  const closeWith = (what: 'saved' | 'removed') => () => {
    close()
    show({ title: t(texts[what]), tone: 'success' })
  }
  return (
    <TitledCard title={t(texts.title)}>
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
              onPrefer={() => prefer(profile, closeWith('saved'))}
            />
          ))}
        </ul>
      )}
      {profiles.length < 20 ? (
        <div>
          <Button ref={addButton} variant="secondary" icon="plus" onClick={() => setAsked({ what: 'add' })}>
            {t(texts.add)}
          </Button>
        </div>
      ) : (
        <p className={styles.hint}>{t(texts.full)}</p>
      )}
      <LazyBoundary onMissing={close}>
        {asked?.what === 'add' && <FiscalDialog onDone={closeWith('saved')} onClose={close} />}
        {asked?.what === 'edit' && (
          <FiscalDialog profile={asked.profile} onDone={closeWith('saved')} onClose={close} />
        )}
        {asked?.what === 'remove' && (
          <RemoveFiscalDialog profile={asked.profile} onDone={closeWith('removed')} onClose={close} />
        )}
      </LazyBoundary>
    </TitledCard>
  )
}
