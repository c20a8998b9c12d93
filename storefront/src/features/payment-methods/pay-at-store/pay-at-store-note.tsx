import { formatLongDate } from '../../../../../facts/format-date.ts'
import { useEnv } from '../../../api/env.tsx'
import { useText } from '../../../lib/i18n/text.tsx'
import { DescriptionList } from '../../../ui/index.ts'
import { useMoney } from '../../market/index.ts'
import type { NotedOrder } from '../payment-method.ts'
import styles from '../payment-methods.module.css'
import { messages } from './messages.ts'

/** How much to bring, where to, and until which day the goods wait. */
export const PayAtStoreNote = ({ order }: { order: NotedOrder }) => {
  const t = useText()
  const money = useMoney()
  const { language } = useEnv()
  const { c_payUntil: until, c_pickupStores: stores = [] } = order
  if (!until) return null
  const total = money(order.orderTotal, order.currency)
  return (
    <section className={styles.note} aria-label={t(messages.title)}>
      <h2>{t(messages.title)}</h2>
      <p>{t(messages.text, { total, date: formatLongDate(until, language) })}</p>
      <DescriptionList
        items={[
          ...stores.map(({ name, address }) => ({ term: t(messages.store), detail: `${name}, ${address}` })),
          {
            term: t(messages.number),
            detail: <strong className={`figures ${styles.reference}`}>{order.orderNo}</strong>,
          },
        ]}
      />
    </section>
  )
}
