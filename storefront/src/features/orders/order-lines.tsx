import { formatLongDate } from '../../../../facts/format-date.ts'
import { useEnv } from '../../api/env.tsx'
import { deliveriesOf } from '../../api/shipments.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { Link } from '../../lib/router/link.tsx'
import { PromiseLine } from '../../ui/index.ts'
import { LineOptions, LinePrice, LineQuantity } from '../basket/index.ts'
import { messages } from './messages.ts'
import { isAnyPickedUp, isOver, isPickedUp, type Order, pickupDaysOf, placeText } from './order.ts'
import styles from './orders.module.css'

/** Where and when a line is picked up, or that it is delivered, in an order whose lines differ in place, way or day. */
const LineDelivery = ({ order, line }: { order: Order; line: Order['productItems'][number] }) => {
  const t = useText()
  const { language } = useEnv()
  const places = order.c_pickupStores ?? []
  const deliveries = deliveriesOf(order)
  const isAlike = isPickedUp(order)
    ? places.length < 2 && pickupDaysOf(order).length < 2
    : !isAnyPickedUp(order) && deliveries.length < 2
  if (isAlike || isOver(order)) return null
  if (!line.c_pickUpProduct) {
    const own = deliveries.find(({ shipment }) => shipment.shipmentId === line.shipmentId)
    const place = deliveries.length > 1 ? placeText(own?.shipment.shippingAddress) : ''
    return (
      <PromiseLine tone="plain">{place ? t(messages.broughtTo, { place }) : t(messages.brought)}</PromiseLine>
    )
  }
  const day = line.c_pickupFinishDateNotFormatted
  if (!day) return null
  const store = places.find(({ id }) => id === line.c_store)?.name ?? ''
  return (
    <PromiseLine tone="go">
      {t(messages.pickupOn, { date: formatLongDate(day, language), store })}
    </PromiseLine>
  )
}

/** What was ordered: picture, name, length, choices, its own way where they differ, price. */
export const OrderLines = ({ order }: { order: Order }) => {
  const t = useText()
  return (
    <ul role="list" className={styles.lines} aria-label={t(messages.lines)}>
      {order.productItems.map((line) => (
        <li key={line.itemId} className={styles.line}>
          {line.c_image ? <img src={line.c_image.link} alt="" width={72} height={72} /> : <span />}
          <div className={styles.text}>
            <Link className={styles.name} to={`/product/${encodeURIComponent(line.productId)}`}>
              {line.productName ?? line.productId}
            </Link>
            {line.c_variationText && <p className={styles.sku}>{line.c_variationText}</p>}
            <p className={styles.sku}>{line.productId}</p>
            <LineQuantity line={line} />
            <LineOptions line={line} />
            <LineDelivery order={order} line={line} />
          </div>
          <LinePrice line={line} />
        </li>
      ))}
    </ul>
  )
}
