import { useShopper } from '../../api/shopper.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { useRouter } from '../../lib/router/context.tsx'
import { IconLink } from '../../ui/index.ts'
import { messages } from './messages.ts'

/** The account: for guests the way to sign in (S2.053). */
export const AccountLink = () => {
  const t = useText()
  const { href } = useRouter()
  const registered = useShopper().kind === 'registered'
  return (
    <IconLink
      icon="user"
      href={href(registered ? '/account' : '/login')}
      label={t(registered ? messages.account : messages.signIn)}
    />
  )
}
