import { useQuery } from '@tanstack/react-query'
import { useEnv } from '../../api/env.tsx'
import { type QuoteHit, quotes } from '../../api/quotes.ts'
import { ProblemNotice } from '../../features/problem/index.ts'
import { QuoteState } from '../../features/quotes/index.ts'
import { Button, KeyValues, Skeleton } from '../../ui/index.ts'
import { messages } from './messages.ts'
import styles from './quotes.module.css'

/** A quote at a glance, beside the list. */
export const QuoteSummary = ({ hit, onOpen }: { hit: QuoteHit; onOpen(): void }) => {
  const { call, t, format } = useEnv()
  const { quoteId, currency } = hit
  const quote = useQuery({
    queryKey: [quotes.getQuote, quoteId],
    queryFn: () => call.tagged(quotes.getQuote, { params: { quoteId } }),
  })
  const { requested, message, deliverTo } = quote.data?.data ?? {}
  return (
    <div className={styles.summary}>
      <KeyValues
        of={[
          [t(messages.state), <QuoteState key="state" state={hit.state} />],
          [t(messages.owner), hit.owner?.name],
          [t(messages.asked), hit.askedTotal === undefined ? '' : format.money(hit.askedTotal, currency)],
          [
            t(messages.offered),
            hit.offeredTotal === undefined ? '' : format.money(hit.offeredTotal, currency),
          ],
          [t(messages.deliverTo), deliverTo],
          [t(messages.message), message],
        ]}
      />
      {quote.error && <ProblemNotice error={quote.error} onRetry={() => void quote.refetch()} />}
      {quote.isPending && <Skeleton />}
      {requested && <h3 className={styles.heading}>{t(messages.requested)}</h3>}
      <ul className={styles.lines}>
        {requested?.map(({ productId, name, quantity, lengthMeters, listPrice }, at) => (
          <li key={`${productId}${at}`} className={styles.line}>
            <span>
              {format.number(quantity)}
              {lengthMeters ? ` × ${format.quantity(lengthMeters)}\u00a0m` : ''}
            </span>
            <span>{name}</span>
            <span>{listPrice === undefined ? '' : format.money(listPrice, currency)}</span>
          </li>
        ))}
      </ul>
      <Button kind="main" onClick={onOpen}>
        {t(messages.open)}
      </Button>
    </div>
  )
}
