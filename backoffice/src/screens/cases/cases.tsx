import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { type CaseHit, cases } from '../../api/cases.ts'
import { useEnv } from '../../api/env.tsx'
import { allOf, hasWords, isInDays, isOneOf, sortsOf } from '../../api/search-query.ts'
import { useSession } from '../../api/session.ts'
import { CaseStatus, caseStatuses, subjectName } from '../../features/cases/index.ts'
import {
  type Filter,
  List,
  loadPages,
  mostRows,
  queryProps,
  useListState,
  type View,
} from '../../features/list/index.ts'
import { isOwnedBy, ownerOptions } from '../../features/owner/index.ts'
import { Page } from '../../features/page/index.ts'
import { usePlace } from '../../features/place/index.ts'
import { CaseSummary } from './case-summary.tsx'
import styles from './cases.module.css'
import { messages } from './messages.ts'
import { useCaseColumns } from './use-case-columns.tsx'
import { useCaseSteps } from './use-case-steps.tsx'

export const CasesScreen = () => {
  const { call, t, format } = useEnv()
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
      isOneOf('status', filters.status ?? []),
      isOwnedBy(filters.owner),
      isInDays('creationDate', filters.written),
    ),
    sorts: sortsOf(sort, '-creationDate'),
  }
  const body = { ...asked, limit: state.size, offset: (state.page - 1) * state.size }
  const found = useQuery({
    queryKey: [cases.searchCases, body],
    queryFn: ({ signal }) => call(cases.searchCases, { body, signal }),
    placeholderData: keepPreviousData,
  })
  const loadAll = () => loadPages((page) => call(cases.searchCases, { body: { ...asked, ...page } }))
  const steps = useCaseSteps(loadAll)
  const columns = useCaseColumns(now)
  const shownFilters: readonly Filter[] = [
    {
      id: 'status',
      title: messages.status,
      options: Object.entries(caseStatuses).map(([value, title]) => ({ value, title: t(title) })),
    },
    { id: 'owner', title: messages.owner, options: ownerOptions(t, person, found.data?.hits ?? []) },
    { id: 'written', title: messages.date, isDays: true },
    ...(countries.length > 1
      ? [
          {
            id: 'country',
            title: messages.country,
            options: countries.map((value) => ({ value, title: value })),
          },
        ]
      : []),
  ]
  const views: readonly View[] = [
    { id: 'open', title: t(messages.open), search: { status: 'open', sort: 'creationDate' } },
    { id: 'nobodys', title: t(messages.nobodys), search: { owner: 'none', status: 'open,answered' } },
    { id: 'mine', title: t(messages.mine), search: { owner: person.userId, status: 'open,answered' } },
    { id: 'all', title: t(messages.all), search: {} },
  ]
  const open = ({ caseId }: CaseHit) => void navigate({ to: '/cases/$caseId', params: { caseId } })
  return (
    <Page width="wide" title={t(messages.title)}>
      <List
        name="cases"
        state={state}
        columns={columns}
        filters={shownFilters}
        views={views}
        searchHint={t(messages.searchHint)}
        rows={found.data?.hits}
        {...queryProps(found)}
        idOf={({ caseId }) => caseId}
        onOpen={open}
        panel={{
          title: ({ caseId, subject }) => `${caseId} · ${subjectName(t, subject)}`,
          content: (hit) => <CaseSummary hit={hit} onOpen={() => open(hit)} />,
        }}
        loadAll={loadAll}
        mostSelected={mostRows}
        card={(hit) => (
          <>
            <span className={styles.card}>
              <strong>{subjectName(t, hit.subject)}</strong>
              <CaseStatus status={hit.status} />
            </span>
            <span>{hit.name}</span>
            <span className={styles.soft}>
              {hit.caseId} · {format.age(hit.creationDate, now)} · {hit.country}
            </span>
          </>
        )}
        bulk={can('sfcc.cases.rw') ? steps.buttons : undefined}
        empty={{ icon: 'cases', title: t(messages.empty), advice: <p>{t(messages.emptyWhy)}</p> }}
      />
      {steps.dialogs}
    </Page>
  )
}
