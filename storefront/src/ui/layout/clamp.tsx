import type { ElementType, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './clamp.module.css'

type ClampProps = { lines: 1 | 2 | 3 | 4; as?: ElementType; children: ReactNode; className?: string }

/** Text cut after so many lines. */
export const Clamp = ({ lines, as: As = 'span', children, className }: ClampProps) => (
  <As className={classNames(styles.clamp, styles[`l${lines}`], className)}>{children}</As>
)
