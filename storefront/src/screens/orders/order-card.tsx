import { useMoney } from '../../features/market/index.ts'
import { type Order, orderMessages, orderTime, stateOf } from '../../features/orders/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { Link } from '../../lib/router/link.tsx'
import { Badge } from '../../ui/index.ts'
import { messages } from './messages.ts'
import styles from './orders.module.css'

/** Pictures shown of an order before the rest is only counted. */
const shown = 4

/** Number, day, state, what it holds and what it cost; the whole leads to the order. */
export const OrderCard = ({ order }: { order: Order }) => {
  const t = useText()
  const money = useMoney()
  const { text, tone } = stateOf(order)
  const pieces = order.productItems.reduce((sum, { quantity }) => sum + quantity, 0)
  const rest = order.productItems.length - shown
  return (
    <article className={styles.card}>
      <div className={styles.head}>
        <h2 className="figures">
          <Link to={`/account/orders/${encodeURIComponent(order.orderNo)}`} className={styles.number}>
            {t(orderMessages.number, { orderNo: order.orderNo })}
          </Link>
        </h2>
        <Badge tone={tone}>{t(text)}</Badge>
      </div>
      <p className={`figures ${styles.when}`}>{orderTime(order.creationDate, order.c_country)}</p>
      <div className={styles.pictures}>
        {order.productItems
          .slice(0, shown)
          .map((line) =>
            line.c_image ? (
              <img key={line.itemId} src={line.c_image.link} alt="" width={56} height={56} loading="lazy" />
            ) : null,
          )}
        {rest > 0 && <span>+{rest}</span>}
      </div>
      <p className={`figures ${styles.total}`}>
        <span>{t(orderMessages.items, { n: pieces })}</span>
        <strong>{money(order.orderTotal, order.currency)}</strong>
      </p>
      <span className={styles.see} aria-hidden>
        {t(messages.see)}
      </span>
    </article>
  )
}
