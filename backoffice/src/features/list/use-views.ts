import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEnv } from '../../api/env.tsx'
import { savedViews } from '../../api/staff.ts'
import type { View } from './column.ts'
import type { Search } from './list-state.ts'

type Saved = Record<string, readonly View[]>
const queryKey = [savedViews.getSavedViews]

const textsOf = (search: Search): Record<string, string> =>
  Object.fromEntries(Object.entries(search).flatMap(([name, value]) => (value ? [[name, value]] : [])))

/** Choices that a person has named, the same on every machine; each change counts at once. */
export const useViews = (list: string) => {
  const { call } = useEnv()
  const queries = useQueryClient()
  const found = useQuery({
    queryKey,
    queryFn: async ({ signal }): Promise<Saved> => {
      const { data } = await call(savedViews.getSavedViews, { signal })
      return Object.groupBy(
        data.map(({ viewId, ...view }) => ({ ...view, id: viewId })),
        (view) => view.list,
      ) as Saved
    },
    staleTime: 60_000,
  })
  const views = found.data?.[list] ?? []
  const show = (next: readonly View[]) =>
    queries.setQueryData<Saved>(queryKey, (before) => ({ ...before, [list]: next }))
  const put = useMutation({
    mutationFn: ({ id, title, search }: View) =>
      call(savedViews.putSavedView, {
        params: { list, viewId: id },
        body: { title, search: textsOf(search) },
      }),
    onMutate: (view) => show([...views.filter(({ id }) => id !== view.id), view]),
    onError: () => queries.invalidateQueries({ queryKey }),
  })
  const remove = useMutation({
    mutationFn: ({ id }: View) => call(savedViews.deleteSavedView, { params: { list, viewId: id } }),
    onMutate: (view) => show(views.filter(({ id }) => id !== view.id)),
    onError: () => queries.invalidateQueries({ queryKey }),
  })
  return { views, put, remove }
}
