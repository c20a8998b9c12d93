import type { IsoDate } from '../../../facts/dates.ts'
import type { Ctx } from '../kernel/context.ts'
import type { Store } from './store.ts'
import { comingDays, isHoliday } from './working-calendar.ts'

/** The days of the coming weeks, today included, on which a store stays closed: its country's holidays and its own. */
export const closedDaysOf = ({ site, now }: Pick<Ctx, 'site' | 'now'>, store: Store): IsoDate[] => {
  const holidays = site.countries.find(({ code }) => code === store.countryCode)?.holidays
  return comingDays(store.timeZone, now).filter(
    (day) => (holidays && isHoliday({ holidays }, day)) || store.closedDays?.includes(day),
  )
}
