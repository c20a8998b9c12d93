import { type UseQueryOptions, useSuspenseQuery } from '@tanstack/react-query'
import type { Call } from './call.ts'
import { useEnv } from './env.tsx'
import { type Person, signIn } from './staff.ts'

/** Who is signed in. A session that is over is a problem 401, and nobody is asked. */
export const personQuery = (call: Call) =>
  ({
    queryKey: [signIn.getUsersThis],
    queryFn: () => call(signIn.getUsersThis, { mayAsk: false }),
    staleTime: 60_000,
    retry: false,
  }) satisfies UseQueryOptions<Person>

const opens = (scopes: readonly string[], scope: string) =>
  scopes.includes(scope) || scopes.includes(`${scope}.rw`)

/** What a person may do. The engine judges each call; here it decides what is shown. */
export const rightsOf = ({ roles }: Pick<Person, 'roles'>) => ({
  /** Whether a role of theirs, anywhere, opens calls of a scope: `sfcc.orders`, `sfcc.orders.rw`. */
  can: (scope: string) => roles.some(({ scopes }) => opens(scopes, scope)),
  /** Whether a role of theirs, in this country or anywhere, has a right that is finer than a scope. */
  has: (right: string, country?: string) =>
    roles.some(
      (role) =>
        role.rights.includes(right) &&
        (country === undefined || role.country === undefined || role.country === country),
    ),
  /** Countries where a scope is open to them; undefined: everywhere. */
  countriesOf: (scope: string): readonly string[] | undefined => {
    const open = roles.filter(({ scopes }) => opens(scopes, scope))
    if (open.some(({ country }) => country === undefined)) return undefined
    return [...new Set(open.flatMap(({ country }) => country ?? []))]
  },
})

/** Who is signed in, and what they may do. Only below the gate that has loaded it. */
export const useSession = () => {
  const { data: person } = useSuspenseQuery(personQuery(useEnv().call))
  const storeName = (storeId: string): string =>
    person.stores.find((store) => store.storeId === storeId)?.name ?? storeId
  return { person, storeName, ...rightsOf(person) }
}
