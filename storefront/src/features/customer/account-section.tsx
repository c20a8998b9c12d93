import { useShopper } from '../../api/shopper.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { useRoute } from '../../lib/router/context.tsx'
import { Link } from '../../lib/router/link.tsx'
import { LinkList } from '../../ui/index.ts'
import { AccountEntries } from './account-entries.tsx'
import { accountMessages as messages } from './account-messages.ts'

/** The account in the drawer of phones: the ways in for guests, the pages for customers [S2.063]. */
export const AccountSection = () => {
  const t = useText()
  const { url } = useRoute()
  if (useShopper().kind === 'registered') return <AccountEntries plain />
  const back = `?redirect=${encodeURIComponent(url)}`
  return (
    <LinkList
      as={Link}
      plain
      links={[
        { href: `/login${back}`, label: t(messages.signIn), icon: 'user' },
        { href: `/registration${back}`, label: t(messages.signUp), icon: 'edit' },
      ]}
    />
  )
}
