import { addDays, type IsoDate, todayIn } from '../../../facts/dates.ts'
import type { Ctx } from '../kernel/context.ts'
import type { Store } from './store.ts'
import { isHoliday } from './working-calendar.ts'

/** How far ahead shoppers are told. */
const daysAhead = 45

/** The days of the coming weeks, today included, on which a store stays closed: its country's holidays and its own. */
export const closedDaysOf = ({ site, now }: Pick<Ctx, 'site' | 'now'>, store: Store): IsoDate[] => {
  const holidays = site.countries.find(({ code }) => code === store.countryCode)?.holidays
  const today = todayIn(store.timeZone, now)
  return Array.from({ length: daysAhead }, (_, ahead) => addDays(today, ahead)).filter(
    (day) => (holidays && isHoliday({ holidays }, day)) || store.closedDays?.includes(day),
  )
}
