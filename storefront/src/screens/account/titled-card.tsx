import type { ReactNode } from 'react'
import { Card, Stack } from '../../ui/index.ts'
import styles from './account.module.css'

type TitledCardProps = { title: string; action?: ReactNode; id?: string; children: ReactNode }

/** A part of the account under its title, with what can be done at the other end of the line. */
export const TitledCard = ({ title, action, id, children }: TitledCardProps) => (
  <Card as="section" id={id}>
    <div className={styles.head}>
      <h2>{title}</h2>
      {action}
    </div>
    <Stack gap={3}>{children}</Stack>
  </Card>
)
