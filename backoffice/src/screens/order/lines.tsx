import { useEnv } from '../../api/env.tsx'
import type { DeskOrder, OrderLine } from '../../api/orders.ts'
import { useSession } from '../../api/session.ts'
import { Section } from '../../ui/index.ts'
import { messages } from './messages.ts'
import styles from './order.module.css'

/** The furthest step of a line's pieces, as “8 / 12”. */
const progressOf = ({ progress, quantity }: OrderLine): string => {
  const [furthest = 0] = [progress['handed-over'], progress.shipped, progress.ready, progress.cut].filter(
    Boolean,
  )
  return `${furthest} / ${quantity}`
}

export const Lines = ({ order }: { order: DeskOrder }) => {
  const { t, format } = useEnv()
  const { storeName } = useSession()
  return (
    <Section title={`${t(messages.lines)} (${order.lineCount})`} isBare>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t(messages.quantity)}</th>
            <th scope="col">{t(messages.goods)}</th>
            <th scope="col" className={styles.end}>
              {t(messages.done)}
            </th>
            <th scope="col" className={styles.end}>
              {t(messages.price)}
            </th>
          </tr>
        </thead>
        <tbody>
          {order.lines.map((line) => (
            <tr key={line.itemId}>
              <td className={styles.amount}>
                {format.number(line.quantity)}
                {line.lengthMeters !== undefined && (
                  <>
                    {' × '}
                    {format.quantity(line.lengthMeters)} m
                    <small>{format.quantity(line.quantity * line.lengthMeters)} m</small>
                  </>
                )}
              </td>
              <td>
                {line.productName ?? line.productId}
                <small>
                  {[
                    line.productId,
                    line.variationText,
                    line.storeId && storeName(line.storeId),
                    t(line.pickUp ? messages.pickup : messages.delivery),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </small>
              </td>
              <td className={styles.end}>{progressOf(line)}</td>
              <td className={styles.end}>
                {line.price === undefined ? '' : format.money(line.price, order.currency)}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={3} className={styles.end}>
              {t(messages.total)}
            </th>
            <td className={styles.end}>
              <strong>{format.money(order.orderTotal, order.currency)}</strong>
            </td>
          </tr>
        </tfoot>
      </table>
    </Section>
  )
}
