import type { ReactNode } from 'react'
import { classNames } from '../../lib/class-names.ts'
import styles from './chart.module.css'

export type Bar = {
  id: string
  name: ReactNode
  value: number
  /** The same a year before, behind it. */
  lastYear?: number
  /** What a whole bar is; the highest of its unit without it. */
  end?: number
  /** Bars of one unit share a scale: money of two currencies does not. */
  unit?: string | undefined
  /** What the bar says, in words and figures. */
  words: ReactNode
  isLow?: boolean
}

const shareOf = (value: number, end: number) => `${end > 0 ? Math.min(100, (value / end) * 100) : 0}%`

/** Values beside one another, each written at its bar; what there is nothing to compare with stands in words alone. */
export const Bars = ({ bars }: { bars: readonly Bar[] }) => (
  <ul className={styles.bars}>
    {bars.map(({ id, name, value, lastYear = 0, unit, end, words, isLow }) => {
      const beside = bars.filter((one) => one.unit === unit)
      const whole = end ?? Math.max(...beside.flatMap((one) => [one.value, one.lastYear ?? 0]))
      const isCompared = end !== undefined || beside.length > 1 || lastYear > 0
      return (
        <li key={id} className={styles.barRow} data-alone={!isCompared || undefined}>
          <span className={styles.barName}>{name}</span>
          {isCompared && (
            <svg className={styles.bar} width="100%" height="16" aria-hidden="true">
              <rect className={styles.track} width="100%" height="16" rx="3" />
              {lastYear > 0 && (
                <rect className={styles.ghost} width={shareOf(lastYear, whole)} y="11" height="5" rx="2" />
              )}
              <rect
                className={classNames(styles.fill, isLow && styles.low)}
                width={shareOf(value, whole)}
                height={lastYear > 0 ? 10 : 16}
                rx="3"
              />
            </svg>
          )}
          <span className={styles.barWords}>{words}</span>
        </li>
      )
    })}
  </ul>
)
