import type { ReactNode } from 'react'
import styles from './sticky-bar.module.css'

/** The one action of a view, in reach of the thumb; gone from lg on. Put it last in its column. */
export const StickyBar = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={styles.bar} role="region" aria-label={label}>
    {children}
  </div>
)
