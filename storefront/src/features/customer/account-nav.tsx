import { useEffect, useRef } from 'react'
import { useText } from '../../lib/i18n/text.tsx'
import { AccountEntries } from './account-entries.tsx'
import { accountMessages as messages } from './account-messages.ts'
import styles from './account.module.css'

/** The account's own navigation: a column beside the page, a row to slide through on phones [S2.105]. */
export const AccountNav = () => {
  const t = useText()
  const nav = useRef<HTMLElement>(null)
  // On a phone the row is wider than the screen: the page one is on must be in sight.
  useEffect(() => {
    const current = nav.current?.querySelector<HTMLElement>('[aria-current]')
    if (current) nav.current?.scrollTo({ left: current.offsetLeft - 16 })
  }, [])
  return (
    <nav ref={nav} className={styles.nav} aria-label={t(messages.account)}>
      <AccountEntries />
    </nav>
  )
}
