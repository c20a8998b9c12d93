import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './timeline.module.css'

export type TimelineEvent = {
  id: string
  title: ReactNode
  state: 'done' | 'current' | 'upcoming'
  when?: ReactNode
  detail?: ReactNode
}

/** What has happened and what will, from top to bottom. */
export const Timeline = ({ label, events }: { label: string; events: readonly TimelineEvent[] }) => (
  <ol className={styles.line} aria-label={label}>
    {events.map(({ id, title, state, when, detail }) => (
      <li
        key={id}
        className={classNames(styles.event, styles[state])}
        aria-current={state === 'current' ? 'step' : undefined}
      >
        <svg className={styles.mark} width="18" height="18" viewBox="0 0 18 18" aria-hidden>
          <circle cx="9" cy="9" r="9" fill="var(--paper)" />
          <circle
            cx="9"
            cy="9"
            r="6.5"
            fill={state === 'upcoming' ? 'none' : 'currentColor'}
            stroke="currentColor"
            strokeWidth="2"
          />
        </svg>
        <p className={styles.title}>{title}</p>
        {when && <p className={styles.when}>{when}</p>}
        {detail && <div>{detail}</div>}
      </li>
    ))}
  </ol>
)
