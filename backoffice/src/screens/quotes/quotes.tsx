import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useEnv } from '../../api/env.tsx'
import { type QuoteHit, quotes } from '../../api/quotes.ts'
import { allOf, hasWords, isAtLeast, isFlag, isInDays, isOneOf, sortsOf } from '../../api/search-query.ts'
import { useSession } from '../../api/session.ts'
import { List, loadPages, mostRows, queryProps, useListState } from '../../features/list/index.ts'
import { isOwnedBy, ownerOptions } from '../../features/owner/index.ts'
import { Page } from '../../features/page/index.ts'
import { usePlace } from '../../features/place/index.ts'
import { lapsesWithin, QuoteState } from '../../features/quotes/index.ts'
import { Button } from '../../ui/index.ts'
import { messages } from './messages.ts'
import { followUpColumn, followUpOf } from './follow-up.tsx'
import { quoteColumns, quoteFilters, quoteViews } from './quote-columns.tsx'
import { QuoteSummary } from './quote-summary.tsx'
import styles from './quotes.module.css'
import { useQuoteSteps } from './use-quote-steps.tsx'

export const QuotesScreen = () => {
  const { call, shop, t, format } = useEnv()
  const { can, person } = useSession()
  const { country, countries } = usePlace()
  const navigate = useNavigate()
  const state = useListState()
  const { words, filters, sort } = state
  const [now] = useState(() => new Date())
  const asked = {
    query: allOf(
      hasWords(['words'], words),
      isOneOf('country', filters.country ?? (country ? [country] : [])),
      isOneOf('state', filters.state ?? []),
      isOwnedBy(filters.owner),
      isAtLeast('total', filters.value?.[0]),
      isInDays('creationDate', filters.asked),
      isFlag('isUnanswered', filters.unanswered),
      lapsesWithin(Number(filters.lapses?.at(-1))),
    ),
    sorts: sortsOf(sort, '-creationDate'),
  }
  const body = { ...asked, limit: state.size, offset: (state.page - 1) * state.size }
  const found = useQuery({
    queryKey: [quotes.searchQuotes, body],
    queryFn: ({ signal }) => call(quotes.searchQuotes, { body, signal }),
    placeholderData: keepPreviousData,
  })
  const loadAll = () => loadPages((page) => call(quotes.searchQuotes, { body: { ...asked, ...page } }))
  const steps = useQuoteSteps(loadAll)
  const columns = quoteColumns(format, { now, showsMargin: can('sfcc.costs') })
  const currency = shop.countries.find(({ code }) => code === country)?.currency ?? ''
  const open = ({ quoteId }: QuoteHit) => void navigate({ to: '/quotes/$quoteId', params: { quoteId } })
  return (
    <Page
      width="wide"
      title={t(messages.title)}
      actions={
        can('sfcc.quotes.rw') &&
        can('sfcc.counter.rw') && (
          <Button
            kind="main"
            icon="plus"
            onClick={() => void navigate({ to: '/counter', search: { channel: 'phone' } })}
          >
            {t(messages.add)}
          </Button>
        )
      }
    >
      <List
        name="quotes"
        state={state}
        columns={can('sfcc.quotes.rw') ? [...columns, followUpColumn] : columns}
        filters={quoteFilters(t, {
          countries,
          currency,
          owners: ownerOptions(t, person, found.data?.hits ?? []),
        })}
        views={quoteViews(t, person.userId)}
        searchHint={t(messages.searchHint)}
        rows={found.data?.hits}
        {...queryProps(found)}
        idOf={({ quoteId }) => quoteId}
        onOpen={open}
        loadAll={loadAll}
        mostSelected={mostRows}
        panel={{
          title: ({ number, customerName }) => `${number} · ${customerName}`,
          content: (hit) => <QuoteSummary hit={hit} onOpen={() => open(hit)} />,
        }}
        card={(hit) => (
          <>
            <span className={styles.card}>
              <strong>{hit.number}</strong>
              <QuoteState state={hit.state} />
            </span>
            <span className={styles.card}>
              <span>{hit.customerName}</span>
              <strong>
                {hit.offeredTotal === undefined ? '' : format.money(hit.offeredTotal, hit.currency)}
              </strong>
            </span>
            <span className={styles.soft}>
              {format.age(hit.creationDate, now)} · {hit.country}
              {hit.owner && ` · ${hit.owner.name}`}
            </span>
          </>
        )}
        cardAction={can('sfcc.quotes.rw') ? followUpOf : undefined}
        bulk={can('sfcc.quotes.rw') ? steps.buttons : undefined}
        empty={{ icon: 'quote', title: t(messages.empty), advice: <p>{t(messages.emptyWhy)}</p> }}
      />
      {steps.dialogs}
    </Page>
  )
}
