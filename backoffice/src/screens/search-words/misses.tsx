import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { type SearchMiss, searchDesk } from '../../api/search-desk.ts'
import { useEnv } from '../../api/env.tsx'
import { useSession } from '../../api/session.ts'
import { type Synonyms, synonyms } from '../../api/site.ts'
import { textIn } from '../../features/confirm/index.ts'
import { usePlace } from '../../features/place/index.ts'
import { ProblemNotice, problemText } from '../../features/problem/index.ts'
import { Button, Section, showToast, Skeleton, TextField } from '../../ui/index.ts'
import { messages } from './messages.ts'
import styles from './search-words.module.css'

const mostShown = 20

type Country = NonNullable<Synonyms['groups'][number]['countries']>[number]

/** One word for another, where it was searched; then what the search finds now. The toast takes the pair back. */
const useSynonym = ({ words, country }: SearchMiss) => {
  const { call, t } = useEnv()
  const queries = useQueryClient()
  const refresh = () => queries.invalidateQueries({ queryKey: [synonyms.getSynonyms] })
  const onError = (error: unknown) => showToast(problemText(t, error), { tone: 'bad' })
  const undo = useMutation({
    mutationFn: ({ before, etag }: { before: Synonyms; etag: string | undefined }) =>
      call(synonyms.updateSynonyms, { body: before, ifMatch: etag }),
    onSuccess: () => {
      showToast(t(messages.pairUndone))
      add.reset()
    },
    onError,
    onSettled: refresh,
  })
  const add = useMutation({
    mutationFn: async (pair: [word: string, instead: string]) => {
      const { groups, expansions } = await call(synonyms.getSynonyms)
      const body = { language: 'es' as const, countries: [country as Country], words: pair }
      const { etag } = await call.tagged(synonyms.addSynonym, { body })
      const found = await call(searchDesk.testQuery, { body: { q: words, country } })
      return { before: { groups, expansions }, etag, found }
    },
    onSuccess: ({ before, etag }, [word, instead]) =>
      showToast(t(messages.pairAdded, word, instead), {
        undo: { label: t(messages.undo), run: () => undo.mutate({ before, etag }) },
      }),
    onError,
    onSettled: refresh,
  })
  return add
}

const Miss = ({ miss, mayWrite }: { miss: SearchMiss; mayWrite: boolean }) => {
  const { t, format } = useEnv()
  const add = useSynonym(miss)
  const { words, country, times, nearest } = miss
  const pairs = nearest.flatMap(({ word, instead }) => instead.map((one) => [word, one] as [string, string]))
  const found = add.data?.found
  const addTyped = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const instead = textIn(new FormData(event.currentTarget), 'instead')
    if (instead !== '' && !add.isPending) add.mutate([words, instead])
  }
  return (
    <li className={styles.miss}>
      <span>
        <strong>{words}</strong>
        <small>
          {country} · {t(messages.times, times)}
        </small>
      </span>
      {found ? (
        <span role="status">
          {t(messages.nowFinds, format.number(found.total))}{' '}
          <small>
            {found.hits
              .slice(0, 3)
              .map(({ productName }) => productName)
              .join(' · ')}
          </small>
        </span>
      ) : (
        <span className={styles.pairs}>
          {pairs.length === 0 && !mayWrite && <small>{t(messages.noneNear)}</small>}
          {mayWrite && <small>{t(messages.sameAs)}</small>}
          {pairs.map(([word, instead]) =>
            mayWrite ? (
              <Button
                key={`${word} ${instead}`}
                aria-label={t(messages.pair, word, instead)}
                isBusy={add.isPending}
                onClick={() => add.mutate([word, instead])}
              >
                {instead}
              </Button>
            ) : (
              <small key={`${word} ${instead}`}>{instead}</small>
            ),
          )}
          {mayWrite && (
            <form onSubmit={addTyped}>
              <TextField
                label={t(messages.otherWord, words)}
                placeholder={t(messages.other)}
                isLabelHidden
                name="instead"
                maxLength={100}
                autoComplete="off"
                enterKeyHint="done"
              />
            </form>
          )}
        </span>
      )}
    </li>
  )
}

/** What shoppers search for in vain, and the nearest words of the catalogue: one press makes a synonym of one. */
export const Misses = () => {
  const { call, t } = useEnv()
  const { can } = useSession()
  const { country } = usePlace()
  const query = { limit: mostShown, ...(country ? { country } : {}) }
  const found = useQuery({
    queryKey: [searchDesk.getSearchMisses, query],
    queryFn: () => call(searchDesk.getSearchMisses, { query }),
  })
  return (
    <Section title={`${t(messages.misses)}${found.data ? ` (${found.data.total})` : ''}`}>
      {found.error && <ProblemNotice error={found.error} onRetry={() => void found.refetch()} />}
      {found.isPending && <Skeleton />}
      {found.data?.data.length === 0 && <p className={styles.soft}>{t(messages.noMisses)}</p>}
      <ul>
        {found.data?.data.map((miss) => (
          <Miss key={`${miss.country} ${miss.words}`} miss={miss} mayWrite={can('sfcc.search.rw')} />
        ))}
      </ul>
    </Section>
  )
}
