import { useText } from '../../../lib/i18n/text.tsx'
import { Button, Popover } from '../../../ui/index.ts'
import { useMoney } from '../../market/index.ts'
import styles from '../basket.module.css'
import type { Billed } from '../basket-figures.tsx'
import { promoMessages } from './promo-messages.ts'

type Applied = { id: string; text: string; price: number }

/** Every promotion that lowers this bill: on lines, on the order, on the delivery. */
const appliedOf = (basket: Billed): Applied[] =>
  [
    ...(basket.productItems ?? []).flatMap(({ priceAdjustments }) => priceAdjustments ?? []),
    ...(basket.orderPriceAdjustments ?? []),
    ...(basket.shippingItems ?? []).flatMap(({ priceAdjustments }) => priceAdjustments ?? []),
  ].map(({ priceAdjustmentId: id, itemText, price }) => ({ id, text: itemText, price }))

/** What lowers the total, on demand (S2.165). */
export const PromotionsApplied = ({ basket }: { basket: Billed }) => {
  const t = useText()
  const money = useMoney()
  const applied = appliedOf(basket)
  if (basket.productSubTotal === undefined || applied.length === 0) return null
  return (
    <Popover
      label={t(promoMessages.promotions)}
      align="end"
      trigger={(attributes) => (
        <Button variant="quiet" size="small" icon="info" {...attributes}>
          {t(promoMessages.promotions)}
        </Button>
      )}
    >
      <div className={styles.applied}>
        <p>
          <strong>{t(promoMessages.promotions)}</strong>
        </p>
        <ul role="list">
          {applied.map(({ id, text, price }) => (
            <li key={id} className="figures">
              <span>{text}</span> <span>{money(price, basket.currency)}</span>
            </li>
          ))}
        </ul>
      </div>
    </Popover>
  )
}
