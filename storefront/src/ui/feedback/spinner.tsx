import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import styles from './spinner.module.css'

/** A turning ring; the label is said, not shown. */
export const Spinner = ({ label, large }: { label?: string; large?: boolean }) => (
  <>
    <span className={classNames(styles.spinner, large && styles.large)} aria-hidden />
    {label && <VisuallyHidden>{label}</VisuallyHidden>}
  </>
)

type BusyProps = { busy: boolean; label: string; children: ReactNode; className?: string }

/** Lays a veil with a spinner over its children while busy; they keep their place. */
export const Busy = ({ busy, label, children, className }: BusyProps) => (
  <div className={classNames(styles.host, className)} aria-busy={busy || undefined}>
    {children}
    {busy && (
      <div className={styles.overlay} role="status">
        <Spinner label={label} />
      </div>
    )}
  </div>
)
