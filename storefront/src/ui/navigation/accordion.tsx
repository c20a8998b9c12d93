import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './accordion.module.css'

/** A pile of sections that unfold; works without scripts. */
export const Accordion = ({ children, className }: { children: ReactNode; className?: string }) => (
  <div className={classNames(styles.accordion, className)}>{children}</div>
)

type AccordionItemProps = {
  title: ReactNode
  /** Unfolded at first. */
  open?: boolean
  /** Items of one name close each other. */
  name?: string
  /** Its title is a heading of the page, of the second level. */
  heading?: boolean
  children: ReactNode
}

export const AccordionItem = ({ title, open, name, heading, children }: AccordionItemProps) => (
  <details className={styles.item} open={open} name={name}>
    <summary className={styles.summary}>
      {heading ? <h2 className={styles.heading}>{title}</h2> : <span>{title}</span>}
      <span className={styles.mark} aria-hidden />
    </summary>
    <div className={styles.body}>{children}</div>
  </details>
)
