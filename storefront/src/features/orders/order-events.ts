import type { Text } from '../../lib/i18n/define-messages.ts'
import { messages } from './messages.ts'
import { isPickedUp, type Order } from './order.ts'

export type OrderEvent = { id: string; text: Text; state: 'done' | 'current' | 'upcoming'; at?: string }

const texts: Record<string, Text> = {
  created: messages.eventCreated,
  paid: messages.eventPaid,
  payment_review: messages.eventReview,
  payment_refused: messages.eventRefused,
  payment_reversed: messages.eventReversed,
  failed: messages.eventFailed,
  reminded: messages.eventReminded,
  cut: messages.eventCut,
  ready: messages.eventReady,
  shipped: messages.eventShipped,
  handed_over: messages.eventHandedOver,
  cancelled: messages.eventCancelled,
  refunded: messages.eventRefunded,
}

/** What an order still goes through, as far as nothing has ended it. */
const ahead = (order: Order): [string, Text][] => {
  const cut = order.productItems.some((line) => line.c_lengthMetersToBuy !== undefined)
  return [
    ['paid', messages.willPay],
    ...(cut ? [['cut', messages.willCut] as [string, Text]] : []),
    isPickedUp(order) ? ['ready', messages.willBeReady] : ['shipped', messages.willShip],
    ['handed_over', messages.willHandOver],
  ]
}

/** What has happened to an order and what will; the latest happening is the current one. */
export const eventsOf = (order: Order): OrderEvent[] => {
  const happened = order.c_history.map(
    (entry, at, all): OrderEvent => ({
      id: `${at} ${entry.what}`,
      text: texts[entry.what] ?? messages.eventOther,
      state: at === all.length - 1 ? 'current' : 'done',
      at: entry.at,
    }),
  )
  if (['completed', 'cancelled', 'failed'].includes(order.status)) return happened
  const whole = ahead(order)
  // A later step that has happened makes the ones before it past, whether or not they were noted.
  const last = whole.findLastIndex(([what]) => order.c_history.some((entry) => entry.what === what))
  return [
    ...happened,
    ...whole.slice(last + 1).map(([id, text]): OrderEvent => ({ id, text, state: 'upcoming' })),
  ]
}
