import { useText } from '../../lib/i18n/text.tsx'
import { messages } from './messages.ts'
import styles from './shortcuts.module.css'

/** For the foot of every page, where there is a keyboard. Words only, as all the footer's: `LazyShortcuts` listens. */
export const ShortcutsChoice = ({ className }: { className?: string }) => {
  const t = useText()
  return (
    <span className={styles.choice}>
      <button type="button" className={className} aria-keyshortcuts="?" data-shortcuts="">
        {t(messages.title)}
      </button>
    </span>
  )
}
