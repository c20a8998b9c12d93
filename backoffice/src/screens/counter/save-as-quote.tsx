import { useMutation, useQueryClient } from '@tanstack/react-query'
import { counter, type Sale } from '../../api/counter.ts'
import { useEnv } from '../../api/env.tsx'
import { quotes } from '../../api/quotes.ts'
import { problemText } from '../../features/problem/index.ts'
import { Button, showToast } from '../../ui/index.ts'
import { messages } from './messages.ts'

type Props = { sale: Sale; onQuoted(quoteId: string): void }

/** Makes a request for a quote of what was put together, to be priced and sent. */
export const SaveAsQuote = ({ sale: { basketId }, onQuoted }: Props) => {
  const { call, t } = useEnv()
  const queries = useQueryClient()
  const save = useMutation({
    mutationFn: () =>
      call(counter.quoteCounterBasket, {
        params: { basketId },
        headers: { 'idempotency-key': `${basketId}.quote` },
      }),
    onSuccess: ({ quoteId, number }) => {
      void queries.invalidateQueries({ queryKey: [quotes.searchQuotes] })
      showToast(t(messages.quoted, number))
      onQuoted(quoteId)
    },
    onError: (error) => showToast(problemText(t, error), { tone: 'bad' }),
  })
  return (
    <Button size="large" icon="quote" isBusy={save.isPending} onClick={() => save.mutate()}>
      {t(messages.saveAsQuote)}
    </Button>
  )
}
