import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { type CaseHit, cases } from '../../api/cases.ts'
import { useEnv } from '../../api/env.tsx'
import { allOf, hasWords, isInDays, isOneOf, sortsOf } from '../../api/search-query.ts'
import { useSession } from '../../api/session.ts'
import { StepsDialog, TextStepsDialog } from '../../features/bulk/index.ts'
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
import { Button, showToast } from '../../ui/index.ts'
import { CaseSummary } from './case-summary.tsx'
import styles from './cases.module.css'
import { messages } from './messages.ts'
import { useCaseColumns } from './use-case-columns.tsx'

type Asked = { what: 'take' | 'close'; load(): Promise<readonly CaseHit[]>; clear(): void }

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
  const [step, setStep] = useState<Asked>()
  const takeOne = async ({ caseId }: CaseHit) => {
    const params = { caseId }
    const { etag: ifMatch } = await call.tagged(cases.getCase, { params })
    await call(cases.assignCase, { params, body: { staffId: person.userId }, ifMatch })
  }
  const closeOne = async ({ caseId }: CaseHit, reason: string) => {
    const params = { caseId }
    const { etag: ifMatch } = await call.tagged(cases.getCase, { params })
    await call(cases.closeCase, { params, body: { reason }, ifMatch })
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
  const dialog = step && {
    load: step.load,
    nameOf: ({ caseId }: CaseHit) => caseId,
    onDone: () => {
      step.clear()
      void readAgain()
    },
    onClose: () => setStep(undefined),
  }
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
        bulk={
          can('sfcc.cases.rw')
            ? ({ rows, isAll }, clear) => {
                const load = isAll ? loadAll : async () => rows
                return (
                  <>
                    <Button onClick={() => setStep({ what: 'close', load, clear })}>
                      {t(messages.close)}
                    </Button>
                    <Button
                      kind="main"
                      isBusy={take.isPending}
                      onClick={() =>
                        isAll
                          ? setStep({ what: 'take', load, clear })
                          : take.mutate(rows, { onSuccess: clear })
                      }
                    >
                      {t(messages.take)}
                    </Button>
                  </>
                )
              }
            : undefined
        }
        empty={{ icon: 'cases', title: t(messages.empty), advice: <p>{t(messages.emptyWhy)}</p> }}
      />
      {dialog && step.what === 'take' && (
        <StepsDialog
          {...dialog}
          title={t(messages.take)}
          why={(n) => t(messages.willTake, format.number(n))}
          applies={({ status, owner }) => status !== 'closed' && owner?.id !== person.userId}
          step={takeOne}
        />
      )}
      {dialog && step.what === 'close' && (
        <TextStepsDialog
          {...dialog}
          title={t(messages.close)}
          why={(n) => t(messages.willClose, format.number(n))}
          label={t(messages.reason)}
          maxLength={4_000}
          applies={({ status }) => status !== 'closed'}
          step={closeOne}
        />
      )}
    </Page>
  )
}
