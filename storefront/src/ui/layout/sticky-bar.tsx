// @chunk sections
import { type ReactNode, useEffect } from 'react'
import { classNames } from '../class-names.ts'
import styles from './sticky-bar.module.css'

type StickyBarProps = {
  label: string
  /** Shown from lg on too. */
  everywhere?: boolean
  children: ReactNode
}

/** The one action of a view, in reach of the thumb; gone from lg on unless asked for. Put it last in its column. */
export const StickyBar = ({ label, everywhere, children }: StickyBarProps) => {
  // What else stands at the lower edge makes room for it.
  useEffect(() => {
    document.documentElement.dataset.stickyBar = everywhere ? 'everywhere' : 'narrow'
    return () => {
      delete document.documentElement.dataset.stickyBar
    }
  }, [everywhere])
  return (
    <div className={classNames(styles.bar, everywhere && styles.everywhere)} role="region" aria-label={label}>
      {children}
    </div>
  )
}
