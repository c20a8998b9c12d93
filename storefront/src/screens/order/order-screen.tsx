import { useQuery } from '@tanstack/react-query'
import { useEnv } from '../../api/env.tsx'
import { orderQuery } from '../../api/orders.ts'
import {
  BankTransfer,
  CancelOrder,
  OrderDelivery,
  OrderFigures,
  OrderLines,
  orderMessages,
  orderOf,
  OrderPapers,
  OrderPayment,
  OrderTimeline,
  orderTime,
  Reorder,
  stateOf,
} from '../../features/orders/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { useRoute } from '../../lib/router/context.tsx'
import { Link } from '../../lib/router/link.tsx'
import { Badge, Container, Grid, Icon, Row, Stack } from '../../ui/index.ts'
import { messages } from './messages.ts'
import styles from './order.module.css'

/** An order: where it stands, what comes next, and all that was agreed. */
export const OrderScreen = () => {
  const t = useText()
  const { params } = useRoute()
  const { data } = useQuery(orderQuery(useEnv(), params.orderNo ?? ''))
  if (!data) return null
  const order = orderOf(data)
  const { text, tone } = stateOf(order)
  return (
    <Container className={styles.page}>
      <Link to="/account/orders" className={styles.back}>
        <Icon name="arrow-left" size={20} />
        {t(messages.back)}
      </Link>
      <Row gap={3} className={styles.head}>
        <h1 className="figures">{t(orderMessages.number, { orderNo: order.orderNo })}</h1>
        <Badge tone={tone}>{t(text)}</Badge>
      </Row>
      <p className={`figures ${styles.when}`}>{orderTime(order.creationDate, order.c_country)}</p>
      <Grid columns="aside" gap={8}>
        <Stack gap={8}>
          <BankTransfer order={order} />
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
          <OrderPapers order={order} />
        </Stack>
      </Grid>
    </Container>
  )
}
