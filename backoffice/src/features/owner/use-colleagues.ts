import { useQuery } from '@tanstack/react-query'
import { useEnv } from '../../api/env.tsx'
import { rightsOf, useSession } from '../../api/session.ts'
import { users } from '../../api/users.ts'

/** What is given to a colleague: the scope that opens work on it. */
export type Work = 'sfcc.quotes.rw' | 'sfcc.cases.rw'

/** Somebody else who may do that work; `isIn`: in a country. */
export type Colleague = { id: string; name: string; isIn(country: string): boolean }

const staleTime = 300_000

/** Colleagues who do some work, for who sees the team; nobody for others. */
export const useColleagues = (work: Work | undefined): readonly Colleague[] => {
  const { call } = useEnv()
  const { person, can } = useSession()
  const enabled = work !== undefined && can('sfcc.users')
  const team = useQuery({
    queryKey: [users.getUsers],
    queryFn: () => call(users.getUsers),
    enabled,
    staleTime,
  })
  const known = useQuery({
    queryKey: [users.getRoles],
    queryFn: () => call(users.getRoles),
    enabled,
    staleTime,
  })
  if (!enabled || !team.data || !known.data) return []
  const scopesOf = new Map(known.data.data.map(({ role, scopes }) => [role, scopes]))
  return team.data.data.flatMap(({ userId, name, email, state, roles }) => {
    if (state !== 'active' || userId === person.userId) return []
    // What is held in a store alone opens nothing of a country.
    const held = roles
      .filter(({ storeId }) => storeId === undefined)
      .map((role) => ({ ...role, scopes: scopesOf.get(role.role) ?? [], rights: [] }))
    const { can: does, countriesOf } = rightsOf({ roles: held })
    const countries = countriesOf(work)
    if (!does(work)) return []
    const isIn = (country: string) => countries?.includes(country) ?? true
    return [{ id: userId, name: name ?? email, isIn }]
  })
}
