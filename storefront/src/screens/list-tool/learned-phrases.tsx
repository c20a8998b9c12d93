import { useMutation, useQuery } from '@tanstack/react-query'
import { useEnv } from '../../api/env.tsx'
import { problemMessage } from '../../api/problem-message.ts'
import { trade } from '../../api/trade.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { Alert, Button, IconButton } from '../../ui/index.ts'
import { learnedQuery } from './list-data-query.ts'
import type { Goods } from './list-goods.ts'
import styles from './list-tool.module.css'
import { messages } from './messages.ts'

const kinds = ['gauge', 'plate', 'grade', 'hash'] as const

/** A phrase is kept by what was read of it; this says those names in the reader's language. */
const useShownPhrase = () => {
  const t = useText()
  return (phrase: string) =>
    kinds.reduce(
      (text, kind) => text.replaceAll(new RegExp(`\\b${kind} `, 'g'), t(messages[`said-${kind}`])),
      phrase,
    )
}

/** What is remembered of a customer's lists: each phrase with its goods, to be forgotten one by one or all at once. */
export const LearnedPhrases = ({ goods }: { goods: ReadonlyMap<string, Goods> }) => {
  const t = useText()
  const env = useEnv()
  const shown = useShownPhrase()
  const learned = learnedQuery(env)
  const { data } = useQuery({ ...learned, staleTime: 60_000 })
  const forget = useMutation({
    mutationFn: (phrase?: string) =>
      env.call(trade.forgetPhrases, { query: phrase === undefined ? {} : { phrase } }),
    onSuccess: () => env.queries.invalidateQueries({ queryKey: learned.queryKey }),
  })
  const phrases = data?.phrases ?? []
  if (phrases.length === 0) return null
  return (
    <details className={styles.learned}>
      <summary>{t(messages.remembered, { n: phrases.length })}</summary>
      <p className={styles.doubt}>{t(messages.rememberedHint)}</p>
      <ul role="list">
        {phrases.map(({ phrase, sku }) => {
          const one = goods.get(sku)
          return (
            <li key={phrase}>
              <span>
                {one ? `${one.name}, ${one.text}` : sku}
                <small>
                  <q>{shown(phrase)}</q>
                </small>
              </span>
              <IconButton
                icon="trash"
                label={t(messages.forget, { phrase: shown(phrase) })}
                disabled={forget.isPending}
                onClick={() => forget.mutate(phrase)}
              />
            </li>
          )
        })}
      </ul>
      {forget.isError && <Alert tone="error">{t(problemMessage(forget.error))}</Alert>}
      <Button
        variant="quiet"
        size="small"
        pending={forget.isPending}
        onClick={() => forget.mutate(undefined)}
      >
        {t(messages.forgetAll)}
      </Button>
    </details>
  )
}
