import { lazy } from 'react'
import { LazyBoundary } from '../../../chunks/lazy-boundary.tsx'
import { useText } from '../../../lib/i18n/text.tsx'
import { Button } from '../../../ui/index.ts'
import type { ApprovalProps } from '../payment-method.ts'
import { messages } from './messages.ts'

// Only who pays by PayPal loads what speaks to it.
const PaypalButton = lazy(() =>
  import('./paypal-button.tsx').then((module) => ({ default: module.PaypalButton })),
)

const Waiting = () => {
  const t = useText()
  return (
    <Button size="large" wide disabled>
      {t(messages.pay)}
    </Button>
  )
}

/** The button that approves at PayPal; its code comes with the last step. */
export const LazyPaypalButton = (props: ApprovalProps) => (
  <LazyBoundary fallback={<Waiting />}>
    <PaypalButton {...props} />
  </LazyBoundary>
)
