// @chunk prices
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './frame.module.css'

type FrameProps = {
  /** `band` is 4:3 on phones and 21:9 from md. */
  ratio?: 'square' | 'photo' | 'wide' | 'band'
  /** Shows the whole picture instead of filling the frame. */
  contain?: boolean
  /** Badges at the upper corner. */
  corner?: ReactNode
  /** One img, picture, video or svg. */
  children: ReactNode
  className?: string
}

/** Keeps the place of a picture on ground colour before it is there. */
export const Frame = ({ ratio = 'square', contain, corner, children, className }: FrameProps) => (
  <div className={classNames(styles.frame, styles[ratio], contain && styles.contain, className)}>
    {corner && <div className={styles.corner}>{corner}</div>}
    {children}
  </div>
)
