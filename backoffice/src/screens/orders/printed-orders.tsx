import { useEnv } from '../../api/env.tsx'
import type { DeskOrder } from '../../api/orders.ts'
import { useSession } from '../../api/session.ts'
import { deliveryName, methodName } from '../../features/orders/index.ts'
import { usePrint } from '../../lib/use-print.ts'
import { messages, paymentStates } from './messages.ts'
import styles from './printed-orders.module.css'

const Sheet = ({ order }: { order: DeskOrder }) => {
  const { t, format } = useEnv()
  const { storeName } = useSession()
  const { shippingAddress, collectors, promisedDate } = order
  const facts = [
    [t(messages.customer), [order.customerName, order.company].filter(Boolean).join(' · ')],
    [
      t(messages.place),
      `${order.storeIds.map(storeName).join(', ') || order.country} · ${deliveryName(t, order.delivery)}`,
    ],
    [t(messages.promised), promisedDate && format.date(`${promisedDate}T12:00:00`)],
    [
      t(messages.payment),
      [methodName(t, order.paymentMethodId), t(paymentStates[order.paymentStatus])]
        .filter(Boolean)
        .join(' · '),
    ],
    [t(messages.total), format.money(order.orderTotal, order.currency)],
    [t(messages.weight), `${format.number(order.weightKg)} kg`],
    [
      t(messages.address),
      [shippingAddress?.name, shippingAddress?.address1, shippingAddress?.city].filter(Boolean).join(', '),
    ],
    [t(messages.picksUp), collectors.map(({ name }) => name).join(', ')],
  ].filter(([, value]) => value)
  return (
    <article className={styles.sheet}>
      <h2 className={styles.number}>{order.orderNo}</h2>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <table className={styles.goods}>
        <thead>
          <tr>
            <th scope="col">{t(messages.quantity)}</th>
            <th scope="col">{t(messages.length)}</th>
            <th scope="col">{t(messages.goods)}</th>
            <th scope="col">{t(messages.check)}</th>
          </tr>
        </thead>
        <tbody>
          {order.lines.map(({ itemId, productId, productName, variationText, quantity, lengthMeters }) => (
            <tr key={itemId}>
              <td>{format.number(quantity)}</td>
              <td>{lengthMeters === undefined ? '' : `${format.number(lengthMeters, 2)} m`}</td>
              <td>
                {[productName, variationText].filter(Boolean).join(' · ')} ({productId})
              </td>
              <td>
                <span className={styles.box} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.signature}>{t(messages.receivedBy)}</p>
    </article>
  )
}

/** A sheet for each order, to be prepared by and to be signed; printed as soon as they are there. */
export const PrintedOrders = ({ orders, onPrinted }: { orders: readonly DeskOrder[]; onPrinted(): void }) => {
  usePrint(orders, onPrinted)
  return (
    <div className={styles.printed}>
      {orders.map((order) => (
        <Sheet key={order.orderNo} order={order} />
      ))}
    </div>
  )
}
