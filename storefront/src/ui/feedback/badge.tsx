// @chunk goods
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './badge.module.css'

export type BadgeTone = 'yellow' | 'green' | 'red' | 'blue' | 'grey' | 'ink'

type BadgeProps = { tone?: BadgeTone; children: ReactNode; className?: string }

/** A word on a coloured plate; every pair passes 4.5:1. */
export const Badge = ({ tone = 'grey', children, className }: BadgeProps) => (
  <span className={classNames(styles.badge, styles[tone], className)}>{children}</span>
)
