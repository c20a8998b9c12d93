import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEnv } from '../../api/env.tsx'
import { useSession } from '../../api/session.ts'
import { type RoleName, savedViews, sharedViews } from '../../api/staff.ts'
import type { View } from './column.ts'
import type { Search } from './list-state.ts'

/** Those who have a role, in a country; without one anybody, anywhere. */
export type Whom = { role?: RoleName; country?: string }
/** `position`: among those of its list, the lowest first. */
export type OwnView = View & { position: number }
export type SharedView = OwnView & Whom

type Known = {
  own: Partial<Record<string, readonly OwnView[]>>
  shared: Partial<Record<string, readonly SharedView[]>>
}
const queryKey = [savedViews.getSavedViews]

const textsOf = (search: Search): Record<string, string> =>
  Object.fromEntries(Object.entries(search).flatMap(([name, value]) => (value ? [[name, value]] : [])))

/** By the list that they are of, in their order. */
const byList = <Saved extends { list: string; viewId: string }>(views: readonly Saved[]) =>
  Object.groupBy(
    views.map(({ viewId, ...view }) => ({ ...view, id: viewId })),
    ({ list }) => list,
  )

/** The place behind all views of a list. */
export const behind = (views: readonly OwnView[]): number =>
  Math.max(0, ...views.map(({ position }) => position)) + 1

/** Where the person may share views: `''` everywhere, else a country's code. */
const usePlaces = (): readonly string[] => {
  const { shop } = useEnv()
  const { person, has } = useSession()
  if (!has('views.share')) return []
  const codes = shop.countries.map(({ code }) => code)
  const sharing = person.roles.filter(({ rights }) => rights.includes('views.share'))
  return sharing.some(({ country }) => country === undefined)
    ? ['', ...codes]
    : codes.filter((code) => sharing.some(({ country }) => country === code))
}

/**
 * Choices that a person has named, the same on every machine, and those that others share with them; each change counts at
 * once.
 */
export const useViews = (list: string) => {
  const { call } = useEnv()
  const queries = useQueryClient()
  const places = usePlaces()
  const found = useQuery({
    queryKey,
    queryFn: async ({ signal }): Promise<Known> => {
      const { data, shared } = await call(savedViews.getSavedViews, { signal })
      return { own: byList(data), shared: byList(shared) as Known['shared'] }
    },
    staleTime: 60_000,
  })
  const views = found.data?.own[list] ?? []
  const shared = found.data?.shared[list] ?? []
  const show = (part: keyof Known, next: readonly OwnView[]) =>
    queries.setQueryData<Known>(queryKey, (before) => {
      const known = before ?? { own: {}, shared: {} }
      const inOrder = next.toSorted((a, b) => a.position - b.position)
      return { ...known, [part]: { ...known[part], [list]: inOrder } }
    })
  const readAgain = () => queries.invalidateQueries({ queryKey })
  const put = useMutation({
    mutationFn: ({ id, title, search, position }: OwnView) =>
      call(savedViews.putSavedView, {
        params: { list, viewId: id },
        body: { title, search: textsOf(search), position },
      }),
    onMutate: (view) => show('own', [...views.filter(({ id }) => id !== view.id), view]),
    onError: readAgain,
  })
  const remove = useMutation({
    mutationFn: ({ id }: View) => call(savedViews.deleteSavedView, { params: { list, viewId: id } }),
    onMutate: (view) =>
      show(
        'own',
        views.filter(({ id }) => id !== view.id),
      ),
    onError: readAgain,
  })
  const share = useMutation({
    mutationFn: async ({ title, search, role, country }: Omit<SharedView, 'id' | 'position'>) => {
      const whom = { ...(role === undefined ? {} : { role }), ...(country === undefined ? {} : { country }) }
      const body = { list, title, search: textsOf(search), ...whom }
      const { viewId } = await call(sharedViews.createSharedView, { body })
      show('shared', [...shared, { id: viewId, title, search, position: behind(shared), ...whom }])
    },
    onError: readAgain,
  })
  const changeShared = useMutation({
    mutationFn: ({ id, title, position }: SharedView) =>
      call(sharedViews.updateSharedView, { params: { viewId: id }, body: { title, position } }),
    onMutate: (view) => show('shared', [...shared.filter(({ id }) => id !== view.id), view]),
    onError: readAgain,
  })
  const unshare = useMutation({
    mutationFn: ({ id }: SharedView) => call(sharedViews.deleteSharedView, { params: { viewId: id } }),
    onMutate: (view) =>
      show(
        'shared',
        shared.filter(({ id }) => id !== view.id),
      ),
    onError: readAgain,
  })
  return {
    views,
    shared,
    put,
    remove,
    changeShared,
    share: { ...share, places },
    /** `isAllowed`: whether the person may take that one away. */
    unshare: { ...unshare, isAllowed: ({ country = '' }: SharedView) => places.includes(country) },
  }
}
