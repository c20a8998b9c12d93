import { useText } from '../../lib/i18n/text.tsx'
import { AccountEntries } from './account-entries.tsx'
import { accountMessages as messages } from './account-messages.ts'
import styles from './account.module.css'

/** The account's own navigation: a column beside the page, a row to slide through on phones [S2.105]. */
export const AccountNav = () => {
  const t = useText()
  return (
    <nav className={styles.nav} aria-label={t(messages.account)}>
      <AccountEntries />
    </nav>
  )
}
