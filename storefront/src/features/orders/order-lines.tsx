import { CutText, LinePrice, basketMessages } from '../basket/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { Link } from '../../lib/router/link.tsx'
import { messages } from './messages.ts'
import type { Order } from './order.ts'
import styles from './orders.module.css'

/** What was ordered: picture, name, length, price. */
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
            <p className={styles.sku}>{line.productId}</p>
            {line.c_lengthMetersToBuy === undefined ? (
              <p>
                {t(basketMessages.quantity)}: {line.quantity}
              </p>
            ) : (
              <CutText line={line} />
            )}
          </div>
          <LinePrice line={line} />
        </li>
      ))}
    </ul>
  )
}
