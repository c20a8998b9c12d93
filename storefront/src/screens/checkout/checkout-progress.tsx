import { type CheckoutFlow, checkoutSteps, type Step, type StepName } from '../../features/checkout/index.ts'
import type { Text } from '../../lib/i18n/define-messages.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { ProgressSteps, type StepState } from '../../ui/index.ts'
import styles from './checkout.module.css'
import { messages } from './messages.ts'

export const stepTitles: Record<StepName, Text> = {
  CONTACT_INFO: messages.contact,
  SHIPPING_ADDRESS: messages.shipping,
  SHIPPING_OPTIONS: messages.options,
  PAYMENT: messages.payment,
  REVIEW_ORDER: messages.review,
}

/** What a step looks like while another one is open: completed ones can be opened again. */
export const stateOf = (one: Step, step: Step, start: Step): StepState => {
  if (one === step) return 'current'
  return one < start ? 'done' : 'upcoming'
}

/** The steps of a flow: a quote has no payment. */
export const stepsOf = (flow: CheckoutFlow) =>
  (Object.entries(checkoutSteps) as [StepName, Step][]).filter(
    ([name]) => flow === 'normal' || name !== 'PAYMENT',
  )

type TrailProps = { step: Step; start: Step; flow: CheckoutFlow }

/** Where one is, above everything. */
export const CheckoutProgress = ({ step, start, flow }: TrailProps) => {
  const t = useText()
  return (
    <div className={styles.trail}>
      <ProgressSteps
        label={t(messages.progress)}
        doneLabel={t(messages.done)}
        steps={stepsOf(flow).map(([name, number]) => ({
          id: name,
          label: t(stepTitles[name]),
          state: stateOf(number, step, start),
        }))}
      />
    </div>
  )
}
