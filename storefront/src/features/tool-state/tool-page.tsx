import type { ReactNode } from 'react'
import { Container } from '../../ui/index.ts'
import styles from './tool-page.module.css'

/** What all tools look like: what is asked beside what it comes to, a headline, whether it is proven, an honest word. */
export const toolStyles = styles

/** The page of a tool: its name, what it is good for, and the tool. */
export const ToolPage = ({ title, lead, children }: { title: string; lead: string; children: ReactNode }) => (
  <Container className={styles.page}>
    <h1>{title}</h1>
    <p className={styles.lead}>{lead}</p>
    {children}
  </Container>
)
