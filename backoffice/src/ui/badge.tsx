import type { ReactNode } from 'react'
import { classNames } from '../lib/class-names.ts'
import styles from './badge.module.css'

export type Tone = 'none' | 'good' | 'warn' | 'bad' | 'open'

/** A state in words; its mark has a shape of its own, so that colour is never alone. */
export const Badge = ({ tone = 'none', children }: { tone?: Tone; children: ReactNode }) => (
  <span className={classNames(styles.badge, styles[tone])}>{children}</span>
)
