// @chunk prices
import type { MouseEvent, ReactNode } from 'react'
import { useText } from '../../lib/i18n/text.tsx'
import { loginFor } from '../../lib/login-for.ts'
import { useRouter } from '../../lib/router/context.tsx'
import { useAuthRequest } from './auth-request.ts'
import styles from './customer.module.css'
import { promptMessages as messages } from './prompt-messages.ts'

/** What stands where a customer sees a price (S1.031): opens the auth dialog, and is a link to the login without scripts. */
export const SignInForPrices = ({ children }: { children?: ReactNode }) => {
  const t = useText()
  const { href, route } = useRouter()
  const { open } = useAuthRequest()
  const ask = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    open({ view: 'login' })
  }
  return (
    <a className={styles.prices} href={href(loginFor(route.url))} data-native="" onClick={ask}>
      {children ?? t(messages.seePrices)}
    </a>
  )
}
