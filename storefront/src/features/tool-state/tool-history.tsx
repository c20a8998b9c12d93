import { useText } from '../../lib/i18n/text.tsx'
import { Button } from '../../ui/index.ts'
import { messages } from './messages.ts'
import { timeText } from './moment-text.ts'
import styles from './tool-state.module.css'
import type { ToolHistory } from './use-tool-state.ts'

/** Back and forth through what was asked, and that the last of it is kept; nothing before the first change. */
export const HistoryBar = ({ history: { undo, redo, savedAt } }: { history: ToolHistory }) => {
  const t = useText()
  if (savedAt === undefined) return null
  const time = timeText(savedAt)
  return (
    <div className={styles.history}>
      <Button variant="quiet" size="small" icon="undo" disabled={!undo} onClick={undo}>
        {t(messages.undo)}
      </Button>
      <Button variant="quiet" size="small" icon="redo" disabled={!redo} onClick={redo}>
        {t(messages.redo)}
      </Button>
      <small>{t(messages.savedHere, { time })}</small>
    </div>
  )
}
