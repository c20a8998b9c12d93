import type { ReactNode } from 'react'
import { classNames } from '../../lib/class-names.ts'
import styles from './chart.module.css'

export type Bar = {
  id: string
  name: ReactNode
  value: number
  /** The same a year before, behind it. */
  lastYear?: number
  /** What a whole bar is; the highest of all without it. */
  end?: number
  /** What the bar says, in words and figures. */
  words: ReactNode
  isLow?: boolean
}

const shareOf = (value: number, end: number) => `${end > 0 ? Math.min(100, (value / end) * 100) : 0}%`

/** Values beside one another, each written at its bar. */
export const Bars = ({ bars }: { bars: readonly Bar[] }) => {
  const highest = Math.max(0, ...bars.flatMap(({ value, lastYear = 0 }) => [value, lastYear]))
  return (
    <ul className={styles.bars}>
      {bars.map(({ id, name, value, lastYear, end = highest, words, isLow }) => (
        <li key={id} className={styles.barRow}>
          <span className={styles.barName}>{name}</span>
          <svg className={styles.bar} width="100%" height="16" aria-hidden="true">
            <rect className={styles.track} width="100%" height="16" rx="3" />
            {lastYear !== undefined && (
              <rect className={styles.ghost} width={shareOf(lastYear, end)} y="11" height="5" rx="2" />
            )}
            <rect
              className={classNames(styles.fill, isLow && styles.low)}
              width={shareOf(value, end)}
              height={lastYear === undefined ? 16 : 10}
              rx="3"
            />
          </svg>
          <span className={styles.barWords}>{words}</span>
        </li>
      ))}
    </ul>
  )
}
