import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEnv } from '../../api/env.tsx'
import { type QuoteHit, quotes } from '../../api/quotes.ts'
import type { Column } from '../../features/list/index.ts'
import { problemText } from '../../features/problem/index.ts'
import { followUpDays } from '../../features/quotes/index.ts'
import { dayAfter } from '../../lib/day.ts'
import { formatsOf } from '../../lib/format.ts'
import { translateTo } from '../../lib/i18n.ts'
import { Button, showToast } from '../../ui/index.ts'
import { messages } from './messages.ts'

const lapsesSoon = ({ state, validUntil }: QuoteHit): boolean =>
  state === 'priced' && validUntil !== undefined && validUntil <= dayAfter(followUpDays)

/** Writes to who has the offer, in their language, that its last day comes. */
const FollowUp = ({ hit }: { hit: QuoteHit }) => {
  const { call, t } = useEnv()
  const queries = useQueryClient()
  const { quoteId, number, customerName, locale, validUntil = '', isReminded } = hit
  const theirs = locale.startsWith('en') ? 'en' : 'es'
  const lastDay = formatsOf(theirs).date(`${validUntil}T12:00:00`)
  const write = useMutation({
    mutationFn: () =>
      call(quotes.writeMessage, {
        params: { quoteId },
        body: { text: translateTo(theirs)(messages.followUpText, number, lastDay), isReminder: true },
      }),
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: [quotes.getQuote, quoteId] })
      showToast(t(messages.followedUp, customerName))
    },
    onError: (error) => showToast(problemText(t, error), { tone: 'bad' }),
    // Somebody else, or the shop itself, may have written meanwhile.
    onSettled: () => queries.invalidateQueries({ queryKey: [quotes.searchQuotes] }),
  })
  const isDone = isReminded || write.isSuccess
  return (
    <Button
      aria-label={t(messages.followUpOf, number)}
      icon={isDone ? 'check' : undefined}
      isBusy={write.isPending}
      disabled={isDone}
      onClick={() => write.mutate()}
    >
      {t(isDone ? messages.reminded : messages.followUp)}
    </Button>
  )
}

/** The press that reminds, for an offer that lapses soon. */
export const followUpOf = (hit: QuoteHit) => lapsesSoon(hit) && <FollowUp key={hit.quoteId} hit={hit} />

export const followUpColumn: Column<QuoteHit> = {
  id: 'followUp',
  title: messages.followUp,
  cell: followUpOf,
}
