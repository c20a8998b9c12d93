import { usePending } from '../lib/router/context.tsx'
import styles from './app.module.css'

/** A line at the top while a navigation is under way. */
export const TopProgress = () =>
  usePending() ? <div className={styles.progress} data-progress="" aria-hidden="true" /> : null
