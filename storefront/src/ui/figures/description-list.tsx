import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './description-list.module.css'

type DescriptionListProps = { items: readonly { term: string; detail: ReactNode }[]; className?: string }

/** Properties and their values in two columns. */
export const DescriptionList = ({ items, className }: DescriptionListProps) => (
  <dl className={classNames(styles.list, className)}>
    {items.map(({ term, detail }) => (
      <div key={term} className={styles.pair}>
        <dt className={styles.term}>{term}</dt>
        <dd>{detail}</dd>
      </div>
    ))}
  </dl>
)
