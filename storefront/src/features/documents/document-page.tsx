import type { ReactNode } from 'react'
import { Link } from '../../lib/router/link.tsx'
import { Badge, type BadgeTone, Container, Icon, Row } from '../../ui/index.ts'
import styles from './document-page.module.css'

type DocumentPageProps = {
  /** The list it stands in; nothing for who may not see the list. */
  back?: { to: string; label: string } | undefined
  title: string
  state: { text: string; tone: BadgeTone }
  when: string
  children: ReactNode
}

/** The page of one order or quote: what it is, where it stands and since when, above all that it holds. */
export const DocumentPage = ({ back, title, state, when, children }: DocumentPageProps) => (
  <Container className={styles.page}>
    {back && (
      <Link to={back.to} className={styles.back}>
        <Icon name="arrow-left" size={20} />
        {back.label}
      </Link>
    )}
    <Row gap={3} className={styles.head}>
      <h1 className="figures">{title}</h1>
      <Badge tone={state.tone}>{state.text}</Badge>
    </Row>
    <p className={`figures ${styles.when}`}>{when}</p>
    {children}
  </Container>
)
