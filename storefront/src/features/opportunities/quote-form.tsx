import { useState } from 'react'
import { isProblem } from '../../api/problem.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { Alert, Button, Field, Stack, Textarea } from '../../ui/index.ts'
import { useFormDraft } from '../form/index.ts'
import { messages } from './form-messages.ts'
import type { Opportunity } from './opportunity.ts'
import { QuoteFilePicker } from './quote-file-picker.tsx'
import { usePendingFiles } from './use-pending-files.ts'
import { type QuoteSubject, useRequestQuote } from './use-request-quote.ts'

type QuoteFormProps = {
  subject: QuoteSubject
  /** Called at the press, and when it came to nothing. */
  onSend?: () => void
  onFailed?: () => void
  onSent: (opportunity: Opportunity) => void
}

/** Message and files, and the one button that sends the request. */
export const QuoteForm = ({ subject, onSend, onFailed, onSent }: QuoteFormProps) => {
  const t = useText()
  const [message, setMessage] = useState('')
  const draft = useFormDraft<{ message: string }>('quote', ({ message: before = '' }) => setMessage(before))
  const { files, add, remove, forget } = usePendingFiles('basketId' in subject)
  // Not with the press: who is asked to sign in meanwhile has another form in its place, and goes on all the same.
  const request = useRequestQuote(subject, {
    onSent: (opportunity) => {
      draft.forget()
      forget()
      onSent(opportunity)
    },
    ...(onFailed ? { onFailed } : {}),
  })
  const busy = request.isPending || request.isSuccess
  const send = () => {
    onSend?.()
    request.mutate({ message, files: files.map(({ file }) => file) })
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) send()
      }}
    >
      <Stack gap={4}>
        <Field label={t(messages.message)} hint={t(messages.messageHint)}>
          <Textarea
            rows={4}
            maxLength={2000}
            value={message}
            onChange={({ target }) => {
              setMessage(target.value)
              draft.save({ message: target.value })
            }}
          />
        </Field>
        <QuoteFilePicker
          files={files}
          onAdd={add}
          onRemove={remove}
          disabled={busy}
          isSending={request.isPending}
        />
        {request.isError && !request.isPending && (
          <Alert tone="error">
            {t(isProblem(request.error, 'nothing-to-quote') ? messages.nothing : messages.failed)}
          </Alert>
        )}
        <Button type="submit" size="large" wide pending={busy} pendingLabel={t(messages.sending)}>
          {t(messages.send)}
        </Button>
      </Stack>
    </form>
  )
}
