import { useQuery } from '@tanstack/react-query'
import { useEnv } from '../../api/env.tsx'
import { ordersQuery } from '../../api/orders.ts'
import { useShopper } from '../../api/shopper.ts'
import { AccountPage } from '../../features/customer/index.ts'
import { orderOf } from '../../features/orders/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { useRoute } from '../../lib/router/context.tsx'
import { Link } from '../../lib/router/link.tsx'
import { Alert, Button, EmptyState, LinkButton, Pagination, Skeleton } from '../../ui/index.ts'
import { messages } from './messages.ts'
import { OrderCard } from './order-card.tsx'
import styles from './orders.module.css'
import { pageOf, pagesIn } from './page-of.ts'

/** One card per order, ten to a page. */
export const Orders = () => {
  const t = useText()
  const env = useEnv()
  const { customerId = '' } = useShopper()
  const { search } = useRoute()
  const { page, window } = pageOf(search)
  const { data, isError, refetch } = useQuery({
    ...ordersQuery(env, customerId, window),
    enabled: customerId !== '',
  })
  const list = data?.data ?? []
  return (
    <AccountPage title={t(messages.title)}>
      {isError && (
        <Alert tone="error">
          {t(messages.failed)}{' '}
          <Button variant="quiet" onClick={() => void refetch()}>
            {t(messages.retry)}
          </Button>
        </Alert>
      )}
      {!data && !isError && <Skeleton shape="block" />}
      {data && list.length === 0 && (
        <EmptyState
          drawing="orders"
          title={t(messages.empty)}
          action={
            <LinkButton as={Link} href="/">
              {t(messages.shop)}
            </LinkButton>
          }
        >
          {t(messages.emptyHint)}
        </EmptyState>
      )}
      <ul role="list" className={styles.cards}>
        {list.map((order) => (
          <li key={order.orderNo}>
            <OrderCard order={orderOf(order)} />
          </li>
        ))}
      </ul>
      {data && pagesIn(data.total) > 1 && (
        <Pagination
          label={t(messages.pages)}
          page={page}
          pages={pagesIn(data.total)}
          hrefOf={(n) => (n === 1 ? '/account/orders' : `/account/orders?page=${n}`)}
          previousLabel={t(messages.previous)}
          nextLabel={t(messages.next)}
          pageLabel={(n) => t(messages.page, { n })}
          as={Link}
        />
      )}
    </AccountPage>
  )
}
