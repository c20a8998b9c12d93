import { useQuery } from '@tanstack/react-query'
import { useEnv } from '../../api/env.tsx'
import { preferences } from '../../api/preferences.ts'
import { useSession } from '../../api/session.ts'
import { localText } from '../../lib/local-text.ts'

/** Countries of the person’s own that tax goods by more than one class, with their classes. */
export const useTaxClasses = () => {
  const { call, language } = useEnv()
  const { can, countriesOf } = useSession()
  const own = countriesOf('sfcc.products.rw')
  const query = useQuery({
    queryKey: [preferences.getSitePreferenceGroup, 'countries', 'taxes'],
    queryFn: () =>
      call(preferences.getSitePreferenceGroup, { params: { groupId: 'countries', instanceType: 'current' } }),
    enabled: can('sfcc.preferences'),
    staleTime: 60_000,
  })
  return (query.data?.c_countries ?? [])
    .filter(({ code, taxes }) => taxes.length > 1 && own?.includes(code) !== false)
    .map(({ code, name, taxes }) => ({ code, name: localText(name, language) || code, taxes }))
}
