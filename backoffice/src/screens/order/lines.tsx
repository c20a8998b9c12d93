import { withNonBreakingUnits } from '../../../../facts/non-breaking-units.ts'
import { useEnv } from '../../api/env.tsx'
import type { DeskOrder, OrderLine } from '../../api/orders.ts'
import { useSession } from '../../api/session.ts'
import { useOrderSums } from '../../features/orders/index.ts'
import { Section, Table } from '../../ui/index.ts'
import { messages } from './messages.ts'
import styles from './order.module.css'

/** The furthest step of a line's pieces, as “8 / 12”. */
const progressOf = ({ progress, quantity }: OrderLine): string => {
  const [furthest = 0] = [progress['handed-over'], progress.shipped, progress.ready, progress.cut].filter(
    Boolean,
  )
  return `${furthest}\u00a0/\u00a0${quantity}`
}

export const Lines = ({ order }: { order: DeskOrder }) => {
  const { t, format } = useEnv()
  const { storeName } = useSession()
  const sumsOf = useOrderSums()
  return (
    <Section title={`${t(messages.lines)} (${order.lineCount})`} isBare>
      <Table
        columns={[
          {
            title: t(messages.quantity),
            cell: ({ quantity, lengthMeters }) => (
              <span className={styles.amount}>
                {format.number(quantity)}
                {lengthMeters !== undefined && (
                  <>
                    {' × '}
                    {format.quantity(lengthMeters)} m
                    <small>{format.quantity(quantity * lengthMeters)} m</small>
                  </>
                )}
              </span>
            ),
          },
          {
            title: t(messages.goods),
            cell: (line) => (
              <>
                {withNonBreakingUnits(line.productName ?? line.productId)}
                <small>
                  {[
                    line.productId,
                    line.variationText && withNonBreakingUnits(line.variationText),
                    line.storeId && storeName(line.storeId),
                    t(line.pickUp ? messages.pickup : messages.delivery),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </small>
              </>
            ),
          },
          { title: t(messages.done), isNumber: true, isSoft: true, cell: progressOf },
          {
            title: t(messages.price),
            isNumber: true,
            isCorner: true,
            cell: ({ price }) => (price === undefined ? '' : format.money(price, order.currency)),
          },
        ]}
        rows={order.lines}
        keyOf={({ itemId }) => itemId}
        sums={sumsOf(order)}
      />
    </Section>
  )
}
