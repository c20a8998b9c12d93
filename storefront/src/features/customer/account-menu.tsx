import { lazy, type MouseEvent, Suspense } from 'react'
import { timings } from '../../config/timings.ts'
import { useShopper } from '../../api/shopper.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { useRouter } from '../../lib/router/context.tsx'
import { IconButton, IconLink, Popover } from '../../ui/index.ts'
import { accountMessages as messages } from './account-messages.ts'
import styles from './account.module.css'
import { useAuthRequest } from './auth-request.ts'

/** Fetched when the menu is first opened. */
const AccountPanel = lazy(async () => ({ default: (await import('./account-panel.tsx')).AccountPanel }))

/** On the login page the form is there already: the icon leads the focus to it [S2.053]. */
const focusForm = () => document.querySelector<HTMLElement>('#main [data-autofocus]')?.focus()

const GuestLink = () => {
  const t = useText()
  const { href, route } = useRouter()
  const { open } = useAuthRequest()
  const ask = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    if (route.pathname === '/login') focusForm()
    else open({ view: 'login' })
  }
  return (
    <IconLink icon="user" href={href('/login')} label={t(messages.signIn)} data-native="" onClick={ask} />
  )
}

/** The account in the header: for guests the way to sign in, for customers their name and pages [S2.053] [S2.054]. */
export const AccountMenu = () => {
  const t = useText()
  if (useShopper().kind === 'guest') return <GuestLink />
  return (
    <Popover
      align="end"
      flush
      label={t(messages.account)}
      hoverCloseMs={timings.accountMenuClose}
      className={styles.menu}
      trigger={(attributes) => <IconButton icon="user" label={t(messages.account)} {...attributes} />}
    >
      {(close) => (
        <Suspense>
          <AccountPanel close={close} />
        </Suspense>
      )}
    </Popover>
  )
}
