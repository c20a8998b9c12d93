import type { Env } from '../../api/env.tsx'
import { preferencesQuery } from '../../api/preferences.tsx'
import { type Query, query } from '../../api/query.ts'
import { type StoreAnswer, stores } from '../../api/stores.ts'
import { withTimeout } from '../../api/with-timeout.ts'
import { mergePreferences, parsePreferences } from '../../lib/preferences.ts'

/** What the platform gives at once, whatever the setting (S9.014). */
const mostPerRequest = 200

/** Where to look around, and how far in kilometres. */
export type Around = { latitude: number; longitude: number; distance: number }

/**
 * How many stores the shop's settings ask for in one request; the query waits for the settings no longer than for
 * anything optional.
 */
const limitOf = async (env: Env) => {
  const wanted = preferencesQuery(env)
  await withTimeout(env.queries.ensureQueryData(wanted))
  const { storesPerRequest } = parsePreferences(
    mergePreferences(env.queries.getQueryData<readonly unknown[]>(wanted.queryKey) ?? []),
  )
  return Math.min(Math.max(1, Math.round(storesPerRequest)), mostPerRequest)
}

const searchQuery = (
  env: Env,
  around: { maxDistance: number; latitude?: string; longitude?: string },
): Query<StoreAnswer> => {
  const asked = { countryCode: env.country, distanceUnit: 'km' as const, ...around }
  return {
    queryKey: [stores.searchStores, asked],
    queryFn: async (context) =>
      query(env, stores.searchStores, { query: { ...asked, limit: await limitOf(env) } }).queryFn(context),
  }
}

/** All stores of the page's country: no postal code and no place asks for the whole country (S9.015, S9.017). */
export const storesQuery = (env: Env) => searchQuery(env, { maxDistance: env.shop.allStoresDistance })

/** The stores of the page's country around a place, the nearest first. */
export const storesAroundQuery = (env: Env, { latitude, longitude, distance }: Around) =>
  searchQuery(env, { latitude: String(latitude), longitude: String(longitude), maxDistance: distance })
