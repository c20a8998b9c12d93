import type { ReactNode } from 'react'
import styles from './key-values.module.css'

/** Names and what they are, one under the other; what is not there is left out. */
export const KeyValues = ({ of }: { of: readonly (readonly [name: string, value: ReactNode])[] }) => (
  <dl className={styles.list}>
    {of
      .filter(([, value]) => value !== undefined && value !== null && value !== '' && value !== false)
      .map(([name, value]) => (
        <div key={name} className={styles.pair}>
          <dt className={styles.name}>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
  </dl>
)
