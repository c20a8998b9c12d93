import type { ReactNode } from 'react'
import { classNames } from '../lib/class-names.ts'
import { Icon, type IconName } from './icon.tsx'
import styles from './states.module.css'

/** Nothing is here: why, and what to do. */
export const EmptyState = ({
  icon,
  title,
  isPage,
  children,
}: {
  icon: IconName
  title: string
  /** The whole page: its title is the page's heading. */
  isPage?: boolean
  children?: ReactNode
}) => (
  <div className={styles.empty}>
    <span className={styles.emblem}>
      <Icon name={icon} size={22} />
    </span>
    {isPage ? <h1 className={styles.emptyTitle}>{title}</h1> : <p className={styles.emptyTitle}>{title}</p>}
    {children}
  </div>
)

const noticeIcons = { bad: 'alert', warn: 'alert', good: 'check', open: 'info' } as const

/** What has to be known before going on. */
export const Notice = ({
  tone,
  children,
}: {
  tone: 'bad' | 'warn' | 'good' | 'open'
  children: ReactNode
}) => (
  <div
    className={classNames(styles.notice, styles[tone])}
    role={tone === 'bad' || tone === 'warn' ? 'alert' : 'status'}
  >
    <Icon name={noticeIcons[tone]} />
    <div className={styles.noticeText}>{children}</div>
  </div>
)

/** Grey lines where words will be; they appear after a moment, so that what is quick does not flash. */
export const Skeleton = ({ lines = 3 }: { lines?: number }) => (
  <div className={styles.skeleton} aria-hidden="true">
    {Array.from({ length: lines }, (_, at) => (
      <span key={at} className={styles.bone} />
    ))}
  </div>
)
