import type { ReactNode } from 'react'
import { Drawing, type DrawingName } from '../drawings/drawing.tsx'
import styles from './empty-state.module.css'

type EmptyStateProps = {
  drawing: DrawingName
  title: string
  headingLevel?: 1 | 2 | 3
  /** Why there is nothing, and what one can do. */
  children?: ReactNode
  /** The way on. */
  action?: ReactNode
}

/** Nothing to show: a drawing, a sentence and a way on. */
export const EmptyState = ({ drawing, title, headingLevel = 2, children, action }: EmptyStateProps) => {
  const Heading = `h${headingLevel}` as const
  return (
    <div className={styles.empty}>
      <Drawing name={drawing} />
      <Heading className={styles.title}>{title}</Heading>
      {children && <div className={styles.text}>{children}</div>}
      {action && <div className={styles.actions}>{action}</div>}
    </div>
  )
}
