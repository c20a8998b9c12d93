import type { IsoDate } from '../../../facts/dates.ts'
import { type WorkingCalendar, workingDaysAfter } from '../stores/index.ts'

/**
 * The day a delivery is promised for: the day the last line is ready at the dispatching store, then the working days
 * on the way. Undefined when a line has no day.
 */
export const deliveryDate = (
  calendar: WorkingCalendar,
  readyDays: readonly (IsoDate | undefined)[],
  daysOnTheWay: number,
): IsoDate | undefined => {
  if (readyDays.length === 0 || readyDays.some((day) => day === undefined)) return undefined
  const last = readyDays.toSorted().at(-1)
  return last && workingDaysAfter(calendar, last, daysOnTheWay)
}
