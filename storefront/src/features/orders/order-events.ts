import type { Text } from '../../lib/i18n/define-messages.ts'
import { messages } from './messages.ts'
import { arrivalDaysOf, isAnyPickedUp, isPickedUp, type Order, pickupDayOf } from './order.ts'

export type OrderEvent = {
  id: string
  text: Text
  state: 'done' | 'current' | 'upcoming'
  at?: string
  day?: string
}

const texts: Record<string, Text> = {
  created: messages.eventCreated,
  paid: messages.eventPaid,
  payment_review: messages.eventReview,
  payment_refused: messages.eventRefused,
  payment_reversed: messages.eventReversed,
  failed: messages.eventFailed,
  reminded: messages.eventReminded,
  proof_received: messages.eventProof,
  cut: messages.eventCut,
  ready: messages.eventReady,
  shipped: messages.eventShipped,
  handed_over: messages.eventHandedOver,
  cancelled: messages.eventCancelled,
  refunded: messages.eventRefunded,
}

/** What an order still goes through, as far as nothing has ended it. Pickup and delivery of parts go side by side. */
const ahead = (order: Order): [string, Text][] => {
  const cut = order.productItems.some((line) => line.c_lengthMetersToBuy !== undefined)
  const leaving: [string, Text][] = [
    ...(isAnyPickedUp(order) ? [['ready', messages.willBeReady] as [string, Text]] : []),
    ...(isPickedUp(order) ? [] : [['shipped', messages.willShip] as [string, Text]]),
  ]
  const isAhead = ([what]: [string, Text]) => !order.c_history.some((entry) => entry.what === what)
  return [
    ['paid', messages.willPay],
    ...(cut ? [['cut', messages.willCut] as [string, Text]] : []),
    ...leaving.filter((one) => !isAhead(one)),
    ...leaving.filter(isAhead),
    ['handed_over', isPickedUp(order) ? messages.willCollect : messages.willHandOver],
  ]
}

/** The promised day of a step that lies ahead, where there is one. */
const dayOf = (what: string, order: Order): string | undefined => {
  if (what === 'ready') return pickupDayOf(order)
  const isDelivered = what === 'handed_over' && !isPickedUp(order)
  return isDelivered ? arrivalDaysOf(order).at(-1) : undefined
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
    ...whole.slice(last + 1).map(([id, text]): OrderEvent => {
      const day = dayOf(id, order)
      return { id, text, state: 'upcoming', ...(day ? { day } : {}) }
    }),
  ]
}
