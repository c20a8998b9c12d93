import type { CountryCode } from '../../../facts/countries.ts'
import type { Ctx } from '../kernel/context.ts'
import type { Place } from './availability.ts'
import { isPlant, kilometresBetween, type Store } from './store.ts'

/** A store, its suppliers nearest first, and the calendar of its country; undefined where the site does not sell. */
export const placeOf = (
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
