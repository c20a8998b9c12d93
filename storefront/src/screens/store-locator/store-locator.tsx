import { StoreList, storeMessages } from '../../features/stores/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { Container } from '../../ui/index.ts'
import styles from './store-locator.module.css'

/** The stores of the country as a page (S2.029). */
export const StoreLocator = () => (
  <Container className={styles.page}>
    <h1>{useText()(storeMessages.title)}</h1>
    <StoreList headingLevel={2} />
  </Container>
)
