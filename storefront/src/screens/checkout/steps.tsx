import { type ReactNode, useEffect, useRef } from 'react'
import type { Step, StepName } from '../../features/checkout/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { StepCard } from '../../ui/index.ts'
import { stateOf, stepsOf, stepTitles } from './checkout-progress.tsx'
import { ContactStep } from './contact-step.tsx'
import { messages } from './messages.ts'
import { OptionsStep } from './options-step.tsx'
import { PaymentStep } from './payment-step.tsx'
import { QuoteReview } from './quote-review.tsx'
import { ReviewStep } from './review-step.tsx'
import { ShippingStep } from './shipping-step.tsx'
import { summaries } from './summaries.tsx'
import type { CheckoutState } from './use-checkout.ts'
import type { PlaceOrder } from './use-place-order.ts'

type StepState = CheckoutState & { place: PlaceOrder }

const forms: Record<StepName, (state: StepState) => ReactNode> = {
  CONTACT_INFO: ContactStep,
  SHIPPING_ADDRESS: ShippingStep,
  SHIPPING_OPTIONS: OptionsStep,
  PAYMENT: PaymentStep,
  REVIEW_ORDER: (state) => (state.flow === 'quote' ? <QuoteReview {...state} /> : <ReviewStep {...state} />),
}

/** The heading of the step that has just opened gets the focus, not that of the first one. */
const useHeadingFocus = (step: Step) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(step)
  useEffect(() => {
    if (before.current === step) return
    before.current = step
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'start' })
  }, [step])
  return heading
}

/** One card per step: the open one with its form, completed ones with what was given. */
export const Steps = (state: StepState) => {
  const t = useText()
  const { basket, flow, step, start, go } = state
  const heading = useHeadingFocus(step)
  return (
    <div>
      {stepsOf(flow).map(([name, number], at) => {
        const Form = forms[name]
        const Summary = summaries[name]
        const look = stateOf(number, step, start)
        return (
          <StepCard
            key={name}
            number={at + 1}
            title={t(stepTitles[name])}
            state={look}
            summary={Summary && look === 'done' && <Summary basket={basket} lateMethod={state.lateMethod} />}
            editLabel={t(messages.edit)}
            onEdit={() => go(number)}
            headingRef={number === step ? heading : undefined}
          >
            {look === 'current' && <Form {...state} />}
          </StepCard>
        )
      })}
    </div>
  )
}
