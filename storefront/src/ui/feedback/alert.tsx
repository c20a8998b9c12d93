import type { ReactNode, Ref } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon/icon.tsx'
import styles from './alert.module.css'

export type Tone = 'info' | 'success' | 'warning' | 'error'

export const toneIcons = { info: 'info', success: 'check', warning: 'warning', error: 'error' } as const

type AlertProps = {
  tone?: Tone
  title?: string
  children?: ReactNode
  /** `off` for a text that was there from the start, so that it is not announced. */
  live?: 'auto' | 'off'
  ref?: Ref<HTMLDivElement>
  className?: string
}

/** A message in its place in the page. Errors interrupt a screen reader, the others wait. */
export const Alert = ({ tone = 'info', title, children, live = 'auto', ref, className }: AlertProps) => {
  const role = tone === 'error' ? 'alert' : 'status'
  return (
    <div
      ref={ref}
      role={live === 'auto' ? role : undefined}
      className={classNames(styles.alert, styles[tone], className)}
    >
      <Icon name={toneIcons[tone]} className={styles.icon} />
      <div className={styles.body}>
        {title && <p className={styles.title}>{title}</p>}
        {children}
      </div>
    </div>
  )
}
