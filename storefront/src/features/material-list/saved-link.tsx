import { useRef, useState } from 'react'
import { useText } from '../../lib/i18n/text.tsx'
import { Button, Field, TextInput } from '../../ui/index.ts'
import styles from './material-list.module.css'
import { messages } from './messages.ts'

/** The link of a list that was just saved: copied in one press, or handed to the phone's own way to share. */
export const SavedLink = ({ url, title }: { url: string; title: string }) => {
  const t = useText()
  const [copied, setCopied] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const copy = () => {
    field.current?.select()
    navigator.clipboard?.writeText(url).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  }
  // Who closes the phone's sheet again has shared nothing, and nothing went wrong.
  const share = () => void navigator.share({ title, url }).catch(() => undefined)
  return (
    <div className={styles.saved} role="status">
      <Field label={t(messages.link)} hint={t(messages.linkHint)}>
        <TextInput ref={field} readOnly value={url} onFocus={({ target }) => target.select()} />
      </Field>
      <div className={styles.savedActions}>
        <Button variant="secondary" size="small" icon={copied ? 'check' : 'document'} onClick={copy}>
          <span aria-live="polite">{t(copied ? messages.copied : messages.copy)}</span>
        </Button>
        {typeof navigator !== 'undefined' && 'share' in navigator && (
          <Button variant="secondary" size="small" icon="share" onClick={share}>
            {t(messages.shareElse)}
          </Button>
        )}
      </div>
    </div>
  )
}
