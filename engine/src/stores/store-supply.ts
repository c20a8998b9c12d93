import type { CountryCode } from '../../../facts/countries.ts'
import { cachePerCatalogVersion, carryWhole } from '../kernel/cache-per-catalog-version.ts'
import type { Ctx } from '../kernel/context.ts'
import type { Supply } from './availability.ts'
import { isPlant, kilometresBetween, type Store } from './store.ts'

const minute = 60_000
const supplies = cachePerCatalogVersion(
  () => new Map<string, { minute: number; supply: Supply | undefined }>(),
  carryWhole,
)

/**
 * A store, its suppliers nearest first, and the calendar of its country; undefined where the site does not sell.
 * Hours and cut-offs are told to the minute, so within one a supply and its promises stay.
 */
export const supplyOf = (
  ctx: Pick<Ctx, 'site' | 'now'>,
  country: CountryCode,
  stores: readonly Store[],
  store: Store,
): Supply | undefined => {
  const cached = supplies(ctx.site)
  const key = `${country} ${store.id}`
  const now = Math.floor(ctx.now.getTime() / minute)
  const known = cached.get(key)
  if (known?.minute === now) return known.supply
  const supply = computeSupply(ctx, country, stores, store)
  cached.set(key, { minute: now, supply })
  return supply
}

const computeSupply = (
  { site, now }: Pick<Ctx, 'site' | 'now'>,
  country: CountryCode,
  stores: readonly Store[],
  store: Store,
): Supply | undefined => {
  const siteCountry = site.countries.find(({ code }) => code === country)
  if (!siteCountry) return undefined
  const plants = stores
    .filter((one) => isPlant(one) && one.id !== store.id)
    .toSorted((a, b) => kilometresBetween(store, a) - kilometresBetween(store, b))
  const { calendar, transferDays, readyDays } = site.shipping
  return {
    store,
    plants,
    calendar: { ...calendar, holidays: siteCountry.holidays, timeZone: store.timeZone },
    transferDays,
    readyDays: readyDays.pickup,
    now,
  }
}
