import type { ReactNode } from 'react'
import { useEnv } from '../../api/env.tsx'
import { Button } from '../../ui/index.ts'
import styles from './list.module.css'
import { messages } from './messages.ts'

type SelectionBarProps = {
  count: number
  /** All that match are selected, on whatever page. */
  isAll: boolean
  /** How many match. */
  total: number
  /** Of how many that match at most all are offered; undefined where they are not. */
  most: number | undefined
  onSelectAll(): void
  onClear(): void
  /** Its sums, and the steps. */
  children: ReactNode
}

/** How many are selected, the way to all that match, and what can be done with them. */
export const SelectionBar = ({
  count,
  isAll,
  total,
  most,
  onSelectAll,
  onClear,
  children,
}: SelectionBarProps) => {
  const { t, format } = useEnv()
  return (
    <div className={styles.bulk}>
      <strong role="status">
        {isAll ? t(messages.allSelected, format.number(count)) : t(messages.selected, count)}
      </strong>
      {most !== undefined &&
        (total <= most ? (
          <Button kind="quiet" className={styles.offer} onClick={onSelectAll}>
            {t(messages.selectMatching, format.number(total))}
          </Button>
        ) : (
          <span className={styles.hint}>
            {t(messages.tooMany, format.number(total), format.number(most))}
          </span>
        ))}
      {children}
      <Button kind="quiet" onClick={onClear}>
        {t(messages.clear)}
      </Button>
    </div>
  )
}
