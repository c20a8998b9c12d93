import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useEnv } from '../../api/env.tsx'
import { type QuoteHit, quotes } from '../../api/quotes.ts'
import { StepsDialog, useQuickSteps } from '../../features/bulk/index.ts'
import type { Selected } from '../../features/list/index.ts'
import { useOwnerSteps } from '../../features/owner/index.ts'
import { dayAfter } from '../../lib/day.ts'
import { Button } from '../../ui/index.ts'
import { messages } from './messages.ts'

const prolongedBy = 7
const nameOf = ({ number }: QuoteHit) => number

/** What can be done with quotes that are selected: the buttons below the list, and what they open. */
export const useQuoteSteps = (loadAll: () => Promise<readonly QuoteHit[]>) => {
  const { call, t, format } = useEnv()
  const queries = useQueryClient()
  /** Who asked to prolong all that match. */
  const [asked, setAsked] = useState<{ clear(): void }>()
  const readAgain = () => queries.invalidateQueries({ queryKey: [quotes.searchQuotes] })
  const currentTag = async (quoteId: string) =>
    (await call.tagged(quotes.getQuote, { params: { quoteId } })).etag
  const assign = async ({ quoteId }: QuoteHit, staffId: string | null) => {
    const ifMatch = await currentTag(quoteId)
    await call(quotes.assignQuote, { params: { quoteId }, body: { staffId }, ifMatch })
  }
  const prolong = async ({ quoteId, validUntil }: QuoteHit) => {
    const body = { validUntil: dayAfter(prolongedBy, validUntil) }
    const ifMatch = await currentTag(quoteId)
    await call(quotes.prolongQuote, { params: { quoteId }, body, ifMatch })
  }
  const quick = useQuickSteps<QuoteHit>({
    nameOf,
    refused: (names) => t(messages.refused, names),
    onSettled: readAgain,
  })
  const { giveMenu, takeButton, dialog } = useOwnerSteps<QuoteHit>({
    work: 'sfcc.quotes.rw',
    nameOf,
    assign,
    loadAll,
    readAgain,
    words: messages,
  })
  const prolongChosen = ({ rows, isAll }: Selected<QuoteHit>, clear: () => void) => {
    if (isAll) setAsked({ clear })
    else quick.mutate({ rows, step: prolong, done: (n) => t(messages.prolonged, n) }, { onSuccess: clear })
  }
  const buttons = (selected: Selected<QuoteHit>, clear: () => void) => (
    <>
      {giveMenu(selected, clear)}
      <Button isBusy={quick.isPending} onClick={() => prolongChosen(selected, clear)}>
        {t(messages.prolong)}
      </Button>
      {takeButton(selected, clear)}
    </>
  )
  const dialogs = (
    <>
      {dialog}
      {asked && (
        <StepsDialog
          title={t(messages.prolong)}
          why={(n) => t(messages.willProlong, format.number(n))}
          load={loadAll}
          nameOf={nameOf}
          applies={({ state }) => state === 'priced'}
          step={prolong}
          onDone={() => {
            asked.clear()
            void readAgain()
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  )
  return { buttons, dialogs }
}
