import type { Text } from '../../lib/i18n/define-messages.ts'
import { messages } from './messages.ts'
import type { QuoteState } from './opportunity.ts'

type Tone = 'yellow' | 'green' | 'red' | 'grey' | 'blue'

const states: Record<QuoteState, { text: Text; tone: Tone }> = {
  requested: { text: messages.requested, tone: 'blue' },
  priced: { text: messages.priced, tone: 'yellow' },
  expired: { text: messages.expired, tone: 'grey' },
  accepted: { text: messages.accepted, tone: 'green' },
  rejected: { text: messages.rejected, tone: 'red' },
}

/** How a quote's state is called and coloured. */
export const quoteState = (state: QuoteState) => states[state]
