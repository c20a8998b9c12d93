import { useId } from 'react'
import { useEnv } from '../../api/env.tsx'
import { timeZoneIn } from '../../api/shop.ts'
import { orderMessages } from '../../features/orders/index.ts'
import type { Text } from '../../lib/i18n/define-messages.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { useRouter } from '../../lib/router/context.tsx'
import { Button, Select } from '../../ui/index.ts'
import { messages } from './messages.ts'
import {
  choiceOf,
  hrefOf,
  type OrderChoice,
  recentDays,
  type Status,
  statuses,
  yearsBefore,
} from './order-choice.ts'
import styles from './orders.module.css'

const words: Record<Status, Text> = {
  created: orderMessages.stateCreated,
  new: messages.underWay,
  completed: orderMessages.stateCompleted,
  cancelled: orderMessages.stateCancelled,
  failed: orderMessages.stateFailed,
}

/** Which orders are shown; a form, so that it works without scripts too. */
export const OrderFilters = ({ choice, now }: { choice: OrderChoice; now: Date }) => {
  const t = useText()
  const id = useId()
  const { country, shop } = useEnv()
  const { href, navigate } = useRouter()
  const { status = '', period = '' } = choice
  const years = yearsBefore(timeZoneIn(shop, country), now)
  const go = (name: 'status' | 'period', value: string) =>
    navigate(hrefOf(choiceOf(new URLSearchParams({ status, period, [name]: value }))))
  return (
    <form method="get" action={href('/account/orders')} className={styles.filters}>
      <label htmlFor={`${id}status`}>{t(messages.status)}</label>
      <Select
        id={`${id}status`}
        name="status"
        value={status}
        onChange={({ target }) => go('status', target.value)}
      >
        <option value="">{t(messages.anyStatus)}</option>
        {statuses.map((one) => (
          <option key={one} value={one}>
            {t(words[one])}
          </option>
        ))}
      </Select>
      <label htmlFor={`${id}period`}>{t(messages.period)}</label>
      <Select
        id={`${id}period`}
        name="period"
        value={period}
        onChange={({ target }) => go('period', target.value)}
      >
        <option value="">{t(messages.anyTime)}</option>
        {recentDays.map((days) => (
          <option key={days} value={days}>
            {t(messages.lastDays, { n: Number(days) })}
          </option>
        ))}
        {[...new Set([...years, ...(period.length === 4 ? [period] : [])])].map((year) => (
          <option key={year} value={year}>
            {year}
          </option>
        ))}
      </Select>
      <noscript>
        <Button type="submit" variant="secondary">
          {t(messages.apply)}
        </Button>
      </noscript>
    </form>
  )
}
