import { useText } from '../../lib/i18n/text.tsx'
import { messages } from './messages.ts'
import styles from './required-note.module.css'

/** What the red star beside a field means (S2.189): at the head of every form that has one. */
export const RequiredNote = () => <p className={styles.note}>{useText()(messages.required)}</p>
