import { formatDate } from '../../../../facts/format-date.ts'
import { useMoney } from '../../features/market/index.ts'
import {
  type Opportunity,
  quoteMessages,
  quoteState,
  useQuoteGoods,
  useQuoteTime,
} from '../../features/opportunities/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { Link } from '../../lib/router/link.tsx'
import { Badge, EntryLink } from '../../ui/index.ts'
import { messages } from './messages.ts'

/** Number, day, state, what it holds and its price; the whole leads to the quote. */
export const QuoteCard = ({ quote }: { quote: Opportunity }) => {
  const t = useText()
  const quoteTime = useQuoteTime()
  const money = useMoney()
  const goodsOf = useQuoteGoods()
  const { text, tone } = quoteState(quote.State)
  const validUntil =
    quote.State === 'priced' &&
    quote.ExpirationDate &&
    t(quoteMessages.validUntil, { date: formatDate(quote.ExpirationDate) })
  return (
    <EntryLink
      as={Link}
      href={`/opportunity/${encodeURIComponent(quote.OpportunityId)}`}
      title={t(quoteMessages.number, { number: quote.Number })}
      badge={<Badge tone={tone}>{t(text)}</Badge>}
      detail={[quoteTime(quote.CreatedDate, quote.SubsidiaryId), validUntil].filter(Boolean).join(' · ')}
      pictures={quote.QuoteLineItems.map(({ c_image }) => c_image?.link)}
      holds={goodsOf(quote)}
      amount={
        quote.TotalPrice === undefined
          ? quote.State === 'requested' && t(messages.waiting)
          : money(quote.TotalPrice, quote.CurrencyIsoCode)
      }
      see={t(messages.see)}
    />
  )
}
