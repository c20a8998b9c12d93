import { useEffect, useRef } from 'react'
import {
  customerMessages as messages,
  ProveEmailForm,
  proveEmailMessages,
  socialMessages,
  useSocialReturn,
} from '../../features/customer/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { useNavigate, useRoute } from '../../lib/router/context.tsx'
import { safeRedirect } from '../../lib/safe-redirect.ts'
import { Container, Spinner } from '../../ui/index.ts'
import styles from './social-callback.module.css'

/**
 * Where a shopper comes back to from another site's sign-in [S2.009] [S2.010]; from here they go on at once, or after they
 * have proved an address that the other site does not vouch for.
 */
export const SocialCallback = () => {
  const t = useText()
  const navigate = useNavigate()
  const { search, pathname } = useRoute()
  const { mutate, data } = useSocialReturn()
  // A code works once, so it is sent once, whatever renders again.
  const sent = useRef(false)
  useEffect(() => {
    if (sent.current) return
    sent.current = true
    // What the provider brought leaves the address: a page that stays open shows it to nobody.
    mutate(search, {
      onSuccess: (outcome) => navigate('path' in outcome ? outcome.path : pathname, { replace: true }),
    })
  })
  const unproved = data && 'unproved' in data ? data.unproved : undefined
  const goOn = () => navigate(safeRedirect(unproved?.returnTo, '/account'), { replace: true })
  return (
    <Container width="form" className={styles.page}>
      <h1>{t(unproved ? proveEmailMessages.title : messages.signInTitle)}</h1>
      {unproved ? (
        <ProveEmailForm signIn={unproved} onDone={goOn} />
      ) : (
        <p role="status">
          <Spinner /> {t(socialMessages.entering)}
        </p>
      )}
    </Container>
  )
}
