import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate, useRouterState } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useEnv } from '../api/env.tsx'
import { useSession } from '../api/session.ts'
import { signIn } from '../api/staff.ts'
import { RunningJobs } from '../features/jobs/index.ts'
import { OutboxLines } from '../features/outbox/index.ts'
import { Brand } from '../features/people/index.ts'
import { PlaceSwitch } from '../features/place/index.ts'
import { chooseTheme, chosenTheme } from '../lib/theme.ts'
import { useOnline } from '../lib/use-online.ts'
import { Icon, Menu, MenuItem, MenuLine, Toasts } from '../ui/index.ts'
import styles from './app.module.css'
import { EntryLink } from './entry-link.tsx'
import { messages } from './messages.ts'
import { Rail } from './rail.tsx'
import { isPaletteOpen, Shortcuts } from './shortcuts.tsx'
import { useEntries } from './use-entries.ts'

const isDarkNow = () => {
  const chosen = chosenTheme()
  return chosen === 'system' ? matchMedia('(prefers-color-scheme: dark)').matches : chosen === 'dark'
}

const PersonMenu = () => {
  const { call, t } = useEnv()
  const { person } = useSession()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [isDark, setDark] = useState(isDarkNow)
  const leave = useMutation({
    mutationFn: () => call(signIn.signOutStaff, { mayAsk: false }),
    onSettled: async () => {
      await navigate({ to: '/sign-in' })
      queries.clear()
    },
  })
  return (
    <Menu label={t(messages.person, person.name)} icon="team" isIconOnly>
      <p className={styles.who}>
        <strong>{person.name}</strong>
        <span>{person.email}</span>
      </p>
      <MenuLine />
      <MenuItem icon="key" onClick={() => void navigate({ to: '/account' })}>
        {t(messages.account)}
      </MenuItem>
      <MenuItem
        icon={isDark ? 'sun' : 'moon'}
        onClick={() => {
          chooseTheme(isDark ? 'light' : 'dark')
          setDark(!isDark)
        }}
      >
        {t(isDark ? messages.light : messages.dark)}
      </MenuItem>
      <MenuItem icon="external" onClick={() => window.open('/', '_blank', 'noopener')}>
        {t(messages.shop)}
      </MenuItem>
      <MenuLine />
      <MenuItem icon="out" onClick={() => leave.mutate()}>
        {t(messages.signOut)}
      </MenuItem>
    </Menu>
  )
}

/** Four entries and a menu of the rest, where a thumb reaches. */
const BottomBar = () => {
  const { t } = useEnv()
  const navigate = useNavigate()
  const all = useEntries().flatMap(({ entries }) => entries)
  const rest = all.slice(4)
  return (
    <nav className={styles.bottom} aria-label={t(messages.navigation)}>
      {all.slice(0, 4).map((entry) => (
        <EntryLink key={entry.to} entry={entry} isShort />
      ))}
      {rest.length > 0 && (
        <Menu label={t(messages.more)} icon="menu" kind="quiet" hasArrow={false} className={styles.entry}>
          {rest.map(({ to, title, icon }) => (
            <MenuItem key={to} icon={icon} onClick={() => void navigate({ to })}>
              {t(title)}
            </MenuItem>
          ))}
        </Menu>
      )}
    </nav>
  )
}

/** What stands round every page: where one can go, who one is, what is going on. */
export const Shell = ({ children }: { children: ReactNode }) => {
  const { shop, t } = useEnv()
  const isOnline = useOnline()
  const navigate = useNavigate()
  const isPending = useRouterState({ select: ({ status }) => status === 'pending' })
  const isAtJobs = useRouterState({ select: ({ location }) => location.pathname.endsWith('/import-export') })
  return (
    <div className={styles.shell}>
      <a href="#content" className={styles.skip}>
        {t(messages.skip)}
      </a>
      <header className={styles.bar}>
        <Link to="/" className={styles.home}>
          <Brand name={shop.name} />
        </Link>
        <button type="button" className={styles.find} onClick={() => isPaletteOpen.set(true)}>
          <Icon name="search" />
          <span className={styles.findText}>{t(messages.search)}</span>
          <kbd className={styles.findKey}>Ctrl K</kbd>
        </button>
        <div className={styles.barEnd}>
          <RunningJobs
            isThere={isAtJobs}
            onOpen={({ jobId, id }) =>
              void navigate({ to: '/import-export', search: { job: jobId, execution: id } as never })
            }
          />
          <PlaceSwitch />
          <PersonMenu />
        </div>
        {isPending && <div className={styles.progress} />}
      </header>
      <Rail />
      <main id="content" className={styles.content} tabIndex={-1}>
        {!isOnline && (
          <p className={styles.offline} role="status">
            <Icon name="offline" />
            {t(messages.offline)}
          </p>
        )}
        <OutboxLines />
        {children}
      </main>
      <BottomBar />
      <Shortcuts />
      <Toasts closeLabel={t(messages.close)} />
    </div>
  )
}
