import { withNonBreakingUnits } from '../../../../facts/non-breaking-units.ts'
import { useQuery } from '@tanstack/react-query'
import { useEnv } from '../../api/env.tsx'
import { type OrderHit, orders } from '../../api/orders.ts'
import { useSession } from '../../api/session.ts'
import { deliveryName, methodName, OrderStep, Promised, useOrderSums } from '../../features/orders/index.ts'
import { ProblemNotice } from '../../features/problem/index.ts'
import { Button, KeyValues, Skeleton } from '../../ui/index.ts'
import { messages } from './messages.ts'
import styles from './orders.module.css'

/** An order at a glance, beside the list. */
export const OrderSummary = ({ hit, onOpen }: { hit: OrderHit; onOpen(): void }) => {
  const { call, t, format } = useEnv()
  const { storeName } = useSession()
  const sumsOf = useOrderSums()
  const { orderNo } = hit
  const order = useQuery({
    queryKey: [orders.getDeskOrder, orderNo],
    queryFn: () => call.tagged(orders.getDeskOrder, { params: { orderNo } }),
  })
  return (
    <div className={styles.summary}>
      <KeyValues
        of={[
          [t(messages.step), <OrderStep key="step" step={hit.step} />],
          [t(messages.customer), hit.customerName],
          [
            t(messages.place),
            `${hit.storeIds.map(storeName).join(', ') || hit.country} · ${deliveryName(t, hit.delivery)}`,
          ],
          [t(messages.promised), <Promised key="promised" order={hit} />],
          [t(messages.payment), methodName(t, hit.paymentMethodId)],
          [t(messages.total), format.money(hit.orderTotal, hit.currency)],
        ]}
      />
      {order.error && <ProblemNotice error={order.error} onRetry={() => void order.refetch()} />}
      {order.isPending && <Skeleton />}
      <ul className={styles.lines}>
        {order.data?.data.lines.map(({ itemId, productName, productId, quantity, lengthMeters, price }) => (
          <li key={itemId} className={styles.line}>
            <span>
              {format.number(quantity)}
              {lengthMeters ? ` × ${format.quantity(lengthMeters)}\u00a0m` : ''}
            </span>
            <span>{withNonBreakingUnits(productName ?? productId)}</span>
            <span>{price === undefined ? '' : format.money(price, hit.currency)}</span>
          </li>
        ))}
        {order.data &&
          sumsOf(order.data.data).map(({ title, value }, at) => (
            <li key={`${title}${at}`} className={styles.sum}>
              <span>{title}</span>
              <span>{value}</span>
            </li>
          ))}
      </ul>
      <Button kind="main" onClick={onOpen}>
        {t(messages.open)}
      </Button>
    </div>
  )
}
