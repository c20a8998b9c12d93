import { useEnv } from '../../api/env.tsx'
import { CheckField, Section } from '../../ui/index.ts'
import styles from './dispatch.module.css'
import { keyOf, type Waiting } from './load.ts'
import { messages } from './messages.ts'

type WaitingPlaceProps = {
  place: string
  waiting: readonly Waiting[]
  chosen: ReadonlySet<string>
  mayDispatch: boolean
  onChoose(keys: readonly string[], isChosen: boolean): void
}

/** What waits to go to one place, order by order; lines are chosen one by one or all at once. */
export const WaitingPlace = ({ place, waiting, chosen, mayDispatch, onChoose }: WaitingPlaceProps) => {
  const { t, format } = useEnv()
  const keysOf = ({ order, lines }: Waiting) => lines.map(({ line }) => keyOf(order.orderNo, line.itemId))
  const all = waiting.flatMap(keysOf)
  const name = place || t(messages.noPlace)
  return (
    <Section
      isBare
      title={name}
      actions={
        mayDispatch && (
          <CheckField
            label={t(messages.all, name, waiting.length)}
            checked={all.every((key) => chosen.has(key))}
            onChange={({ target }) => onChoose(all, target.checked)}
          />
        )
      }
    >
      {waiting.map(({ order, lines }) => (
        <div key={`${order.orderNo} ${order.shippingAddress?.address1 ?? ''}`} className={styles.order}>
          <p className={styles.orderHead}>
            <strong>{order.orderNo}</strong>
            <span>{order.shippingAddress?.name ?? order.customerName}</span>
            <span className={styles.soft}>
              {[
                order.shippingAddress?.address1,
                `${format.number(order.weightKg)}\u00a0kg`,
                order.longestMeters && `${format.quantity(order.longestMeters)}\u00a0m`,
                order.promisedDate && t(messages.promised, format.date(`${order.promisedDate}T12:00:00`)),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </p>
          {lines.map(({ line, quantity }) => {
            const words = [
              `${format.quantity(quantity)} × ${line.productName ?? line.productId}`,
              line.variationText,
              line.lengthMeters && `${format.quantity(line.lengthMeters)}\u00a0m`,
            ]
            const label = words.filter(Boolean).join(' · ')
            const key = keyOf(order.orderNo, line.itemId)
            return mayDispatch ? (
              <CheckField
                key={key}
                label={label}
                checked={chosen.has(key)}
                onChange={({ target }) => onChoose([key], target.checked)}
              />
            ) : (
              <p key={key}>{label}</p>
            )
          })}
        </div>
      ))}
    </Section>
  )
}
