import { lazy, useState } from 'react'
import { todayIn } from '../../../../facts/dates.ts'
import { formatDate } from '../../../../facts/format-date.ts'
import { LazyBoundary } from '../../chunks/lazy-boundary.tsx'
import { useEnv } from '../../api/env.tsx'
import { timeZoneIn } from '../../api/shop.ts'
import { isSocialProvider, type SocialProvider } from '../../config/login-options.ts'
import {
  joinOutcome,
  ProviderMark,
  socialMessages,
  useIdentities,
  waysInId,
} from '../../features/customer/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { useRoute } from '../../lib/router/context.tsx'
import { Alert, Button } from '../../ui/index.ts'
import styles from './account.module.css'
import { identityMessages as texts } from './identity-messages.ts'
import { outcomeText } from './identity-problem.ts'
import { TitledCard } from './titled-card.tsx'

/** Fetched when a way to sign in comes or goes. */
const IdentityDialog = lazy(() =>
  import('./identity-dialog.tsx').then((module) => ({ default: module.IdentityDialog })),
)

type Asked = { what: 'connect' | 'disconnect'; provider: SocialProvider }

/** How the way to another site and back ended, as the address tells, until something else is done. */
const Outcome = () => {
  const t = useText()
  const { search } = useRoute()
  const outcome = joinOutcome(search)
  if (!outcome) return null
  const name = search.get('provider') ?? ''
  const provider = t(isSocialProvider(name) ? socialMessages[name] : texts.provider)
  return (
    <Alert tone={outcome === 'joined' ? 'success' : 'error'}>{t(outcomeText[outcome], { provider })}</Alert>
  )
}

/** The accounts at other sites that open this one, and those that could; nothing where the shop offers none. */
export const IdentitiesCard = ({ login, hasPassword }: { login: string; hasPassword: boolean }) => {
  const t = useText()
  const { settings, country, shop } = useEnv()
  const { data } = useIdentities()
  const [asked, setAsked] = useState<Asked>()
  const [isChanged, setChanged] = useState(false)
  const joined = data?.identities ?? []
  const dayOf = (at: string) => formatDate(todayIn(timeZoneIn(shop, country), new Date(at)))
  const offered = settings.loginOptions.filter(isSocialProvider)
  const all = [...new Set([...offered, ...joined.map(({ provider }) => provider).filter(isSocialProvider)])]
  if (all.length === 0) return null
  const isOnly = !hasPassword && new Set(joined.map(({ provider }) => provider)).size < 2
  const close = () => setAsked(undefined)
  return (
    <TitledCard title={t(texts.title)} id={waysInId}>
      <p className={styles.hint}>{t(texts.hint)}</p>
      {!isChanged && <Outcome />}
      <ul role="list" className={styles.ways}>
        {all.map((provider) => {
          const name = t(socialMessages[provider])
          const since = joined.find((one) => one.provider === provider)?.since
          const what = since ? 'disconnect' : 'connect'
          return (
            <li key={provider}>
              <ProviderMark provider={provider} />
              <div>
                <p className={styles.value}>{name}</p>
                <p className={styles.hint}>
                  {since ? t(texts.since, { day: dayOf(since) }) : t(texts.notConnected)}
                  {since && isOnly && ` · ${t(texts.only)}`}
                </p>
              </div>
              {data && !(since && isOnly) && (
                <Button
                  variant={since ? 'quiet' : 'secondary'}
                  size="small"
                  onClick={() => setAsked({ what, provider })}
                >
                  {t(texts[what], { provider: name })}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      {asked && (
        <LazyBoundary onMissing={close}>
          <IdentityDialog
            {...asked}
            login={login}
            hasPassword={hasPassword}
            onDone={() => {
              close()
              setChanged(true)
            }}
            onClose={close}
          />
        </LazyBoundary>
      )}
    </TitledCard>
  )
}
