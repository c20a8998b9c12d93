import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { useEnv } from '../../api/env.tsx'
import type { NewLine } from '../../api/line-change.ts'
import { opportunities } from '../../api/opportunities.ts'
import { timings } from '../../config/timings.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { newId } from '../../lib/new-id.ts'
import { useToast } from '../../ui/index.ts'
import { basketQuery } from '../basket/index.ts'
import { messages } from './form-messages.ts'
import type { Opportunity } from './opportunity.ts'
import { sendFiles } from './send-files.ts'

type ListLine = Pick<NewLine, 'productId' | 'quantity' | 'c_lengthMetersToBuy'>
type Wish = { message: string; files: readonly File[] }

/** What is asked for: a basket, of a mixed one perhaps only its quote lines, or a list that lies in no basket. */
export type QuoteSubject =
  | { basketId: string | undefined; onlyQuoteLines: boolean }
  | { lines: ListLine[]; storeId?: string }

/** What follows, even where the form is gone by then. */
type Outcome = { onSent: (opportunity: Opportunity) => void; onFailed?: () => void }

/**
 * Sends the subject as a request (S4.037, S4.038); then its files, one by one: one that fails
 * is named and the request stands. Pressed again after a lost answer it finds the request of the first press.
 */
export const useRequestQuote = (subject: QuoteSubject, { onSent, onFailed }: Outcome) => {
  const env = useEnv()
  const t = useText()
  const show = useToast()
  // The idempotency key belongs to what is sent: another message is another request.
  const attempt = useRef({ of: '', key: '' })
  return useMutation({
    scope: { id: 'basket' },
    mutationFn: async ({ message, files }: Wish) => {
      const body = { ...subject, ...(message.trim() ? { message } : {}) }
      const of = JSON.stringify(body)
      if (attempt.current.of !== of) attempt.current = { of, key: newId() }
      const opportunity = await env.call(opportunities.createOpportunity, {
        body,
        headers: { 'idempotency-key': attempt.current.key },
      })
      const failed = await sendFiles(env, opportunity.OpportunityId, files)
      return { opportunity, failed }
    },
    onError: () => onFailed?.(),
    onSuccess: async ({ opportunity, failed }) => {
      for (const { name } of failed) {
        show({
          title: t(messages.fileFailed, { file: name }),
          tone: 'error',
          duration: timings.attachmentToast,
        })
      }
      // Stale, but not asked for yet: an empty cart would send the page of the request elsewhere.
      await env.queries.invalidateQueries({ queryKey: basketQuery(env).queryKey, refetchType: 'none' })
      await env.queries.invalidateQueries({ queryKey: [opportunities.getOpportunities] })
      onSent(opportunity)
    },
  })
}
