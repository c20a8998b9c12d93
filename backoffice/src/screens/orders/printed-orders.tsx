import { useEnv } from '../../api/env.tsx'
import type { DeskOrder } from '../../api/orders.ts'
import { useSession } from '../../api/session.ts'
import { deliveryName, methodName } from '../../features/orders/index.ts'
import { GoodsTable, Paper, PaperTitle, Signature } from '../../features/paper/index.ts'
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
    [t(messages.weight), `${format.number(order.weightKg)}\u00a0kg`],
    [
      t(messages.address),
      [shippingAddress?.name, shippingAddress?.address1, shippingAddress?.city].filter(Boolean).join(', '),
    ],
    [t(messages.picksUp), collectors.map(({ name }) => name).join(', ')],
  ].filter(([, value]) => value)
  return (
    <article className={styles.sheet}>
      <PaperTitle>{order.orderNo}</PaperTitle>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <GoodsTable
        titles={[t(messages.quantity), t(messages.length), t(messages.goods)]}
        checkTitle={t(messages.check)}
        rows={order.lines.map(
          ({ itemId, productId, productName, variationText, quantity, lengthMeters }) => ({
            id: itemId,
            cells: [
              format.number(quantity),
              lengthMeters === undefined ? '' : `${format.number(lengthMeters, 2)}\u00a0m`,
              `${[productName, variationText].filter(Boolean).join(' · ')} (${productId})`,
            ],
          }),
        )}
      />
      <Signature>{t(messages.receivedBy)}</Signature>
    </article>
  )
}

/** A sheet for each order, to be prepared by and to be signed; printed as soon as they are there. */
export const PrintedOrders = ({ orders, onPrinted }: { orders: readonly DeskOrder[]; onPrinted(): void }) => {
  usePrint(orders, onPrinted)
  return (
    <Paper>
      {orders.map((order) => (
        <Sheet key={order.orderNo} order={order} />
      ))}
    </Paper>
  )
}
