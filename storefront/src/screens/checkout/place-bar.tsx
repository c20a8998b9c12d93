import { type Basket, basketMessages } from '../../features/basket/index.ts'
import { useMoney } from '../../features/market/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { StickyBar } from '../../ui/index.ts'
import styles from './checkout.module.css'
import { PlaceButton } from './place-button.tsx'
import { messages } from './review-messages.ts'
import type { PlaceOrder } from './use-place-order.ts'

/** On phones the button stays at the bottom through the whole review (S2.163). */
export const PlaceBar = ({ basket, place }: { basket: Basket; place: PlaceOrder }) => {
  const t = useText()
  const money = useMoney()
  return (
    <StickyBar label={t(messages.bar)}>
      <div className={styles.sticky}>
        <p className={`figures ${styles.stickyTotal}`}>
          <span>{t(basketMessages.total)}</span>
          {money(basket.orderTotal ?? 0, basket.currency)}
        </p>
        <PlaceButton place={place} />
      </div>
    </StickyBar>
  )
}
