import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import { type SearchMiss, searchDesk } from '../../api/search-desk.ts'
import { useEnv } from '../../api/env.tsx'
import { useSession } from '../../api/session.ts'
import { type Synonyms, synonyms } from '../../api/site.ts'
import { textIn } from '../../features/confirm/index.ts'
import { usePlace } from '../../features/place/index.ts'
import { ProblemNotice, problemText } from '../../features/problem/index.ts'
import { Button, Section, showToast, Skeleton, TabLink, Tabs, TextField } from '../../ui/index.ts'
import { AllSearches } from './all-searches.tsx'
import { messages } from './messages.ts'
import { PageChoices, useSearchRedirect, useShopPages } from './page-choices.tsx'
import type { ShopPage } from './pages.ts'
import styles from './search-words.module.css'

const mostShown = 20
const mostOfAll = 100

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

/** Leaves words out of the list, or takes them back into it; the toast of the former does the latter. */
const useIgnore = ({ words, country }: SearchMiss) => {
  const { call, t } = useEnv()
  const queries = useQueryClient()
  const onError = (error: unknown) => showToast(problemText(t, error), { tone: 'bad' })
  const onSettled = () => queries.invalidateQueries({ queryKey: [searchDesk.getSearchMisses] })
  const restore = useMutation({
    mutationFn: () => call(searchDesk.restoreSearchMiss, { query: { words, country } }),
    onError,
    onSettled,
  })
  const ignore = useMutation({
    mutationFn: () => call(searchDesk.ignoreSearchMiss, { body: { words, country } }),
    onSuccess: () =>
      showToast(t(messages.ignored, words), {
        undo: { label: t(messages.undo), run: () => restore.mutate() },
      }),
    onError,
    onSettled,
  })
  return { ignore, restore }
}

type MissProps = { miss: SearchMiss; pages: readonly ShopPage[]; mayWrite: boolean; isIgnored: boolean }

const Miss = ({ miss, pages, mayWrite, isIgnored }: MissProps) => {
  const { t, format } = useEnv()
  const add = useSynonym(miss)
  const lead = useSearchRedirect(miss)
  const { ignore, restore } = useIgnore(miss)
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
      {lead.isSuccess ? (
        <span role="status">{t(messages.nowLeads, lead.variables.name)}</span>
      ) : found ? (
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
          {mayWrite && (
            <PageChoices words={words} pages={pages} isBusy={lead.isPending} onChoose={lead.mutate} />
          )}
          {mayWrite && (
            <Button
              kind="quiet"
              isBusy={ignore.isPending || restore.isPending}
              aria-label={t(isIgnored ? messages.restoreWords : messages.ignoreWords, words)}
              onClick={() => (isIgnored ? restore : ignore).mutate()}
            >
              {t(isIgnored ? messages.restore : messages.ignore)}
            </Button>
          )}
        </span>
      )}
    </li>
  )
}

/** What shoppers search for in vain, the nearest words of the catalogue and the likeliest pages: one press leads to either. */
export const Misses = () => {
  const { call, t } = useEnv()
  const { can } = useSession()
  const { country } = usePlace()
  const search = useSearch({ strict: false })
  const isIgnored = search.misses === 'ignored'
  const isAll = search.misses === 'all'
  const query = {
    limit: isAll ? mostOfAll : mostShown,
    ...(country ? { country } : {}),
    ...(isIgnored ? { ignored: true } : {}),
    ...(isAll ? { all: true } : {}),
  }
  const found = useQuery({
    queryKey: [searchDesk.getSearchMisses, query],
    queryFn: () => call(searchDesk.getSearchMisses, { query }),
  })
  const rows = found.data?.data ?? []
  const pages = useShopPages()
  return (
    <Section
      title={`${t(isAll ? messages.everything : messages.misses)}${found.data ? ` (${found.data.total})` : ''}`}
    >
      {found.error && <ProblemNotice error={found.error} onRetry={() => void found.refetch()} />}
      {found.isPending && <Skeleton />}
      <div className={styles.tabs}>
        <Tabs label={t(messages.misses)}>
          <TabLink to="/search-words" search={{}} isCurrent={!isIgnored && !isAll}>
            {t(messages.open)}
          </TabLink>
          <TabLink to="/search-words" search={{ misses: 'ignored' }} isCurrent={isIgnored}>
            {t(messages.ignoredOnes)}
          </TabLink>
          <TabLink to="/search-words" search={{ misses: 'all' }} isCurrent={isAll}>
            {t(messages.everything)}
          </TabLink>
        </Tabs>
      </div>
      {found.data && rows.length === 0 && (
        <p className={styles.soft}>
          {t(isAll ? messages.noSearches : isIgnored ? messages.noneIgnored : messages.noMisses)}
        </p>
      )}
      {isAll && rows.length > 0 && <AllSearches searches={rows} />}
      {!isAll && (
        <ul>
          {rows.map((miss) => (
            <Miss
              key={`${miss.country} ${miss.words}`}
              miss={miss}
              pages={pages}
              mayWrite={can('sfcc.search.rw')}
              isIgnored={isIgnored}
            />
          ))}
        </ul>
      )}
    </Section>
  )
}
