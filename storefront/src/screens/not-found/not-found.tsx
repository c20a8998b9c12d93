import { Browse } from '../../features/browse/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { Link } from '../../lib/router/link.tsx'
import { Container, EmptyState, LinkButton } from '../../ui/index.ts'
import { messages } from './messages.ts'
import styles from './not-found.module.css'

/** Shown for an unknown path and for an unknown product, category, order or page [S2.046]. */
export const NotFound = () => {
  const t = useText()
  return (
    <Container width="narrow" className={styles.page}>
      <EmptyState
        drawing="not-found"
        title={t(messages.title)}
        headingLevel={1}
        action={
          <LinkButton as={Link} href="/">
            {t(messages.home)}
          </LinkButton>
        }
      />
      <Browse />
    </Container>
  )
}
