import { type Basket, BasketFigures, linesOf } from '../../features/basket/index.ts'
import type { PaymentMethod } from '../../features/payment-methods/index.ts'
import { useMoney } from '../../features/market/index.ts'
import { Text, useText } from '../../lib/i18n/text.tsx'
import { Link } from '../../lib/router/link.tsx'
import { Alert, Stack } from '../../ui/index.ts'
import { BilledLines } from './billed-lines.tsx'
import styles from './checkout.module.css'
import { messages as frame } from './messages.ts'
import { OrderAction } from './order-action.tsx'
import { placeOutcome } from './place-outcome.ts'
import { messages } from './review-messages.ts'
import type { PlaceOrder } from './use-place-order.ts'

const PlaceProblem = ({ error, currency }: { error: unknown; currency: string }) => {
  const t = useText()
  const money = useMoney()
  const outcome = placeOutcome(error)
  const said = () => {
    if (outcome.kind === 'retry') return t(messages.noAnswer)
    if (outcome.kind === 'total') return t(messages.totalChanged, { total: money(outcome.total, currency) })
    if (outcome.kind === 'coupon') return t(messages.couponGone, { code: outcome.code })
    return t(frame.generic)
  }
  const stays = ['retry', 'total', 'coupon', 'generic'].includes(outcome.kind)
  return stays ? <Alert tone={outcome.kind === 'generic' ? 'error' : 'warning'}>{said()}</Alert> : null
}

type ReviewStepProps = { basket: Basket; place: PlaceOrder; lateMethod: PaymentMethod | undefined }

/** REVIEW_ORDER: everything on one page and the one button. */
export const ReviewStep = ({ basket, place, lateMethod }: ReviewStepProps) => {
  const t = useText()
  const { BasketNote } = lateMethod ?? {}
  return (
    <Stack gap={4}>
      <p>{t(messages.intro)}</p>
      <BilledLines lines={linesOf(basket)} ways changeable />
      <div className={styles.phoneOnly}>
        <BasketFigures basket={basket} final title={t(frame.summary)} />
      </div>
      {BasketNote && <BasketNote basket={basket} />}
      {place.isError && !place.isPending && <PlaceProblem error={place.error} currency={basket.currency} />}
      <p>
        <Text
          of={messages.terms}
          parts={{ link: (text) => <Link to="/terminos-y-condiciones">{text}</Link> }}
        />
      </p>
      <div className={styles.desktopOnly}>
        <OrderAction basket={basket} place={place} lateMethod={lateMethod} goesOn />
      </div>
    </Stack>
  )
}
