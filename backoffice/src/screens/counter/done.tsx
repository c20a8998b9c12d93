import { withNonBreakingUnits } from '../../../../facts/non-breaking-units.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEnv } from '../../api/env.tsx'
import { orders } from '../../api/orders.ts'
import { useSession } from '../../api/session.ts'
import { OrderStep, useOrderSums } from '../../features/orders/index.ts'
import { ProblemNotice } from '../../features/problem/index.ts'
import { Button, Icon, Notice, Skeleton } from '../../ui/index.ts'
import styles from './counter.module.css'
import { messages } from './messages.ts'

/** The order that has been placed: what it comes to, what was taken, where its receipt goes; and the next sale. */
export const Done = ({ orderNo, onNext }: { orderNo: string; onNext(): void }) => {
  const { call, t, format } = useEnv()
  const { storeName } = useSession()
  const sumsOf = useOrderSums()
  const query = useQuery({
    queryKey: [orders.getDeskOrder, orderNo],
    queryFn: () => call.tagged(orders.getDeskOrder, { params: { orderNo } }),
    retry: false,
  })
  const order = query.data?.data
  if (query.error) return <ProblemNotice error={query.error} onRetry={() => void query.refetch()} />
  if (!order) return <Skeleton lines={6} />
  const money = (amount: number) => format.money(amount, order.currency)
  return (
    <section className={styles.receipt} aria-label={t(messages.done, orderNo)}>
      <header className={styles.doneHead}>
        <span className={styles.emblem}>
          <Icon name="check" size={24} />
        </span>
        <div>
          <h2 className={styles.number}>{t(messages.done, orderNo)}</h2>
          <p>{[order.customerName, order.company].filter(Boolean).join(' · ')}</p>
          <p className={styles.where}>
            {[...order.storeIds.map(storeName), format.dateTime(order.creationDate)].join(' · ')}
          </p>
        </div>
        <OrderStep step={order.step} />
      </header>
      <ul className={styles.bought}>
        {order.lines.map((line) => (
          <li key={line.itemId}>
            <span className={styles.count}>
              {format.number(line.quantity)}
              {line.lengthMeters !== undefined && ` × ${format.quantity(line.lengthMeters)}\u00a0m`}
            </span>
            <span>
              {withNonBreakingUnits(line.productName ?? line.productId)}
              <small>
                {[line.productId, line.variationText && withNonBreakingUnits(line.variationText)]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </span>
            <span className={styles.sum}>{line.price === undefined ? '' : money(line.price)}</span>
          </li>
        ))}
      </ul>
      <dl className={styles.totals}>
        {sumsOf(order)
          .slice(0, -1)
          .map(({ title, value }, at) => (
            <div key={`${title}${at}`}>
              <dt>{title}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      <p className={styles.due}>
        <span>{t(messages.total)}</span>
        {money(order.orderTotal)}
      </p>
      <Notice tone={order.payment.balance > 0 ? 'good' : 'warn'}>
        <strong>{t(order.payment.balance > 0 ? messages.paid : messages.waits)}</strong>
        <span>{t(messages.receiptTo, order.email)}</span>
      </Notice>
      <div className={styles.buttons}>
        <Button kind="main" size="large" icon="plus" onClick={onNext} autoFocus>
          {t(messages.newSale)}
        </Button>
        <Button size="large" icon="print" onClick={() => print()}>
          {t(messages.print)}
        </Button>
        <Link to="/orders/$orderNo" params={{ orderNo }} className={styles.see}>
          {t(messages.see)}
        </Link>
      </div>
    </section>
  )
}
