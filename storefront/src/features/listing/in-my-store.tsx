import { useText } from '../../lib/i18n/text.tsx'
import { Link } from '../../lib/router/link.tsx'
import { classNames, Skeleton } from '../../ui/index.ts'
import { useChosenStore } from '../stores/index.ts'
import { useListing } from './listing-context.ts'
import styles from './listing.module.css'
import { inStores, toggle } from './listing-url.ts'
import { messages } from './messages.ts'

/**
 * Only what lies in the shopper's store. The store's inventory is in the URL, so that the list is the same for whoever
 * opens it; which store is meant is known in the browser only, and until then the line keeps its place.
 */
export const InMyStore = () => {
  const t = useText()
  const { listing, hrefOf } = useListing()
  const { store } = useChosenStore()
  if (!store?.inventoryId) {
    return (
      <p className={styles.mine}>
        <Skeleton width="most" />
      </p>
    )
  }
  const chosen = listing.chosen.get(inStores)?.includes(store.inventoryId) ?? false
  return (
    <p className={styles.mine}>
      <Link
        to={hrefOf(toggle(listing, inStores, store.inventoryId))}
        keepScroll
        rel="nofollow"
        className={classNames(styles.value, chosen && styles.chosen)}
        aria-current={chosen ? 'true' : undefined}
      >
        <span className={styles.box} aria-hidden />
        <span className={styles.valueLabel}>{t(messages.inStore, { store: store.name })}</span>
      </Link>
    </p>
  )
}
