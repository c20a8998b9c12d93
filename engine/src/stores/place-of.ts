import type { CountryCode } from '../../../facts/countries.ts'
import type { Ctx } from '../kernel/context.ts'
import { perCatalogue } from '../kernel/per-catalogue.ts'
import type { Place } from './availability.ts'
import { isPlant, kilometresBetween, type Store } from './store.ts'

const minute = 60_000
const places = perCatalogue(() => new Map<string, { minute: number; place: Place | undefined }>())

/**
 * A store, its suppliers nearest first, and the calendar of its country; undefined where the site does not sell.
 * Hours and cut-offs are told to the minute, so within one the place and its promises stay.
 */
export const placeOf = (
  ctx: Pick<Ctx, 'site' | 'now'>,
  country: CountryCode,
  stores: readonly Store[],
  store: Store,
): Place | undefined => {
  const kept = places(ctx.site)
  const key = `${country} ${store.id}`
  const now = Math.floor(ctx.now.getTime() / minute)
  const known = kept.get(key)
  if (known?.minute === now) return known.place
  const place = freshPlace(ctx, country, stores, store)
  kept.set(key, { minute: now, place })
  return place
}

const freshPlace = (
  { site, now }: Pick<Ctx, 'site' | 'now'>,
  country: CountryCode,
  stores: readonly Store[],
  store: Store,
): Place | undefined => {
  const facts = site.countries.find(({ code }) => code === country)
  if (!facts) return undefined
  const plants = stores
    .filter((one) => isPlant(one) && one.id !== store.id)
    .toSorted((a, b) => kilometresBetween(store, a) - kilometresBetween(store, b))
  const { calendar, transferDays, readyDays } = site.shipping
  return {
    store,
    plants,
    calendar: { ...calendar, holidays: facts.holidays, timeZone: store.timeZone },
    transferDays,
    readyDays: readyDays.pickup,
    now,
  }
}
