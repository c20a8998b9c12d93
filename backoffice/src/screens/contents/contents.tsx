import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useEnv } from '../../api/env.tsx'
import { allOf, hasWords, isFlag, isOneOf, sortsOf } from '../../api/search-query.ts'
import { useSession } from '../../api/session.ts'
import { type ContentHit, library } from '../../api/site.ts'
import { StepsDialog } from '../../features/bulk/index.ts'
import { List, loadPages, mostRows, queryProps, useListState, type View } from '../../features/list/index.ts'
import { Page } from '../../features/page/index.ts'
import { problemText } from '../../features/problem/index.ts'
import { Button, showToast } from '../../ui/index.ts'
import { ContentState, nameOf, useContentColumns, useContentFilters } from './content-columns.tsx'
import { messages } from './messages.ts'

/** Shows contents in the shop or takes them out of it; the toast does the opposite. */
const usePublish = () => {
  const { call, shop, t } = useEnv()
  const queries = useQueryClient()
  const publishOne = async (contentId: string, online: boolean) => {
    const params = { libraryId: shop.id, contentId }
    const { etag } = await call.tagged(library.getLibraryContent, { params })
    await call(library.updateLibraryContent, { params, body: { online }, ifMatch: etag })
  }
  const publish = useMutation({
    mutationFn: async ({ ids, online }: { ids: readonly string[]; online: boolean }) => {
      for (const id of ids) await publishOne(id, online)
    },
    onSuccess: (_, { ids, online }) =>
      showToast(t(online ? messages.published : messages.takenOut, ids.length), {
        undo: { label: t(messages.undo), run: () => publish.mutate({ ids, online: !online }) },
      }),
    onError: (error) => showToast(problemText(t, error), { tone: 'bad' }),
    onSettled: () => queries.invalidateQueries({ queryKey: [library.searchLibraryContent] }),
  })
  return { ...publish, publishOne }
}

/** Pages, menus, banners and texts of the shop. */
export const ContentsScreen = () => {
  const { call, shop, t, language, format } = useEnv()
  const { can } = useSession()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const state = useListState()
  const [now] = useState(() => new Date())
  const publish = usePublish()
  const [step, setStep] = useState<{ online: boolean; clear(): void }>()
  const { filters, sort } = state
  const params = { libraryId: shop.id }
  const asked = {
    query: allOf(
      hasWords(['id', 'name', 'text'], state.words),
      isFlag('online', filters.online),
      isFlag('isTranslated', filters.translated),
      isOneOf('folderId', filters.folder ?? []),
      filters.planned && { termQuery: { fields: ['plannedAt'], operator: 'is_not_null', values: [] } },
    ),
    sorts: sortsOf(sort, 'name'),
  }
  const body = { ...asked, limit: state.size, offset: (state.page - 1) * state.size }
  const search = (page: object, signal?: AbortSignal) =>
    call(library.searchLibraryContent, { params, body: { ...asked, ...page }, ...(signal ? { signal } : {}) })
  const found = useQuery({
    queryKey: [library.searchLibraryContent, body],
    queryFn: ({ signal }) => search(body, signal),
    placeholderData: keepPreviousData,
  })
  const columns = useContentColumns(now)
  const views: readonly View[] = [
    { id: 'all', title: t(messages.all), search: {} },
    { id: 'planned', title: t(messages.withPlan), search: { planned: 'true' } },
    { id: 'hidden', title: t(messages.hidden), search: { online: 'false' } },
    { id: 'english', title: t(messages.lacksEnglish), search: { translated: 'false' } },
  ]
  return (
    <Page width="wide" title={t(messages.title)}>
      <List
        name="content"
        state={state}
        columns={columns}
        filters={useContentFilters()}
        views={views}
        searchHint={t(messages.searchHint)}
        rows={found.data?.hits}
        {...queryProps(found)}
        idOf={({ id }) => id}
        onOpen={({ id }) => void navigate({ to: '/content/$contentId', params: { contentId: id } })}
        loadAll={() => loadPages(search)}
        card={(one) => (
          <>
            <strong>{nameOf(one, language)}</strong>
            <ContentState content={one} />
          </>
        )}
        bulk={
          can('sfcc.libraries.rw')
            ? ({ rows, isAll }, clear) =>
                [true, false].map((online) => (
                  <Button
                    key={String(online)}
                    isBusy={publish.isPending}
                    onClick={() =>
                      isAll
                        ? setStep({ online, clear })
                        : publish.mutate({ ids: idsToChange(rows, online), online }, { onSuccess: clear })
                    }
                  >
                    {t(online ? messages.publish : messages.takeOut)}
                  </Button>
                ))
            : undefined
        }
        mostSelected={mostRows}
        empty={{ icon: 'content', title: t(messages.empty) }}
      />
      {step && (
        <StepsDialog
          title={t(step.online ? messages.publish : messages.takeOut)}
          why={(n) => t(step.online ? messages.willPublish : messages.willTakeOut, format.number(n))}
          load={() => loadPages(search)}
          applies={({ online }) => online !== step.online}
          nameOf={({ id }) => id}
          step={({ id }) => publish.publishOne(id, step.online)}
          onDone={() => {
            step.clear()
            void queries.invalidateQueries({ queryKey: [library.searchLibraryContent] })
          }}
          onClose={() => setStep(undefined)}
        />
      )}
    </Page>
  )
}

/** Those that are not so already: undoing leaves the others alone. */
const idsToChange = (rows: readonly ContentHit[], online: boolean): string[] =>
  rows.flatMap((row) => (row.online === online ? [] : [row.id]))
