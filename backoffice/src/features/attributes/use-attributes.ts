import { useQuery } from '@tanstack/react-query'
import { useEnv } from '../../api/env.tsx'
import { type Attribute, preferences } from '../../api/preferences.ts'
import { useSession } from '../../api/session.ts'

const attributesParams = { groupId: 'attributes', instanceType: 'current' } as const

/** The attributes that products differ and are filtered by; none for people who may not read the settings. */
export const useAttributes = (): readonly Attribute[] => {
  const { call } = useEnv()
  const { can } = useSession()
  const query = useQuery({
    queryKey: [preferences.getSitePreferenceGroup, 'attributes', 'names'],
    queryFn: () => call(preferences.getSitePreferenceGroup, { params: attributesParams }),
    enabled: can('sfcc.preferences'),
    staleTime: 60_000,
  })
  return query.data?.c_attributes ?? []
}
