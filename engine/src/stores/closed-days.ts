import { addDays, type IsoDate, todayIn } from '../../../facts/dates.ts'
import type { Ctx } from '../kernel/context.ts'
import type { SiteCountry } from '../kernel/site.ts'
import type { Store } from './store.ts'
import { isHoliday } from './working-calendar.ts'

/** How far ahead shoppers are told. */
const daysAhead = 45

/** The days of the coming weeks, today included, on which a store stays closed: its country's holidays and its own. */
export const closedDaysOf = ({ site, now }: Pick<Ctx, 'site' | 'now'>, store: Store): IsoDate[] => {
  const holidays = site.countries.find(({ code }) => code === store.countryCode)?.holidays
  return comingDays(store.timeZone, now).filter(
    (day) => (holidays && isHoliday({ holidays }, day)) || store.closedDays?.includes(day),
  )
}

/** The holidays of a country in the coming weeks, today included. */
export const holidaysAhead = (
  { holidays, timeZone }: Pick<SiteCountry, 'holidays' | 'timeZone'>,
  now: Date,
): IsoDate[] => comingDays(timeZone, now).filter((day) => isHoliday({ holidays }, day))

const comingDays = (timeZone: string, now: Date) => {
  const today = todayIn(timeZone, now)
  return Array.from({ length: daysAhead }, (_, ahead) => addDays(today, ahead))
}
