import { useEffect, useState } from 'react'
import { checkoutSteps, urlOf } from '../../features/checkout/index.ts'
import { notifyOpener, returnParameter } from '../../features/payment-methods/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { useNavigate, useRoute } from '../../lib/router/context.tsx'
import { Link } from '../../lib/router/link.tsx'
import { Container, LinkButton, Spinner, Stack } from '../../ui/index.ts'
import { messages } from './messages.ts'
import styles from './paypal-return.module.css'

/**
 * The page the approval window returns to: tells the page that waits, and closes. Where none waits (windows were
 * blocked, the browser navigated itself) this page goes on with the checkout.
 */
export const PaypalReturn = () => {
  const t = useText()
  const navigate = useNavigate()
  const { search } = useRoute()
  const orderId = search.get('token') ?? ''
  const approved = !search.has('cancelled')
  const to = `${urlOf(checkoutSteps.REVIEW_ORDER)}&${returnParameter}=${approved ? 'approved' : 'cancelled'}`
  const [acknowledged, setAcknowledged] = useState(false)
  useEffect(() => {
    void notifyOpener({ orderId, approved }).then((told) => {
      if (!told) return navigate(to, { replace: true })
      setAcknowledged(true)
      window.close()
    })
  }, [orderId, approved, to, navigate])
  return (
    <Container width="form" className={styles.page}>
      <Stack gap={4}>
        <h1>{t(messages.title)}</h1>
        {!acknowledged && <Spinner large label={t(messages.back)} />}
        <p role="status">{t(acknowledged ? messages.close : messages.back)}</p>
        {acknowledged && (
          <LinkButton as={Link} href={to} variant="secondary">
            {t(messages.checkout)}
          </LinkButton>
        )}
      </Stack>
    </Container>
  )
}
