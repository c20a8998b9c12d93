import { useState } from 'react'
import { useEnv } from '../../api/env.tsx'
import type { NewLine } from '../../api/line-change.ts'
import { problemMessage } from '../../api/problem-message.ts'
import { cutText } from '../../lib/cut-text.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { Icon } from '../../ui/index.ts'
import styles from './material-list.module.css'
import { useChosenStore } from '../stores/index.ts'
import { messages } from './messages.ts'
import { SavedLink } from './saved-link.tsx'
import { useSaveList } from './saved-list.ts'
import { mostLines as mostItems } from './use-priced-lines.ts'

/** Lines that a message names; the rest is in its link. */
const mostLines = 12
const mostLetters = 900

type ShareActionsProps = {
  title: string
  lines: readonly string[]
  /** App path that is the list; absent where no address holds it, and only a saved list can be sent. */
  path?: string
  /** Goods that the link shows as they are now, ticked and corrected; without any, the path alone is the list. */
  items?: readonly NewLine[]
  /** What was written and is no goods yet. */
  unread?: readonly string[]
}

/** The list as a message with the link that opens it, never an amount; saved with a link of its own; and on paper. */
export const ShareActions = ({ title, lines, path, items = [], unread }: ShareActionsProps) => {
  const t = useText()
  const { href, settings } = useEnv()
  const {
    save,
    pending,
    error,
    url: saved,
  } = useSaveList({
    title,
    items,
    ...(path === undefined ? {} : { path }),
    ...(unread ? { unread } : {}),
  })
  const url = saved ?? (path === undefined ? undefined : `${settings.origin}${href(path)}`)
  const rest = lines.length - mostLines
  const body = [title, ...lines.slice(0, mostLines), ...(rest > 0 ? [t(messages.more, { n: rest })] : [])]
  const text = cutText(body.join('\n'), mostLetters)
  const { chosen } = useChosenStore()
  const desk = chosen?.c_whatsapp?.replace(/\D/g, '')
  return (
    <>
      {url && (
        <a
          className={styles.share}
          href={`https://wa.me/?text=${encodeURIComponent(`${text}\n${url}`)}`}
          target="_blank"
          rel="noopener"
        >
          <Icon name="chat" size={20} />
          {t(messages.share)}
        </a>
      )}
      {url && desk && (
        <a
          className={styles.share}
          href={`https://wa.me/${desk}?text=${encodeURIComponent(`${title}\n${url}`)}`}
          target="_blank"
          rel="noopener"
        >
          <Icon name="chat" size={20} />
          {t(messages.adviser)}
        </a>
      )}
      {url && <CopyText text={`${text}\n${url}`} />}
      {items.length > 0 && items.length <= mostItems && (
        <button
          type="button"
          className={styles.share}
          aria-disabled={pending || undefined}
          onClick={() => !pending && save()}
        >
          <Icon name={saved ? 'check' : 'share'} size={20} />
          {t(pending ? messages.saving : saved ? messages.saved : messages.save)}
        </button>
      )}
      <button type="button" className={styles.share} onClick={() => print()}>
        <Icon name="print" size={20} />
        {t(messages.print)}
      </button>
      {error && <p role="alert">{t(problemMessage(error))}</p>}
      {saved && <SavedLink url={saved} title={title} />}
    </>
  )
}

/** The same message for any other way to send it. */
const CopyText = ({ text }: { text: string }) => {
  const t = useText()
  const [copied, setCopied] = useState<string>()
  const copy = () =>
    navigator.clipboard?.writeText(text).then(
      () => setCopied(text),
      () => setCopied(undefined),
    )
  return (
    <button type="button" className={styles.share} onClick={() => void copy()}>
      <Icon name={copied === text ? 'check' : 'document'} size={20} />
      <span aria-live="polite">{t(copied === text ? messages.copied : messages.copyText)}</span>
    </button>
  )
}
