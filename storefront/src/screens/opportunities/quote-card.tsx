import { formatDate } from '../../../../facts/format-date.ts'
import { useMoney } from '../../features/market/index.ts'
import { type Opportunity, quoteMessages, quoteState, quoteTime } from '../../features/opportunities/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { Link } from '../../lib/router/link.tsx'
import { Badge } from '../../ui/index.ts'
import { messages } from './messages.ts'
import styles from './opportunities.module.css'

/** Pictures shown of a quote before the rest is only counted. */
const shown = 4

/** Number, day, state, what it holds and its price; the whole leads to the quote. */
export const QuoteCard = ({ quote }: { quote: Opportunity }) => {
  const t = useText()
  const money = useMoney()
  const { text, tone } = quoteState(quote.State)
  const lines = quote.QuoteLineItems
  const pieces = lines.reduce((sum, line) => sum + line.Quantity, 0)
  const rest = lines.length - shown
  return (
    <article className={styles.card}>
      <div className={styles.head}>
        <h2 className="figures">
          <Link to={`/opportunity/${encodeURIComponent(quote.OpportunityId)}`} className={styles.number}>
            {t(quoteMessages.number, { number: quote.Number })}
          </Link>
        </h2>
        <Badge tone={tone}>{t(text)}</Badge>
      </div>
      <p className={`figures ${styles.when}`}>
        {quoteTime(quote.CreatedDate, quote.SubsidiaryId)}
        {quote.State === 'priced' && quote.ExpirationDate && (
          <> · {t(quoteMessages.validUntil, { date: formatDate(quote.ExpirationDate) })}</>
        )}
      </p>
      <div className={styles.pictures}>
        {lines
          .slice(0, shown)
          .map((line, index) =>
            line.c_image ? (
              <img
                key={`${line.SKU} ${index}`}
                src={line.c_image.link}
                alt=""
                width={56}
                height={56}
                loading="lazy"
              />
            ) : null,
          )}
        {rest > 0 && <span>+{rest}</span>}
      </div>
      <p className={`figures ${styles.total}`}>
        <span>{t(quoteMessages.items, { n: pieces })}</span>
        <strong>
          {quote.TotalPrice === undefined
            ? quote.State === 'requested' && t(messages.waiting)
            : money(quote.TotalPrice, quote.CurrencyIsoCode)}
        </strong>
      </p>
      <span className={styles.see} aria-hidden>
        {t(messages.see)}
      </span>
    </article>
  )
}
