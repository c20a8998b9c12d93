import { type Basket, basketMessages } from '../../features/basket/index.ts'
import { useMoney } from '../../features/market/index.ts'
import type { PaymentMethod } from '../../features/payment-methods/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { StickyBar } from '../../ui/index.ts'
import styles from './checkout.module.css'
import { OrderAction } from './order-action.tsx'
import { messages } from './review-messages.ts'
import type { PlaceOrder } from './use-place-order.ts'

type PlaceBarProps = { basket: Basket; place: PlaceOrder; lateMethod: PaymentMethod | undefined }

/** On phones the button stays at the bottom through the whole review (S2.163). */
export const PlaceBar = ({ basket, place, lateMethod }: PlaceBarProps) => {
  const t = useText()
  const money = useMoney()
  return (
    <StickyBar label={t(messages.bar)}>
      <div className={styles.sticky}>
        <p className={`figures ${styles.stickyTotal}`}>
          <span>{t(basketMessages.total)}</span>
          {money(basket.orderTotal ?? 0, basket.currency)}
        </p>
        <OrderAction basket={basket} place={place} lateMethod={lateMethod} />
      </div>
    </StickyBar>
  )
}
