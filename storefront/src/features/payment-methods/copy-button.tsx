import { useState } from 'react'
import { useText } from '../../lib/i18n/text.tsx'
import { Button, VisuallyHidden } from '../../ui/index.ts'
import { messages } from './copy-messages.ts'

/** Puts a text on the clipboard; says so until the next press. Absent where the browser has no clipboard. */
export const CopyButton = ({ text, what }: { text: string; what: string }) => {
  const t = useText()
  const [copied, setCopied] = useState(false)
  const copy = () => {
    navigator.clipboard?.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  }
  return (
    <Button variant="quiet" size="small" icon={copied ? 'check' : 'document'} onClick={copy}>
      <span aria-live="polite">{t(copied ? messages.copied : messages.copy)}</span>
      <VisuallyHidden>{` ${what}`}</VisuallyHidden>
    </Button>
  )
}
