import { formatPhone } from '../../../../facts/phone.ts'
import { useEnv } from '../../api/env.tsx'
import type { BlockOf } from '../content/index.ts'
import { useChosenStore } from '../stores/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { Link } from '../../lib/router/link.tsx'
import { Container, Icon, LinkButton } from '../../ui/index.ts'
import styles from './blocks.module.css'
import { messages } from './messages.ts'

/** The shopper's store, once the browser knows it; until then a link to the stores. */
export const NearestStore = ({ block }: { block: BlockOf<'nearestStore'> }) => {
  const t = useText()
  const { country } = useEnv()
  const { chosen, store } = useChosenStore()
  return (
    <Container as="section" className={styles.section}>
      <div className={styles.store}>
        <Icon name="store" size={32} />
        <div className={styles.storeText}>
          <h2>{block.title}</h2>
          {chosen ? (
            <p>
              <strong>{chosen.storeName ?? chosen.name}</strong>
              <br />
              {[chosen.address1, chosen.city].filter(Boolean).join(', ')}
            </p>
          ) : (
            <p>{block.text}</p>
          )}
        </div>
        <LinkButton as={Link} href="/store-locator" variant="secondary">
          {t(chosen ? messages.change : messages.stores)}
        </LinkButton>
        {chosen && store?.phone && (
          <a className={styles.call} href={`tel:${store.phone}`}>
            {`${t(messages.call)} ${formatPhone(country, store.phone)}`}
          </a>
        )}
      </div>
    </Container>
  )
}
