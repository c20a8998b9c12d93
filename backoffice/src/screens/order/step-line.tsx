import { useEnv } from '../../api/env.tsx'
import type { DeskOrder } from '../../api/orders.ts'
import { stepNames } from '../../features/orders/index.ts'
import { Icon } from '../../ui/index.ts'
import styles from './order.module.css'

type Step = keyof typeof stepNames

/** The way of an order from paid to handed over, and how far it has come; one that is over has none. */
export const StepLine = ({ order }: { order: DeskOrder }) => {
  const { t } = useEnv()
  if (order.step === 'cancelled' || order.step === 'failed' || order.step === 'replaced') return null
  const way: Step[] = [
    'paid',
    ...(order.hasCut ? (['cut'] as const) : []),
    ...(order.delivery === 'delivery' ? (['shipped'] as const) : (['ready'] as const)),
    'completed',
  ]
  const reached = way.indexOf(order.step)
  return (
    <ol className={styles.steps}>
      {way.map((step, index) => (
        <li
          key={step}
          className={styles.step}
          data-done={index <= reached || undefined}
          aria-current={index === reached ? 'step' : undefined}
        >
          <span className={styles.dot}>{index <= reached && <Icon name="check" size={12} />}</span>
          {t(stepNames[step])}
        </li>
      ))}
    </ol>
  )
}
