import { useEnv } from '../../api/env.tsx'
import type { CutPlan } from '../../api/plant.ts'
import { type Filter, useListState, type View } from '../../features/list/index.ts'
import { materialWords } from '../../features/plant/index.ts'
import { messages } from './messages.ts'
import { filterGroups, materialKey } from './plan-filter.ts'

/**
 * What of a plant's plan is shown, by the address. The plan is here as a whole, so it is filtered here, without a signal
 * too; what is confirmed and made anew is the plant's, whatever is shown.
 */
export const usePlanFilter = (
  plan: CutPlan | undefined,
  { storeId, today }: Record<'storeId' | 'today', string>,
) => {
  const { t, language } = useEnv()
  const { search, ...list } = useListState()
  const { store: _store, group: _group, ...own } = search
  const { material, due } = list.filters
  const filter = { ...(material ? { material } : {}), ...(due ? { due } : {}) }
  const groups = plan?.groups ?? []
  const materials = new Map([
    // A view may name a material of which nothing is to be cut today.
    ...(material ?? []).map((key) => [key, materialWords(key, language)] as const),
    ...groups.map(
      (group) => [materialKey(group.materialId), materialWords(group.material, language)] as const,
    ),
  ])
  const filters: Filter[] = [
    {
      id: 'material',
      title: messages.material,
      options: [...materials].map(([value, title]) => ({ value, title })),
    },
    { id: 'due', title: messages.dueDay, isDays: true },
  ]
  const views: View[] = [
    { id: 'all', title: t(messages.all), search: {} },
    { id: 'today', title: t(messages.dueByToday), search: { due: `,${today}` } },
  ]
  const reset = (next: typeof search) => list.reset({ ...next, store: storeId })
  return {
    // A view is of any plant: which one is looked at stays.
    state: { ...list, search: own, reset, set: (patch: typeof search) => reset({ ...own, ...patch }) },
    filters,
    views,
    isFiltered: Object.keys(filter).length > 0,
    groups: filterGroups(groups, filter),
  }
}
