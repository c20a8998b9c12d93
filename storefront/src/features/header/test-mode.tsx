import { useText } from '../../lib/i18n/text.tsx'
import { Container } from '../../ui/index.ts'
import styles from './header.module.css'
import { messages } from './messages.ts'

/** Says that no real money moves: the vendors are simulated. */
export const TestMode = () => (
  <div className={styles.test}>
    <Container>{useText()(messages.testMode)}</Container>
  </div>
)
