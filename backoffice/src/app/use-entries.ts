import { useRouterState } from '@tanstack/react-router'
import { rightsOf, useSession } from '../api/session.ts'
import type { Person } from '../api/staff.ts'
import { type Entry, type EntryGroup, navigation, type PartName, partsOfRole } from './navigation.ts'

const parts: Readonly<Partial<Record<string, readonly PartName[]>>> = partsOfRole

/** So many entries are seen at a glance: nobody who has no more has to unfold anything. */
const mostAtAGlance = 12

export type ShownGroup = EntryGroup & {
  /** Whether it stands open until the person folds it. */
  isOpen: boolean
}

/** What a person may open: where their roles work all day first and open, the other parts after it, folded where it is much. */
export const entriesOf = (person: Pick<Person, 'roles'>): readonly ShownGroup[] => {
  const { can, has, countriesOf } = rightsOf(person)
  const open = navigation
    .map((group) => ({
      ...group,
      entries: group.entries.filter(
        ({ scope, right, isWholeShop }) =>
          (scope === undefined || (isWholeShop ? countriesOf(scope) === undefined : can(scope))) &&
          (right === undefined || has(right)),
      ),
    }))
    .filter(({ entries }) => entries.length > 0)
  const first: readonly PartName[] = ['today', ...person.roles.flatMap(({ role }) => parts[role] ?? [])]
  const rankOf = ({ id }: EntryGroup) => {
    const rank = first.indexOf(id)
    return rank === -1 ? first.length : rank
  }
  const isShort = open.reduce((sum, { entries }) => sum + entries.length, 0) <= mostAtAGlance
  return open
    .toSorted((a, b) => rankOf(a) - rankOf(b))
    .map((group) => ({ ...group, isOpen: isShort || first.includes(group.id) }))
}

export const useEntries = (): readonly ShownGroup[] => entriesOf(useSession().person)

/** The entry that leads to what an address shows of another's page, by the filter that it names; undefined where none does. */
export const filteredEntry = (
  groups: readonly ShownGroup[],
  { pathname, search }: { pathname: string; search: Readonly<Record<string, unknown>> },
): Entry | undefined =>
  groups
    .flatMap(({ entries }) => entries)
    .find(
      ({ leadsTo }) =>
        leadsTo?.to === pathname &&
        Object.entries(leadsTo.search).every(([name, value]) => search[name] === value),
    )

/** The address of the entry that is looked at although its page is another's; undefined almost everywhere. */
export const useFilteredEntry = (): string | undefined => {
  const groups = useEntries()
  return useRouterState({ select: ({ location }) => filteredEntry(groups, location)?.to })
}
