import { useShopper } from '../../api/shopper.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { useRoute } from '../../lib/router/context.tsx'
import { useToast } from '../../ui/index.ts'
import { useAuthRequest } from './auth-request.ts'
import { promptMessages as messages } from './prompt-messages.ts'

/**
 * Runs an action of registered customers: at once for them (S4.029); for guests the auth dialog opens and the action
 * runs after signing in (S4.027); on the login page itself a notice asks to sign in (S4.028).
 */
export const useProtectedAction = () => {
  const t = useText()
  const show = useToast()
  const { pathname } = useRoute()
  const { kind } = useShopper()
  const { open } = useAuthRequest()
  return (action: () => void, onLeave?: () => void) => {
    if (kind === 'registered') action()
    else if (pathname === '/login') show({ title: t(messages.toContinue) })
    else open({ view: 'login', action, onLeave })
  }
}
