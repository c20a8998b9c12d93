import { isCountryCode } from '../../../facts/countries.ts'
import type { Operation } from '../kernel/operation.ts'
import type { storeContract } from './contract.ts'
import { allStores, storesOf } from './find-store.ts'
import { missingPostalCode } from './problems.ts'
import { kilometresBetween, type Store } from './store.ts'
import { storeView } from './view.ts'

type Point = { latitude: number; longitude: number }

const kilometresPerMile = 1.609_344

const pointOf = (latitude: string | undefined, longitude: string | undefined): Point | undefined =>
  latitude && longitude ? { latitude: Number(latitude), longitude: Number(longitude) } : undefined

/** How many first characters two codes share: neighbouring places have neighbouring codes. */
const sharedPrefix = (a: string, b: string) => {
  let length = 0
  while (length < a.length && a[length] === b[length]) length++
  return length
}

/** The store whose postal code is most alike stands for the place; none when no code is given or alike. */
const nearPostalCode = (stores: readonly Store[], postalCode: string | undefined): Point | undefined => {
  if (!postalCode) return undefined
  const [best] = stores
    .map((store) => ({ store, alike: sharedPrefix(store.postalCode, postalCode) }))
    .toSorted((a, b) => b.alike - a.alike)
  return best && best.alike >= 2 ? best.store : undefined
}

/**
 * Stores near a point, or of a country (S7.021). Coordinates win over a postal code; a country limits both, before
 * the limit; an empty postal code with a country means all its stores. Problem: 400 when neither is given.
 */
export const searchStores = (async (ctx, { query }) => {
  const { limit = 25, offset = 0, distanceUnit = 'km' } = query
  const point = pointOf(query.latitude, query.longitude)
  if (!point && !query.countryCode) {
    throw missingPostalCode('Either latitude and longitude or countryCode and postalCode are required.')
  }
  const country = query.countryCode?.toUpperCase()
  const stores = await candidates()
  const centre = point ?? nearPostalCode(stores, query.postalCode?.trim())
  const found = centre ? byDistance(centre) : stores.map((store) => ({ store, distance: undefined }))
  const page = found.slice(offset, offset + limit).map(({ store, distance }) => ({
    ...storeView(ctx, store),
    ...(distance === undefined ? {} : { distance: Math.round(distance * 1000) / 1000, distanceUnit }),
  }))
  return { limit, offset, total: found.length, ...(page.length > 0 ? { data: page } : {}) }

  async function candidates(): Promise<Store[]> {
    if (!country) return allStores(ctx)
    // Whoever writes an address that is served as of another country is served by that one's stores.
    const served = ctx.site.addressCountries?.find(({ code }) => code === country)?.asOf ?? country
    return isCountryCode(served) ? storesOf(ctx, served) : []
  }

  function byDistance(from: Point) {
    const unit = distanceUnit === 'mi' ? kilometresPerMile : 1
    return stores
      .map((store) => ({ store, distance: kilometresBetween(from, store) / unit }))
      .filter(({ distance }) => distance <= (query.maxDistance ?? 20_012))
      .toSorted((a, b) => a.distance - b.distance)
  }
}) satisfies Operation<typeof storeContract.searchStores>
