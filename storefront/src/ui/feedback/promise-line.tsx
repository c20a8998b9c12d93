// @chunk prices
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './promise-line.module.css'
import { Skeleton } from './skeleton.tsx'

type PromiseLineProps = {
  /** `go` green: ready · `soon` amber: later · `plain`: no promise can be made. */
  tone: 'go' | 'soon' | 'plain'
  children?: ReactNode
  /** Still asking: the line keeps its height. */
  pending?: boolean
  className?: string
}

const marks = {
  go: <circle cx="5" cy="5" r="4.5" fill="currentColor" />,
  soon: <path d="M5 .5a4.5 4.5 0 0 1 0 9z" fill="currentColor" />,
  plain: null,
}

/** One line that says what happens next. The mark differs in shape too, not only in colour. */
export const PromiseLine = ({ tone, children, pending, className }: PromiseLineProps) => (
  <p className={classNames(styles.promise, styles[tone], className)}>
    {pending ? (
      <Skeleton width="most" />
    ) : (
      <>
        <svg className={styles.mark} width="10" height="10" viewBox="0 0 10 10" aria-hidden>
          <circle cx="5" cy="5" r="4.25" fill="none" stroke="currentColor" strokeWidth="1.5" />
          {marks[tone]}
        </svg>
        <span>{children}</span>
      </>
    )}
  </p>
)
