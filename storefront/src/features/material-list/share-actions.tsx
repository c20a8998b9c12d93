import { useEnv } from '../../api/env.tsx'
import { useText } from '../../lib/i18n/text.tsx'
import { Icon } from '../../ui/index.ts'
import styles from './material-list.module.css'
import { messages } from './messages.ts'

/** Lines that a message names; the rest is in its link. */
const mostLines = 12
const mostLetters = 900

type ShareActionsProps = {
  title: string
  lines: readonly string[] /** App path with its query. */
  path: string
}

/** The list as a message with the link that opens it, never an amount; and on paper. */
export const ShareActions = ({ title, lines, path }: ShareActionsProps) => {
  const t = useText()
  const { href, settings } = useEnv()
  const url = `${settings.origin}${href(path)}`
  const rest = lines.length - mostLines
  const body = [title, ...lines.slice(0, mostLines), ...(rest > 0 ? [t(messages.more, { n: rest })] : [])]
  const text = `${body.join('\n').slice(0, mostLetters)}\n${url}`
  return (
    <>
      <a
        className={styles.share}
        href={`https://wa.me/?text=${encodeURIComponent(text)}`}
        target="_blank"
        rel="noopener"
      >
        <Icon name="chat" size={20} />
        {t(messages.share)}
      </a>
      <button type="button" className={styles.share} onClick={() => print()}>
        <Icon name="print" size={20} />
        {t(messages.print)}
      </button>
    </>
  )
}
