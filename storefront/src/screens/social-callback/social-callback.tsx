import { useEffect, useRef } from 'react'
import {
  customerMessages as messages,
  socialMessages,
  useSocialReturn,
} from '../../features/customer/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { useNavigate, useRoute } from '../../lib/router/context.tsx'
import { Container, Spinner } from '../../ui/index.ts'
import styles from './social-callback.module.css'

/** Where a shopper comes back to from another site's sign-in [S2.009] [S2.010]; from here they go on at once. */
export const SocialCallback = () => {
  const t = useText()
  const navigate = useNavigate()
  const { search } = useRoute()
  const { mutate } = useSocialReturn()
  // A code works once, so it is sent once, whatever renders again.
  const sent = useRef(false)
  useEffect(() => {
    if (sent.current) return
    sent.current = true
    mutate(search, { onSuccess: (path) => navigate(path, { replace: true }) })
  })
  return (
    <Container width="form" className={styles.page}>
      <h1>{t(messages.signInTitle)}</h1>
      <p role="status">
        <Spinner /> {t(socialMessages.entering)}
      </p>
    </Container>
  )
}
