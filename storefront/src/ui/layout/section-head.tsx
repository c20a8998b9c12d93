import type { ReactNode } from 'react'
import styles from './section-head.module.css'

type SectionHeadProps = {
  title: ReactNode
  level?: 1 | 2 | 3
  /** A line or two under the title. */
  detail?: ReactNode
  /** At the other end of the line, such as a link to all. */
  action?: ReactNode
  id?: string
}

/** Title of a section, with a line of help and a way on. */
export const SectionHead = ({ title, level = 2, detail, action, id }: SectionHeadProps) => {
  const Heading = `h${level}` as const
  return (
    <header>
      <div className={styles.head}>
        <Heading id={id}>{title}</Heading>
        {action}
      </div>
      {detail && <p className={styles.detail}>{detail}</p>}
    </header>
  )
}
