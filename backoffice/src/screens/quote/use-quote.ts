import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useEnv } from '../../api/env.tsx'
import { type Quote, quotes } from '../../api/quotes.ts'
import { useSession } from '../../api/session.ts'
import { useRecord } from '../../features/record/index.ts'
import { useDebounced } from '../../lib/use-debounced.ts'
import { useStoredDraft } from '../../lib/use-stored-draft.ts'
import { messages } from './messages.ts'
import { bodyOf, firstDraft, type QuoteDraft } from './quote-draft.ts'

/** A quote, and how to change it. */
export const useQuote = (quoteId: string) => {
  const { call } = useEnv()
  const { query, record, change } = useRecord({
    queryKey: [quotes.getQuote, quoteId],
    read: () => call.tagged(quotes.getQuote, { params: { quoteId } }),
    shownBy: [quotes.searchQuotes],
  })
  return { query, quote: record, change }
}

export type ChangeQuote = ReturnType<typeof useQuote>['change']

/** The offer that is being worked on: what is typed, what it comes to, and how it is saved. */
export const useOffer = (quote: Quote, change: ChangeQuote) => {
  const { call, t } = useEnv()
  const { person } = useSession()
  const { quoteId } = quote
  const [stored, setStored] = useStoredDraft<QuoteDraft>(`quote.${person.userId}.${quoteId}`)
  const [isBusy, setBusy] = useState(false)
  const known = useMemo(() => firstDraft(quote), [quote])
  const draft = stored ?? known
  const body = useMemo(() => bodyOf(draft), [draft])
  const settled = useDebounced(body)
  const reckoned = useQuery({
    queryKey: [quotes.calculateQuote, quoteId, settled],
    queryFn: ({ signal }) =>
      call(quotes.calculateQuote, {
        params: { quoteId },
        body: settled ?? { lines: [] },
        signal,
      }),
    enabled: settled !== undefined,
    placeholderData: keepPreviousData,
    retry: false,
  })
  /** Keeps the draft with the quote; tells whether it was kept. */
  const save = async (): Promise<boolean> => {
    if (!body) return false
    setBusy(true)
    const isSaved = await change(
      (ifMatch) => call.tagged(quotes.priceQuote, { params: { quoteId }, body, ifMatch }),
      t(messages.saved),
    )
    if (isSaved) setStored(undefined)
    setBusy(false)
    return isSaved
  }
  return {
    draft,
    body,
    reckoned,
    isChanged: stored !== undefined,
    isBusy,
    set: (next: QuoteDraft) => setStored(next),
    discard: () => setStored(undefined),
    save,
  }
}

export type Offer = ReturnType<typeof useOffer>
