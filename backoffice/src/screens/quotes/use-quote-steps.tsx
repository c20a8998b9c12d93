import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useEnv } from '../../api/env.tsx'
import { type QuoteHit, quotes } from '../../api/quotes.ts'
import { useSession } from '../../api/session.ts'
import { StepsDialog } from '../../features/bulk/index.ts'
import type { Selected } from '../../features/list/index.ts'
import { type Colleague, useColleagues } from '../../features/owner/index.ts'
import { dayAfter } from '../../lib/day.ts'
import { Button, Menu, MenuItem, showToast } from '../../ui/index.ts'
import { messages } from './messages.ts'

const prolongedBy = 7
const steps = ['prolong', 'take'] as const
type Step = (typeof steps)[number]

type Asked = { load(): Promise<readonly QuoteHit[]>; clear(): void } & (
  | { step: Step }
  | { step: 'give'; to: Colleague }
)

/** What can be done with quotes that are selected: the buttons below the list, and what they open. */
export const useQuoteSteps = (loadAll: () => Promise<readonly QuoteHit[]>) => {
  const { call, t, format } = useEnv()
  const { person } = useSession()
  const queries = useQueryClient()
  const colleagues = useColleagues('sfcc.quotes.rw')
  const [asked, setAsked] = useState<Asked>()
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
  const change = (step: Step, hit: QuoteHit) => (step === 'take' ? assign(hit, person.userId) : prolong(hit))
  /** Changes the chosen quotes one after the other, each in its current revision; names those that were refused. */
  const forEach = useMutation({
    mutationFn: async ({ chosen, step }: { chosen: readonly QuoteHit[]; step: Step }) => {
      const refused: string[] = []
      for (const hit of chosen)
        try {
          await change(step, hit)
        } catch {
          refused.push(hit.number)
        }
      return refused
    },
    onSuccess: (refused, { chosen, step }) => {
      const done = chosen.length - refused.length
      if (done > 0) showToast(t(step === 'take' ? messages.taken : messages.prolonged, done))
      if (refused.length > 0) showToast(t(messages.refused, refused.join(', ')), { tone: 'bad' })
    },
    onSettled: readAgain,
  })
  const buttons = ({ rows, isAll }: Selected<QuoteHit>, clear: () => void) => {
    const load = isAll ? loadAll : async () => rows
    return (
      <>
        {colleagues.length > 0 && (
          <Menu label={t(messages.give)}>
            {colleagues.map((to) => (
              <MenuItem key={to.id} onClick={() => setAsked({ step: 'give', to, load, clear })}>
                {to.name}
              </MenuItem>
            ))}
          </Menu>
        )}
        {steps.map((step) => (
          <Button
            key={step}
            kind={step === 'take' ? 'main' : 'plain'}
            isBusy={forEach.isPending && forEach.variables.step === step}
            onClick={() =>
              isAll
                ? setAsked({ step, load, clear })
                : forEach.mutate({ chosen: rows, step }, { onSuccess: clear })
            }
          >
            {t(messages[step])}
          </Button>
        ))}
      </>
    )
  }
  const dialog = asked && {
    load: asked.load,
    nameOf: ({ number }: QuoteHit) => number,
    onDone: () => {
      asked.clear()
      void readAgain()
    },
    onClose: () => setAsked(undefined),
  }
  const giveBack = (hit: QuoteHit) => assign(hit, hit.owner?.id ?? null)
  const opened = dialog && (
    <>
      {asked.step === 'take' && (
        <StepsDialog
          {...dialog}
          title={t(messages.take)}
          why={(n) => t(messages.willTake, format.number(n))}
          applies={({ owner }) => owner?.id !== person.userId}
          step={(hit) => assign(hit, person.userId)}
          undo={giveBack}
        />
      )}
      {asked.step === 'give' && (
        <StepsDialog
          {...dialog}
          title={t(messages.giveTo, asked.to.name)}
          why={(n) => t(messages.willGive, format.number(n), asked.to.name)}
          applies={({ owner, country }) => owner?.id !== asked.to.id && asked.to.isIn(country)}
          step={(hit) => assign(hit, asked.to.id)}
          undo={giveBack}
        />
      )}
      {asked.step === 'prolong' && (
        <StepsDialog
          {...dialog}
          title={t(messages.prolong)}
          why={(n) => t(messages.willProlong, format.number(n))}
          applies={({ state }) => state === 'priced'}
          step={prolong}
        />
      )}
    </>
  )
  return { buttons, dialogs: opened }
}
