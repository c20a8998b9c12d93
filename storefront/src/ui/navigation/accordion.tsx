import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './accordion.module.css'

/** A pile of sections that unfold; works without scripts. */
export const Accordion = ({ children, className }: { children: ReactNode; className?: string }) => (
  <div className={classNames(styles.accordion, className)}>{children}</div>
)

type AccordionItemProps = {
  /** Text, or a heading, which looks like it. */
  title: ReactNode
  /** Unfolded at first. */
  open?: boolean
  /** Items of one name close each other. */
  name?: string
  children: ReactNode
}

export const AccordionItem = ({ title, open, name, children }: AccordionItemProps) => (
  <details className={styles.item} open={open} name={name}>
    <summary className={styles.summary}>
      {title}
      <span className={styles.mark} aria-hidden />
    </summary>
    <div className={styles.body}>{children}</div>
  </details>
)
