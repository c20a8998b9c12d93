import type { Basket } from '../../features/basket/index.ts'
import { useMoney } from '../../features/market/index.ts'
import { paymentMethodOf } from '../../features/payment-methods/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { Button } from '../../ui/index.ts'
import { messages } from './review-messages.ts'
import type { PlaceOrder } from './use-place-order.ts'

type PlaceButtonProps = { basket: Basket; place: PlaceOrder }

/**
 * Names what is charged, or what is ordered and paid later. Busy from the press on until the page is elsewhere: a second
 * press is no second order.
 */
export const PlaceButton = ({ basket, place }: PlaceButtonProps) => {
  const t = useText()
  const money = useMoney()
  const { isPaidLater } = paymentMethodOf(basket.paymentInstruments?.[0]?.paymentMethodId) ?? {}
  const total = money(basket.orderTotal ?? 0, basket.currency)
  return (
    <Button
      size="large"
      wide
      pending={place.isPending || place.isSuccess}
      pendingLabel={t(messages.placing)}
      onClick={() => place.mutate()}
    >
      {t(isPaidLater ? messages.place : messages.pay, { total })}
    </Button>
  )
}
