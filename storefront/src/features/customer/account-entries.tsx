import { useText } from '../../lib/i18n/text.tsx'
import { Link } from '../../lib/router/link.tsx'
import { useRoute } from '../../lib/router/context.tsx'
import { Icon, LinkList } from '../../ui/index.ts'
import { accountLinks } from './account-links.ts'
import { accountMessages as messages } from './account-messages.ts'
import styles from './account.module.css'
import { useSignOut } from './use-sign-out.ts'

type AccountEntriesProps = { plain?: boolean; onFollow?: () => void }

/** The pages of the account, this one marked, and the way out. */
export const AccountEntries = ({ plain, onFollow }: AccountEntriesProps) => {
  const t = useText()
  const { pathname } = useRoute()
  const signOut = useSignOut()
  const links = accountLinks.map(({ path, label, icon }) => ({
    href: path,
    label: t(label),
    icon,
    current: path === '/account' ? pathname === path : pathname.startsWith(path),
  }))
  return (
    <>
      <LinkList as={Link} links={links} plain={plain} onFollow={onFollow} className={styles.entries} />
      <button
        type="button"
        className={plain ? styles.signOutPlain : styles.signOut}
        disabled={signOut.isPending}
        onClick={() => signOut.mutate(undefined)}
      >
        <Icon name="external" />
        {t(messages.signOut)}
      </button>
    </>
  )
}
