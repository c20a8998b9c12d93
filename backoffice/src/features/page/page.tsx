import type { ReactNode } from 'react'
import { useEffect } from 'react'
import styles from './page.module.css'

type PageProps = {
  title: string
  /** Beside the title: a state, a number. */
  mark?: ReactNode
  actions?: ReactNode
  /** Below the title: what the page shows, in a sentence. */
  lead?: string
  /** Above the title: the way back. */
  back?: ReactNode
  children: ReactNode
  /** `wide`: lists and grids take all the room, and scroll inside. `full`: all of the width, and the page scrolls. */
  width?: 'wide' | 'full'
}

/** A page's heading, what can be done here, and what stands below. */
export const Page = ({ title, mark, actions, lead, back, children, width }: PageProps) => {
  useEffect(() => {
    document.title = `${title} · Lámina`
  }, [title])
  return (
    <div className={width ? styles[width] : styles.page}>
      {back}
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        {mark}
        {actions && <div className={styles.actions}>{actions}</div>}
        {lead && <p className={styles.lead}>{lead}</p>}
      </header>
      {children}
    </div>
  )
}
