import type { ReactNode } from 'react'
import { useId } from 'react'
import { classNames } from '../lib/class-names.ts'
import styles from './section.module.css'

type SectionProps = { title: string; actions?: ReactNode; children: ReactNode; isBare?: boolean }

/** A part of a page under a heading; `isBare`: what is in it goes to its edges. */
export const Section = ({ title, actions, children, isBare }: SectionProps) => {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {actions}
      </header>
      <div className={classNames(styles.body, isBare && styles.bare)}>{children}</div>
    </section>
  )
}
