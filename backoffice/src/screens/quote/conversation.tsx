import { type FormEvent, useState } from 'react'
import { acceptedFiles } from '../../../../facts/attachments.ts'
import { useEnv } from '../../api/env.tsx'
import { type Quote, quotes } from '../../api/quotes.ts'
import { useSession } from '../../api/session.ts'
import { Attachments } from '../../features/attachments/index.ts'
import { base64Of } from '../../lib/base64.ts'
import { useStoredDraft } from '../../lib/use-stored-draft.ts'
import { Button, Section, TextArea, TextField } from '../../ui/index.ts'
import { messages } from './messages.ts'
import styles from './quote.module.css'
import type { ChangeQuote } from './use-quote.ts'

type Props = { quote: Quote; change: ChangeQuote }

const Composer = ({ quote, change }: Props) => {
  const { call, t } = useEnv()
  const { person } = useSession()
  const { quoteId } = quote
  const [text = '', setText] = useStoredDraft<string>(`message.${person.userId}.${quoteId}`)
  const [isBusy, setBusy] = useState(false)
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const file = new FormData(form).get('file')
    setBusy(true)
    const isSent = await change(async () => {
      const body = {
        text: text.trim(),
        ...(file instanceof File && file.size > 0
          ? { file: { filename: file.name, fileContent: await base64Of(file) } }
          : {}),
      }
      return call.tagged(quotes.writeMessage, { params: { quoteId }, body })
    }, t(messages.messageSent))
    if (isSent) {
      form.reset()
      setText(undefined)
    }
    setBusy(false)
  }
  return (
    <form className={styles.compose} onSubmit={(event) => void send(event)}>
      <TextArea
        label={t(messages.write)}
        rows={3}
        required
        maxLength={4_000}
        value={text}
        onChange={({ target }) => setText(target.value || undefined)}
      />
      <div className={styles.composeFoot}>
        <TextField label={t(messages.attach)} type="file" name="file" accept={acceptedFiles} />
        <Button type="submit" isBusy={isBusy}>
          {t(messages.sendMessage)}
        </Button>
      </div>
    </form>
  )
}

/** What customer and desk wrote to one another, what they sent along, and a field for the next word. */
export const Conversation = ({ quote, change }: Props) => {
  const { call, t, format } = useEnv()
  const { can } = useSession()
  const { quoteId, message, creationDate, customerName, state } = quote
  const all = [
    ...(message
      ? [{ id: 'request', from: 'customer' as const, author: customerName, text: message, at: creationDate }]
      : []),
    ...quote.messages,
  ]
  return (
    <>
      <Section title={`${t(messages.conversation)} (${all.length})`}>
        {all.length === 0 && <p className={styles.soft}>{t(messages.noMessages)}</p>}
        <ol className={styles.messages}>
          {all.map(({ id, from, author, text, at }) => (
            <li key={id} className={styles.message} data-from={from}>
              <p className={styles.text}>{text}</p>
              <small>
                {author}
                {from === 'desk' && ` · ${t(messages.desk)}`} · {format.dateTime(at)}
              </small>
            </li>
          ))}
        </ol>
        {can('sfcc.quotes.rw') && state !== 'rejected' && <Composer quote={quote} change={change} />}
      </Section>
      {quote.files.length > 0 && (
        <Section title={`${t(messages.files)} (${quote.files.length})`}>
          <Attachments
            files={quote.files}
            operation={quotes.getQuoteFile}
            load={(fileId) => call(quotes.getQuoteFile, { params: { quoteId, fileId } })}
          />
        </Section>
      )}
    </>
  )
}
