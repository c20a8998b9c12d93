import type { ReactNode } from 'react'
import styles from './columns.module.css'

type ColumnsProps = {
  children: ReactNode
  /** What belongs to it: facts, pictures, versions. */
  aside: ReactNode
  /** `wide`: what is beside needs room of its own. */
  side?: 'wide'
  /** What is in the middle needs room: the rest stands below it on a small laptop too. */
  needsRoom?: boolean
  /** What is beside stays in sight while the middle scrolls. */
  isAsideInSight?: boolean
}

/** A page's work, and what belongs to it beside; below it where there is little room. */
export const Columns = ({ children, aside, side, needsRoom, isAsideInSight }: ColumnsProps) => (
  <div className={styles.columns} data-side={side} data-needs-room={needsRoom || undefined}>
    <div className={styles.column}>{children}</div>
    <aside className={styles.column} data-in-sight={isAsideInSight || undefined}>
      {aside}
    </aside>
  </div>
)
