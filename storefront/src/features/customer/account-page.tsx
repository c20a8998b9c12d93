import type { ReactNode } from 'react'
import { Container } from '../../ui/index.ts'
import { AccountNav } from './account-nav.tsx'
import styles from './account.module.css'

type AccountPageProps = { title: ReactNode; lead?: ReactNode; children: ReactNode }

/** A page of the account: navigation, heading, content. */
export const AccountPage = ({ title, lead, children }: AccountPageProps) => (
  <Container className={styles.page}>
    <AccountNav />
    <div className={styles.content}>
      <h1>{title}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </div>
  </Container>
)
