import { formatLongDate } from '../../../../facts/format-date.ts'
import { useEnv } from '../../api/env.tsx'
import { useText } from '../../lib/i18n/text.tsx'
import { Timeline } from '../../ui/index.ts'
import { messages } from './messages.ts'
import { eventsOf } from './order-events.ts'
import { useOrderTime } from './order-time.ts'
import type { Order } from './order.ts'

/** What has happened to the order and what comes next, cutting and pickup included. */
export const OrderTimeline = ({ order }: { order: Order }) => {
  const t = useText()
  const orderTime = useOrderTime()
  const { language } = useEnv()
  return (
    <Timeline
      label={t(messages.history)}
      events={eventsOf(order).map(({ id, text, state, at, day }) => ({
        id,
        title: t(text),
        state,
        ...(at ? { when: orderTime(at, order.c_country) } : {}),
        ...(day ? { when: t(messages.estimated, { date: formatLongDate(day, language) }) } : {}),
      }))}
    />
  )
}
