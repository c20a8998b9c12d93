import { useText } from '../../lib/i18n/text.tsx'
import { Link } from '../../lib/router/link.tsx'
import { Container, EmptyState, LinkButton } from '../../ui/index.ts'
import { messages } from './messages.ts'
import styles from './plain.module.css'

/** An honest page for a route that has no screen. */
export const Plain = () => {
  const t = useText()
  return (
    <Container width="narrow" className={styles.page}>
      <EmptyState
        drawing="loading"
        title={t(messages.title)}
        headingLevel={1}
        action={
          <LinkButton as={Link} href="/">
            {t(messages.home)}
          </LinkButton>
        }
      >
        {t(messages.text)}
      </EmptyState>
    </Container>
  )
}
