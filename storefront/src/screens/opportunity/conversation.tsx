import { useState } from 'react'
import { useEnv } from '../../api/env.tsx'
import { opportunities } from '../../api/opportunities.ts'
import { problemMessage } from '../../api/problem-message.ts'
import { useSingleSubmit } from '../../features/form/index.ts'
import { type Opportunity, useQuoteTime } from '../../features/opportunities/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { Alert, Button, Field, Stack, Textarea } from '../../ui/index.ts'
import { messages } from './messages.ts'
import styles from './opportunity.module.css'
import { useQuoteWrite } from './use-quote.ts'

type MessageLine = { id: string; from: 'customer' | 'desk'; text: string; at: string }

/** The request's own message comes first. */
const messagesIn = (quote: Opportunity): MessageLine[] => [
  ...(quote.Message
    ? [{ id: 'request', from: 'customer' as const, text: quote.Message, at: quote.CreatedDate }]
    : []),
  ...(quote.Messages ?? []).map(({ Id, From, Body, CreatedDate }) => ({
    id: Id,
    from: From,
    text: Body,
    at: CreatedDate,
  })),
]

/** The messages of customer and sales desk, and the field to write another. */
export const Conversation = ({ quote }: { quote: Opportunity }) => {
  const t = useText()
  const quoteTime = useQuoteTime()
  const { call } = useEnv()
  const [text, setText] = useState('')
  const params = { opportunityId: quote.OpportunityId }
  const write = useQuoteWrite((body: string) =>
    call(opportunities.writeOpportunityMessage, { params, body: { Body: body } }),
  )
  const said = messagesIn(quote)
  const send = useSingleSubmit(async () => {
    const body = text.trim()
    if (body !== '' && !write.isPending) write.mutate(body, { onSuccess: () => setText('') })
  })
  return (
    <section>
      <h2>{t(messages.messages)}</h2>
      {said.length === 0 && (
        <p>{t(quote.AnsweredBy === 'mail' ? messages.noMessagesByMail : messages.noMessages)}</p>
      )}
      <ol role="list" className={styles.said} aria-live="polite">
        {said.map(({ id, from, text: body, at }) => (
          <li key={id} className={styles.message} data-from={from}>
            <p className={styles.author}>
              <strong>{t(from === 'desk' ? messages.desk : messages.you)}</strong>{' '}
              <span className="figures">{quoteTime(at, quote.SubsidiaryId)}</span>
            </p>
            <p className={styles.body}>{body}</p>
          </li>
        ))}
      </ol>
      {quote.State !== 'rejected' && (
        <form className={styles.screenOnly} onSubmit={(event) => void send(event)}>
          <Stack gap={3}>
            <Field label={t(messages.write)}>
              <Textarea
                rows={3}
                maxLength={2000}
                value={text}
                onChange={(event) => setText(event.target.value)}
              />
            </Field>
            {write.isError && <Alert tone="error">{t(problemMessage(write.error))}</Alert>}
            <div>
              <Button
                type="submit"
                variant="secondary"
                looksDisabled={text.trim() === ''}
                pending={write.isPending}
                pendingLabel={t(messages.sending)}
              >
                {t(messages.send)}
              </Button>
            </div>
          </Stack>
        </form>
      )}
    </section>
  )
}
