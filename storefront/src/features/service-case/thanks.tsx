import { useEffect, useRef } from 'react'
import { useText } from '../../lib/i18n/text.tsx'
import { Button, Stack } from '../../ui/index.ts'
import type { Attachment } from '../form/index.ts'
import { messages } from './messages.ts'

type ThanksProps = {
  id: string
  /** Files that did not get through. */
  failed: readonly Attachment[]
  onRetry: (file: Attachment) => void
  busy: boolean
  onDone: () => void
}

/** After sending: the case's number, and the files that are still to be sent. */
export const Thanks = ({ id, failed, onRetry, busy, onDone }: ThanksProps) => {
  const t = useText()
  const message = useRef<HTMLParagraphElement>(null)
  useEffect(() => message.current?.focus(), [])
  return (
    <Stack gap={4}>
      <p ref={message} tabIndex={-1} role="status">
        {t(messages.thanks, { id })}
      </p>
      {failed.map((file) => (
        <Button
          key={file.name}
          variant="secondary"
          pending={busy}
          pendingLabel={t(messages.sending)}
          onClick={() => onRetry(file)}
        >
          {t(messages.retry, { name: file.name })}
        </Button>
      ))}
      <Button onClick={onDone}>{t(messages.done)}</Button>
    </Stack>
  )
}
