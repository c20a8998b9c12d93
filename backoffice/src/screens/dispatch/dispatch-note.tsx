import { withNonBreakingUnits } from '../../../../facts/non-breaking-units.ts'
import { useEnv } from '../../api/env.tsx'
import type { OrderLine } from '../../api/orders.ts'
import { useSession } from '../../api/session.ts'
import styles from './dispatch.module.css'
import { byPlace, type Loaded, sizeOf } from './load.ts'
import { messages } from './messages.ts'

const goodsOf = ({ productName, variationText }: OrderLine) =>
  [productName, variationText].filter(Boolean).join(' · ')

/** What is on a truck, order by order, to be signed where it is unloaded; on A4 and letter paper. */
export const DispatchNote = ({ load, truck, driver, at }: Loaded) => {
  const { t, format } = useEnv()
  const { storeName } = useSession()
  const stores = [...new Set(load.flatMap(({ order }) => order.storeIds))].map(storeName)
  const { weightKg, longestMeters } = sizeOf(load)
  return (
    <article className={styles.note} aria-label={t(messages.note)}>
      <h2 className={styles.noteTitle}>
        {t(messages.note)} · {format.dateTime(at)}
      </h2>
      <p>{[...stores, t(messages.noteOf, truck, driver)].filter(Boolean).join(' · ')}</p>
      <p>{t(messages.load, load.length, format.number(weightKg), format.quantity(longestMeters))}</p>
      {byPlace(load).flatMap(([place, orders]) =>
        orders.map(({ order, lines }) => (
          <section key={`${order.orderNo} ${order.shippingAddress?.address1 ?? ''}`} className={styles.stop}>
            <h3 className={styles.stopTitle}>
              {order.orderNo} · {order.shippingAddress?.name ?? order.customerName}
            </h3>
            <p>{[order.shippingAddress?.address1, place].filter(Boolean).join(', ')}</p>
            <table className={styles.goods}>
              <thead>
                <tr>
                  <th scope="col">{t(messages.quantity)}</th>
                  <th scope="col">{t(messages.product)}</th>
                  <th scope="col">{t(messages.length)}</th>
                  <th scope="col">{t(messages.check)}</th>
                </tr>
              </thead>
              <tbody>
                {lines.map(({ line, quantity }) => (
                  <tr key={line.itemId}>
                    <td>{format.quantity(quantity)}</td>
                    <td>
                      {withNonBreakingUnits(goodsOf(line))} ({line.productId})
                    </td>
                    <td>
                      {line.lengthMeters === undefined ? '' : `${format.quantity(line.lengthMeters)}\u00a0m`}
                    </td>
                    <td />
                  </tr>
                ))}
              </tbody>
            </table>
            <p className={styles.signature}>{t(messages.receivedBy)}</p>
          </section>
        )),
      )}
      <p className={styles.signature}>{t(messages.drivenBy)}</p>
    </article>
  )
}
