import { useEffect, useRef } from 'react'
import { isProblem } from '../../../api/problem.ts'
import { useText } from '../../../lib/i18n/text.tsx'
import { useNavigate, useSearchParams } from '../../../lib/router/context.tsx'
import { Alert, Button, Stack } from '../../../ui/index.ts'
import type { ApprovalProps } from '../payment-method.ts'
import { messages } from './button-messages.ts'
import { messages as offer } from './messages.ts'
import { returnParameter } from './return-parameter.ts'
import { usePaypal } from './use-paypal.ts'

/** In the place of the order's button: approves at PayPal and places the order with it (S2.164). */
export const PaypalButton = ({ basket, place, reviewUrl, goesOn }: ApprovalProps) => {
  const t = useText()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const returned = search.get(returnParameter)
  const paypal = usePaypal(basket, place, returned === 'cancelled')
  const approved = goesOn && returned === 'approved'
  const taken = useRef(false)
  useEffect(() => {
    if (!approved || taken.current) return
    taken.current = true
    navigate(reviewUrl, { replace: true, keepScroll: true })
    paypal.comeBack()
  })
  return (
    <Stack gap={2}>
      {paypal.error !== null && !paypal.busy && (
        <Alert tone="error">
          {t(isProblem(paypal.error, 'paypal-order-outdated') ? messages.outdated : messages.generic)}
        </Alert>
      )}
      {paypal.cancelled && !paypal.busy && <Alert>{t(messages.cancelled)}</Alert>}
      <Button
        size="large"
        wide
        pending={paypal.busy}
        pendingLabel={t(messages.waiting)}
        onClick={paypal.press}
      >
        {t(offer.pay)}
      </Button>
      {paypal.waiting && (
        <p role="status">
          {t(messages.inWindow)}{' '}
          <Button variant="quiet" size="small" onClick={paypal.show}>
            {t(messages.show)}
          </Button>
        </p>
      )}
    </Stack>
  )
}
