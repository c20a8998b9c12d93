import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useEnv } from '../../api/env.tsx'
import { orderQuery } from '../../api/orders.ts'
import { basketQuery } from '../../features/basket/index.ts'
import {
  OrderDelivery,
  OrderDocuments,
  OrderFigures,
  OrderLines,
  OrderPayment,
  orderMessages,
  orderNoFromPath,
} from '../../features/orders/index.ts'
import { OrderNote } from '../../features/payment-methods/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { useRoute } from '../../lib/router/context.tsx'
import { Link } from '../../lib/router/link.tsx'
import { Alert, Container, Grid, Icon, LinkButton, Row, Stack } from '../../ui/index.ts'
import styles from './confirmation.module.css'
import { messages } from './messages.ts'

/** Thank you, and everything one needs to know next: what to pay, where and when it is ready (S2.022). */
export const Confirmation = () => {
  const t = useText()
  const env = useEnv()
  const { pathname } = useRoute()
  const { data: order } = useQuery(orderQuery(env, orderNoFromPath(pathname)))
  // The basket has become this order.
  useEffect(() => {
    void env.queries.invalidateQueries({ queryKey: basketQuery(env).queryKey })
  }, [env])
  if (!order) return null
  return (
    <Container className={styles.page}>
      <header className={styles.head}>
        <span className={styles.mark}>
          <Icon name="check" size={32} />
        </span>
        <div>
          <h1>{t(messages.thanks)}</h1>
          <p className={`figures ${styles.number}`}>{t(orderMessages.number, { orderNo: order.orderNo })}</p>
          <p>{t(messages.mail, { email: order.customerInfo.email })}</p>
        </div>
      </header>
      <Grid columns="aside" gap={8}>
        <Stack gap={8}>
          {order.c_paymentResult === 'AUTHORIZED_PENDING_REVIEW' && order.status === 'created' && (
            <Alert tone="warning">{t(messages.review)}</Alert>
          )}
          {order.status === 'failed' && <Alert tone="error">{t(messages.failed)}</Alert>}
          <OrderNote order={order} />
          <Grid columns="halves" gap={8}>
            <OrderDelivery order={order} />
            <OrderPayment order={order} />
          </Grid>
          <OrderLines order={order} />
        </Stack>
        <Stack gap={6} className={styles.aside}>
          <OrderFigures order={order} />
          <Row gap={3} className={styles.actions}>
            <LinkButton as={Link} href="/account/orders" wide>
              {t(messages.orders)}
            </LinkButton>
            <LinkButton as={Link} href="/" variant="secondary" wide>
              {t(messages.shop)}
            </LinkButton>
          </Row>
          <OrderDocuments order={order} />
        </Stack>
      </Grid>
    </Container>
  )
}
