import { useRouter, useRouterState } from '@tanstack/react-router'
import { useEnv } from '../../api/env.tsx'
import { useSession } from '../../api/session.ts'
import { placeOf, withPlace } from '../../lib/place.ts'

/** Where a person works now: the country of the address, or the only one they have. */
export const usePlace = () => {
  const { shop } = useEnv()
  const { person } = useSession()
  const router = useRouter()
  const at = useRouterState({ select: () => placeOf(router.history.location.pathname) })
  const everywhere = shop.countries.map(({ code }) => code as string)
  const own = person.roles.some(({ country, storeId }) => !country && !storeId)
    ? everywhere
    : everywhere.filter((code) =>
        person.roles.some(({ country, storeId }) => country === code || storeId?.startsWith(`${code}-`)),
      )
  const [only] = own
  return {
    /** Undefined: all of their countries. */
    country: at && own.includes(at) ? at : own.length === 1 ? only : undefined,
    /** Those they may work in. */
    countries: own,
    /** Stores that they are bound to; empty: all of their countries' stores. */
    storeIds: person.roles.every(({ storeId }) => storeId)
      ? person.roles.flatMap(({ storeId }) => storeId ?? [])
      : [],
    /** The same page at another country; undefined: at all of them. */
    go: (country: string | undefined) => {
      const { pathname, searchStr } = router.state.location
      router.history.push(`/admin${withPlace(pathname, country)}${searchStr}`)
    },
  }
}
