import { useEnv } from '../../api/env.tsx'
import type { RunRow } from '../../api/plant.ts'
import { messages } from './messages.ts'
import styles from './runs.module.css'

const width = 240

/** How near a run is: what orders, quotes and carts ask for, against the least that is cut. In words beside it. */
export const RunBar = ({ row }: { row: RunRow }) => {
  const { t, format } = useEnv()
  const { minimumMeters, orders, quotes, carts, productId } = row
  const sum = orders.meters + quotes.meters + carts.meters
  const scale = width / Math.max(minimumMeters, sum)
  const parts = [
    ['orders', 0, orders.meters],
    ['quotes', orders.meters, quotes.meters],
    ['carts', orders.meters + quotes.meters, carts.meters],
  ] as const
  const metres = (value: number) => `${format.quantity(value)}\u00a0m`
  return (
    <svg
      className={styles.bar}
      viewBox={`0 0 ${width} 12`}
      preserveAspectRatio="none"
      role="img"
      aria-label={t(messages.bar, productId, metres(sum), metres(minimumMeters))}
    >
      <rect className={styles.track} width={width} height="12" />
      {parts.map(([part, from, meters]) => (
        <rect
          key={part}
          className={styles.filled}
          data-part={part}
          x={from * scale}
          width={meters * scale}
          height="12"
        />
      ))}
      <rect className={styles.goal} x={Math.max(0, minimumMeters * scale - 2)} width="2" height="12" />
    </svg>
  )
}
