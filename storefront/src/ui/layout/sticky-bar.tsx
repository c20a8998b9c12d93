// @chunk sections
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './sticky-bar.module.css'

type StickyBarProps = {
  label: string
  /** Shown from lg on too. */
  everywhere?: boolean
  children: ReactNode
}

/** The one action of a view, in reach of the thumb; gone from lg on unless asked for. Put it last in its column. */
export const StickyBar = ({ label, everywhere, children }: StickyBarProps) => (
  <div className={classNames(styles.bar, everywhere && styles.everywhere)} role="region" aria-label={label}>
    {children}
  </div>
)
