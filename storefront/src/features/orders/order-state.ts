import type { Text } from '../../lib/i18n/define-messages.ts'
import type { BadgeTone } from '../../ui/index.ts'
import { messages } from './messages.ts'
import type { Order } from './order.ts'

type State = { text: Text; tone: BadgeTone }

/** Where an order stands, in one word. */
export const stateOf = ({ status, c_history: history, c_paymentResult: result }: Order): State => {
  const hasHappened = (what: string) => history.some((entry) => entry.what === what)
  if (status === 'cancelled') return { text: messages.stateCancelled, tone: 'grey' }
  if (status === 'failed') return { text: messages.stateFailed, tone: 'red' }
  if (status === 'completed') return { text: messages.stateCompleted, tone: 'green' }
  if (hasHappened('shipped')) return { text: messages.stateShipped, tone: 'blue' }
  if (hasHappened('ready')) return { text: messages.stateReady, tone: 'green' }
  if (status === 'new') return { text: messages.stateNew, tone: 'blue' }
  return result === 'AUTHORIZED_PENDING_REVIEW'
    ? { text: messages.inReview, tone: 'yellow' }
    : { text: messages.stateCreated, tone: 'yellow' }
}
