import type { OrderHit } from '../../api/orders.ts'
import { dayOf } from '../../lib/day.ts'
import type { Formats } from '../../lib/format.ts'
import type { Translate } from '../../lib/i18n.ts'
import { messages, methods } from './messages.ts'

/** How a way to pay is called; its id where it is none that is known here. */
export const methodName = (t: Translate, methodId: string | undefined): string => {
  const id = (methodId ?? '').toLowerCase()
  const known = Object.entries(methods).find(([part]) => id.includes(part))
  return known ? t(known[1]) : (methodId ?? '')
}

export const deliveryName = (t: Translate, delivery: OrderHit['delivery']): string => t(messages[delivery])

/** The promised day, and whether it has passed while the goods are still here. */
export const promiseOf = (
  { promisedDate, status }: Pick<OrderHit, 'promisedDate' | 'status'>,
  { t, format, now }: { t: Translate; format: Formats; now: Date },
): { text: string; isLate: boolean } | undefined => {
  if (!promisedDate) return undefined
  const today = dayOf(now)
  const isLate = promisedDate < today && (status === 'new' || status === 'created')
  return {
    text: promisedDate === today ? t(messages.today) : format.date(`${promisedDate}T12:00:00`),
    isLate,
  }
}

/** “3 · 412 kg · 6.1 m”: lines, weight, longest piece. */
export const sizeOf = ({ lineCount, weightKg, longestMeters }: OrderHit, format: Formats): string =>
  [
    format.number(lineCount),
    `${format.number(weightKg)}\u00a0kg`,
    ...(longestMeters ? [`${format.quantity(longestMeters)}\u00a0m`] : []),
  ].join(' · ')
