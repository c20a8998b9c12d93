import { type Basket, linesOf } from '../../features/basket/index.ts'
import { QuoteForm } from '../../features/opportunities/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { useNavigate } from '../../lib/router/context.tsx'
import { Stack } from '../../ui/index.ts'
import { BilledLines } from './billed-lines.tsx'
import { setOrderInFlight } from './order-in-flight.ts'
import { messages } from './review-messages.ts'

/** REVIEW_ORDER of a quote: the lines once more, a message, files, and the button that asks (S4.037). */
export const QuoteReview = ({ basket }: { basket: Basket }) => {
  const t = useText()
  const navigate = useNavigate()
  return (
    <Stack gap={4}>
      <p>{t(messages.quoteIntro)}</p>
      <BilledLines lines={linesOf(basket)} changeable />
      <QuoteForm
        subject={{ basketId: basket.basketId, onlyQuoteLines: false }}
        onSend={() => setOrderInFlight(basket.basketId)}
        onFailed={() => setOrderInFlight(undefined)}
        onSent={({ OpportunityId }) => navigate(`/opportunity/${OpportunityId}`, { replace: true })}
      />
    </Stack>
  )
}
