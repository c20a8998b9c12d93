import type { Env } from '../../api/env.tsx'
import { type Query, query } from '../../api/query.ts'
import { stores } from '../../api/stores.ts'
import type { Store } from './store.ts'

/** Kilometres around the middle of a country that reach all of its stores (S9.017). */
export const allStoresDistance = 20_012

/** All stores of the page's country: an empty postal code asks for the whole country (S9.015). */
export const storesQuery = (env: Env): Query<{ data?: Store[] }> =>
  query(env, stores.searchStores, {
    query: { countryCode: env.country, maxDistance: allStoresDistance, distanceUnit: 'km', limit: 200 },
  }) as Query<{ data?: Store[] }>
