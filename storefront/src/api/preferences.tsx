import { useQuery } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import type { Answer } from '../../../engine/src/kernel/contract.ts'
import type { preferenceContract } from '../../../engine/src/preferences/contract.ts'
import { preferenceRoutes } from '../../../engine/src/preferences/routes.ts'
import { toUnderscore } from '../../../facts/locales.ts'
import {
  type CustomPreferences,
  mergePreferences,
  parsePreferences,
  readPreferencesAnswer,
} from '../lib/preferences.ts'
import { type Env, useEnv } from './env.tsx'
import type { JsonContent } from './json-text.ts'
import { defineOperations } from './operation.ts'
import { isProblem } from './problem.ts'
import { optionalQuery, type Query } from './query.ts'

const operations = defineOperations<typeof preferenceContract>(preferenceRoutes)

/** The shop's custom preferences for a locale (`c_localSite=es_SV`); a failed answer is an empty list [S7.048] [S7.050]. */
export const fetchPreferences = async ({
  call,
  locale,
}: Pick<Env, 'call' | 'locale'>): Promise<readonly unknown[]> => {
  try {
    return readPreferencesAnswer(
      await call(operations.getPreferences, { query: { c_localSite: toUnderscore(locale) } }),
    )
  } catch (error) {
    if (!isProblem(error)) throw error
    console.warn(`Preferences did not load: ${error.message}`)
    return []
  }
}

/** Loaded with every document; they do not change while it is open. */
export const preferencesQuery = (env: Env): Query<readonly unknown[]> & { staleTime: number } => ({
  ...optionalQuery({ queryKey: ['preferences'], queryFn: () => fetchPreferences(env) }),
  staleTime: Number.POSITIVE_INFINITY,
})

type Told = JsonContent<Answer<typeof preferenceContract.getPreferences>['body']>
/** What pages know of the preferences, as far as the contract tells it. */
type KnownPreferences = Pick<CustomPreferences, keyof CustomPreferences & keyof Told>

const Context = createContext<KnownPreferences | undefined>(undefined)

export const CustomPreferencesProvider = ({ children }: { children: ReactNode }) => {
  const { data } = useQuery(preferencesQuery(useEnv()))
  const preferences = useMemo(() => parsePreferences(mergePreferences(data ?? [])), [data])
  return <Context.Provider value={preferences}>{children}</Context.Provider>
}

/** The custom preferences, defaults where the shop sets none. Throws outside its provider [S8.053]. */
export const useCustomPreferences = (): KnownPreferences => {
  const preferences = useContext(Context)
  if (!preferences) throw new Error('useCustomPreferences debe usarse dentro de CustomPreferencesProvider')
  return preferences
}
