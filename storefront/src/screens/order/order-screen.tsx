import { useQuery } from '@tanstack/react-query'
import { useEnv } from '../../api/env.tsx'
import { orderQuery } from '../../api/orders.ts'
import { DocumentPage } from '../../features/documents/index.ts'
import {
  CancelOrder,
  OrderDelivery,
  OrderDocuments,
  OrderFigures,
  OrderLines,
  OrderPayment,
  OrderTimeline,
  orderMessages,
  useOrderTime,
  Reorder,
  stateOf,
} from '../../features/orders/index.ts'
import { OrderNote } from '../../features/payment-methods/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { useRoute } from '../../lib/router/context.tsx'
import { Grid, Stack } from '../../ui/index.ts'
import { messages } from './messages.ts'
import { orderNoOf } from './order-no-of.ts'
import styles from './order.module.css'

/** An order: where it stands, what comes next, and all that was agreed. */
export const OrderScreen = () => {
  const t = useText()
  const orderTime = useOrderTime()
  const { params } = useRoute()
  const { data: order } = useQuery(orderQuery(useEnv(), orderNoOf(params)))
  if (!order) return null
  const { text, tone } = stateOf(order)
  return (
    <DocumentPage
      back={{ to: '/account/orders', label: t(messages.back) }}
      title={t(orderMessages.number, { orderNo: order.orderNo })}
      state={{ text: t(text), tone }}
      when={orderTime(order.creationDate, order.c_country)}
    >
      <Grid columns="aside" gap={8}>
        <Stack gap={8}>
          <OrderNote order={order} />
          <section>
            <h2>{t(orderMessages.history)}</h2>
            <OrderTimeline order={order} />
          </section>
          <OrderLines order={order} />
          <Grid columns="halves" gap={8}>
            <OrderDelivery order={order} />
            <OrderPayment order={order} />
          </Grid>
        </Stack>
        <Stack gap={4} className={styles.aside}>
          <OrderFigures order={order} />
          <Reorder order={order} />
          <CancelOrder order={order} />
          <OrderDocuments order={order} />
        </Stack>
      </Grid>
    </DocumentPage>
  )
}
