import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useEnv } from '../../api/env.tsx'
import { timeZoneIn } from '../../api/shop.ts'
import { ordersQuery } from '../../api/orders.ts'
import { useShopper } from '../../api/shopper.ts'
import { NothingYet } from '../../features/browse/index.ts'
import { AccountPage } from '../../features/customer/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { useRoute } from '../../lib/router/context.tsx'
import { Link } from '../../lib/router/link.tsx'
import { Alert, Button, EmptyState, LinkButton, Pagination, Skeleton } from '../../ui/index.ts'
import { messages } from './messages.ts'
import { choiceOf, hrefOf, pagesIn, windowOf } from './order-choice.ts'
import { OrderCard } from './order-card.tsx'
import { OrderFilters } from './order-filters.tsx'
import styles from './orders.module.css'

/** One card per order, ten to a page, all or those of a status and a period. */
export const Orders = () => {
  const t = useText()
  const env = useEnv()
  const { customerId = '' } = useShopper()
  const { search } = useRoute()
  const choice = choiceOf(search)
  const [now] = useState(() => new Date())
  const isFiltered = choice.status !== undefined || choice.period !== undefined
  const { data, isError, refetch } = useQuery({
    ...ordersQuery(env, customerId, windowOf(choice, timeZoneIn(env.shop, env.country), now)),
    enabled: customerId !== '',
  })
  const list = data?.data ?? []
  return (
    <AccountPage title={t(messages.title)}>
      {(list.length > 0 || isFiltered) && <OrderFilters choice={choice} now={now} />}
      {data && isFiltered && (
        <p role="status" className={styles.count}>
          {t(messages.found, { n: data.total })}
        </p>
      )}
      {isError && (
        <Alert tone="error">
          {t(messages.failed)}{' '}
          <Button variant="quiet" onClick={() => void refetch()}>
            {t(messages.retry)}
          </Button>
        </Alert>
      )}
      {!data && !isError && <Skeleton shape="block" />}
      {data && list.length === 0 && isFiltered && (
        <EmptyState
          drawing="search"
          title={t(messages.noneLikeIt)}
          action={
            <LinkButton as={Link} href="/account/orders" variant="secondary">
              {t(messages.showAll)}
            </LinkButton>
          }
        >
          {t(messages.noneLikeItHint)}
        </EmptyState>
      )}
      {data && list.length === 0 && !isFiltered && <NothingYet drawing="orders" messages={messages} />}
      <ul role="list" className={styles.cards}>
        {list.map((order) => (
          <li key={order.orderNo}>
            <OrderCard order={order} />
          </li>
        ))}
      </ul>
      {data && pagesIn(data.total) > 1 && (
        <Pagination
          label={t(messages.pages)}
          page={choice.page}
          pages={pagesIn(data.total)}
          hrefOf={(page) => hrefOf({ ...choice, page })}
          previousLabel={t(messages.previous)}
          nextLabel={t(messages.next)}
          pageLabel={(n) => t(messages.page, { n })}
          as={Link}
        />
      )}
    </AccountPage>
  )
}
