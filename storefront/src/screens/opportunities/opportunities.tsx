import { useQuery } from '@tanstack/react-query'
import { useEnv } from '../../api/env.tsx'
import { opportunitiesQuery } from '../../api/opportunities.ts'
import { NothingYet } from '../../features/browse/index.ts'
import { AccountPage } from '../../features/customer/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { useRoute } from '../../lib/router/context.tsx'
import { Link } from '../../lib/router/link.tsx'
import { Alert, Button, Pagination, Skeleton } from '../../ui/index.ts'
import { messages } from './messages.ts'
import styles from './opportunities.module.css'
import { pageOf, pagesIn } from './page-of.ts'
import { QuoteCard } from './quote-card.tsx'

/** One card per quote, ten to a page. */
export const Opportunities = () => {
  const t = useText()
  const env = useEnv()
  const { search } = useRoute()
  const { page, window } = pageOf(search)
  const { data, isError, refetch } = useQuery(opportunitiesQuery(env, window))
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
      {data && data.data.length === 0 && <NothingYet drawing="orders" messages={messages} />}
      <ul role="list" className={styles.cards}>
        {data?.data.map((quote) => (
          <li key={quote.OpportunityId}>
            <QuoteCard quote={quote} />
          </li>
        ))}
      </ul>
      {data && pagesIn(data.total) > 1 && (
        <Pagination
          label={t(messages.pages)}
          page={page}
          pages={pagesIn(data.total)}
          hrefOf={(n) => (n === 1 ? '/account/opportunities' : `/account/opportunities?page=${n}`)}
          previousLabel={t(messages.previous)}
          nextLabel={t(messages.next)}
          pageLabel={(n) => t(messages.page, { n })}
          as={Link}
        />
      )}
    </AccountPage>
  )
}
