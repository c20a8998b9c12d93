import { formatLongDate } from '../../../../../facts/format-date.ts'
import { useEnv } from '../../../api/env.tsx'
import { useText } from '../../../lib/i18n/text.tsx'
import { DescriptionList } from '../../../ui/index.ts'
import { useMoney } from '../../market/index.ts'
import type { NotedOrder } from '../payment-method.ts'
import styles from '../payment-methods.module.css'
import { messages } from './messages.ts'

/** How much to bring, and until which day the goods wait. */
export const PayAtCounterNote = ({ order }: { order: NotedOrder }) => {
  const t = useText()
  const money = useMoney()
  const { language } = useEnv()
  const { c_payUntil: until } = order
  if (!until) return null
  const total = money(order.orderTotal, order.currency)
  const number = <strong className={`figures ${styles.reference}`}>{order.orderNo}</strong>
  return (
    <section className={styles.note} aria-label={t(messages.title)}>
      <h2>{t(messages.title)}</h2>
      <p>{t(messages.text, { total, date: formatLongDate(until, language) })}</p>
      <DescriptionList items={[{ term: t(messages.number), detail: number }]} />
    </section>
  )
}
