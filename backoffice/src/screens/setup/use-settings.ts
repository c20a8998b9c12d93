import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Call } from '../../api/call.ts'
import { useEnv } from '../../api/env.tsx'
import { type PreferenceGroup, preferences } from '../../api/preferences.ts'

export type CountrySettings = NonNullable<PreferenceGroup['c_countries']>[number]

/** Changes members of a group of settings over what it says now; what somebody else saved in between is a problem 412. */
export const changeGroup = async (
  call: Call,
  groupId: 'shop' | 'countries',
  change: (now: PreferenceGroup) => Partial<PreferenceGroup>,
) => {
  const params = { groupId, instanceType: 'current' }
  const { data, etag } = await call.tagged(preferences.getSitePreferenceGroup, { params })
  await call(preferences.updateSitePreferenceGroup, { params, body: change(data), ifMatch: etag })
}

/** Changes what the shop's first country says; all is read anew afterwards. */
export const useCountryChange = (onDone: () => void) => {
  const { call } = useEnv()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (change: Partial<CountrySettings>) =>
      changeGroup(call, 'countries', ({ c_countries: countries = [] }) => ({
        c_countries: countries.map((one, at) => (at === 0 ? { ...one, ...change } : one)),
      })),
    onSuccess: onDone,
    onSettled: () => queries.invalidateQueries(),
  })
}
