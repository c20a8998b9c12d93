import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { type CaseHit, cases } from '../../api/cases.ts'
import { useEnv } from '../../api/env.tsx'
import { allOf, hasWords, isOneOf, sortsOf } from '../../api/search-query.ts'
import { useSession } from '../../api/session.ts'
import { StepsDialog } from '../../features/bulk/index.ts'
import { CaseStatus, caseStatuses, subjectName } from '../../features/cases/index.ts'
import {
  type Column,
  type Filter,
  List,
  loadPages,
  mostRows,
  queryProps,
  useListState,
  type View,
} from '../../features/list/index.ts'
import { Page } from '../../features/page/index.ts'
import { usePlace } from '../../features/place/index.ts'
import { Button, showToast } from '../../ui/index.ts'
import styles from './cases.module.css'
import { messages } from './messages.ts'

export const CasesScreen = () => {
  const { call, t, format } = useEnv()
  const { can, person } = useSession()
  const { country, countries } = usePlace()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const state = useListState()
  const { words, filters, sort } = state
  const [now] = useState(() => new Date())
  const asked = {
    query: allOf(
      hasWords(['words'], words),
      isOneOf('country', filters.country ?? (country ? [country] : [])),
      isOneOf('status', filters.status ?? []),
      isOneOf('ownerId', filters.owner ?? []),
    ),
    sorts: sortsOf(sort, '-creationDate'),
  }
  const body = { ...asked, limit: state.size, offset: (state.page - 1) * state.size }
  const found = useQuery({
    queryKey: [cases.searchCases, body],
    queryFn: ({ signal }) => call(cases.searchCases, { body, signal }),
    placeholderData: keepPreviousData,
  })
  const [clearAll, setClearAll] = useState<() => void>()
  const takeOne = async ({ caseId }: CaseHit) => {
    const params = { caseId }
    const { etag: ifMatch } = await call.tagged(cases.getCase, { params })
    await call(cases.assignCase, { params, body: { staffId: person.userId }, ifMatch })
  }
  const readAgain = () => queries.invalidateQueries({ queryKey: [cases.searchCases] })
  const loadAll = () => loadPages((page) => call(cases.searchCases, { body: { ...asked, ...page } }))
  const take = useMutation({
    mutationFn: async (chosen: readonly CaseHit[]) => {
      const refused: string[] = []
      for (const hit of chosen)
        try {
          await takeOne(hit)
        } catch {
          refused.push(hit.caseId)
        }
      return refused
    },
    onSuccess: (refused, chosen) => {
      if (chosen.length > refused.length) showToast(t(messages.taken, chosen.length - refused.length))
      if (refused.length > 0) showToast(t(messages.refused, refused.join(', ')), { tone: 'bad' })
    },
    onSettled: readAgain,
  })
  const columns: readonly Column<CaseHit>[] = [
    {
      id: 'no',
      title: messages.no,
      cell: ({ caseId }) => (
        <Link to="/cases/$caseId" params={{ caseId }}>
          {caseId}
        </Link>
      ),
      text: ({ caseId }) => caseId,
    },
    {
      id: 'age',
      title: messages.age,
      cell: ({ creationDate }) => (
        <span title={format.dateTime(creationDate)}>{format.age(creationDate, now)}</span>
      ),
      text: ({ creationDate }) => creationDate,
      sortBy: 'creationDate',
    },
    {
      id: 'subject',
      title: messages.subject,
      cell: ({ subject }) => subjectName(t, subject),
      text: ({ subject }) => subject,
    },
    { id: 'customer', title: messages.customer, cell: ({ name }) => name, text: ({ name }) => name },
    { id: 'country', title: messages.country, cell: ({ country: code }) => code, text: (hit) => hit.country },
    {
      id: 'files',
      title: messages.files,
      cell: ({ fileCount }) => (fileCount === 0 ? '' : format.number(fileCount)),
      text: ({ fileCount }) => fileCount,
      align: 'end',
    },
    {
      id: 'owner',
      title: messages.owner,
      cell: ({ owner }) => owner?.name,
      text: ({ owner }) => owner?.name,
    },
    {
      id: 'status',
      title: messages.status,
      cell: ({ status }) => <CaseStatus status={status} />,
      text: ({ status }) => status,
    },
  ]
  const shownFilters: readonly Filter[] = [
    {
      id: 'status',
      title: messages.status,
      options: Object.entries(caseStatuses).map(([value, title]) => ({ value, title: t(title) })),
    },
    { id: 'owner', title: messages.owner, options: [{ value: person.userId, title: person.name }] },
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
    { id: 'mine', title: t(messages.mine), search: { owner: person.userId, status: 'open,answered' } },
    { id: 'all', title: t(messages.all), search: {} },
  ]
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
        onOpen={({ caseId }) => void navigate({ to: '/cases/$caseId', params: { caseId } })}
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
        bulk={
          can('sfcc.cases.rw')
            ? ({ rows, isAll }, clear) => (
                <Button
                  kind="main"
                  isBusy={take.isPending}
                  onClick={() => (isAll ? setClearAll(() => clear) : take.mutate(rows, { onSuccess: clear }))}
                >
                  {t(messages.take)}
                </Button>
              )
            : undefined
        }
        empty={{ icon: 'cases', title: t(messages.empty), advice: <p>{t(messages.emptyWhy)}</p> }}
      />
      {clearAll && (
        <StepsDialog
          title={t(messages.take)}
          why={(n) => t(messages.willTake, format.number(n))}
          load={loadAll}
          applies={({ status, owner }) => status !== 'closed' && owner?.id !== person.userId}
          nameOf={({ caseId }) => caseId}
          step={takeOne}
          onDone={() => {
            clearAll()
            void readAgain()
          }}
          onClose={() => setClearAll(undefined)}
        />
      )}
    </Page>
  )
}
