import type { IsoDate } from '../../../facts/dates.ts'
import { addDays, daysBetween, todayIn, weekdayOf } from '../../../facts/dates.ts'
import { easterSunday } from '../../../facts/holidays.ts'
import type { SiteCountry } from '../kernel/site.ts'
import type { Store } from './store.ts'

/** When a country's shops work: the merchant's week, hour of cut-off and holidays. */
export type WorkingCalendar = {
  /** 0 is Sunday. */
  workingDays: readonly number[]
  /** HH:MM; an order after it counts from the next working day. */
  cutOff: string
  holidays: SiteCountry['holidays']
  timeZone: string
}

// Longer than any run of closed days: a calendar that never works gives no date instead of no answer.
const horizonDays = 400

const fromEaster = {
  carnivalMonday: -48,
  carnivalTuesday: -47,
  holyThursday: -3,
  goodFriday: -2,
  holySaturday: -1,
}

export const isHoliday = ({ holidays }: Pick<WorkingCalendar, 'holidays'>, day: IsoDate): boolean => {
  if (holidays.fixed.includes(day.slice(5)) || holidays.days.includes(day)) return true
  const offset = daysBetween(easterSunday(Number(day.slice(0, 4))), day)
  return holidays.easter.some((name) => fromEaster[name] === offset)
}

export const isWorkingDay = (calendar: WorkingCalendar, day: IsoDate): boolean =>
  calendar.workingDays.includes(weekdayOf(day)) && !isHoliday(calendar, day)

/** How far ahead shoppers are told. */
const daysAhead = 45

/** The days of the coming weeks in a time zone, today first. */
export const comingDays = (timeZone: string, now: Date): IsoDate[] => {
  const today = todayIn(timeZone, now)
  return Array.from({ length: daysAhead }, (_, ahead) => addDays(today, ahead))
}

/** The holidays of a country in the coming weeks, today included. */
export const holidaysAhead = (
  { holidays, timeZone }: Pick<WorkingCalendar, 'holidays' | 'timeZone'>,
  now: Date,
): IsoDate[] => comingDays(timeZone, now).filter((day) => isHoliday({ holidays }, day))

const firstDay = (from: IsoDate, fits: (day: IsoDate) => boolean): IsoDate | undefined => {
  for (let ahead = 0; ahead <= horizonDays; ahead++) {
    const day = addDays(from, ahead)
    if (fits(day)) return day
  }
  return undefined
}

const clocks = new Map<string, Intl.DateTimeFormat>()

const clockOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = clocks.get(timeZone)
  if (known) return known
  const options = { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  const made = new Intl.DateTimeFormat('en-GB', options)
  clocks.set(timeZone, made)
  return made
}

/** HH:MM on the wall of a time zone. */
export const timeIn = (timeZone: string, instant: Date): string => clockOf(timeZone).format(instant)

/** The working day from which an order placed now is counted: today, or the next one after the cut-off. */
export const countingDay = (calendar: WorkingCalendar, now: Date): IsoDate | undefined => {
  const today = todayIn(calendar.timeZone, now)
  const late = timeIn(calendar.timeZone, now) > calendar.cutOff
  return firstDay(late ? addDays(today, 1) : today, (day) => isWorkingDay(calendar, day))
}

/** The nth working day after a working day; 0 is the day itself. */
export const workingDaysAfter = (
  calendar: WorkingCalendar,
  from: IsoDate,
  days: number,
): IsoDate | undefined => {
  let day: IsoDate | undefined = from
  for (let left = days; left > 0 && day; left--) {
    day = firstDay(addDays(day, 1), (next) => isWorkingDay(calendar, next))
  }
  return day
}

const hoursOn = (store: Store, day: IsoDate) =>
  store.hours.filter(({ days }) => days.includes(weekdayOf(day)))

/** The first day from the given one on which the shopper finds the store open; today only before it closes. */
export const openDayFrom = (
  calendar: WorkingCalendar,
  store: Store,
  from: IsoDate,
  now: Date,
): IsoDate | undefined => {
  const today = todayIn(store.timeZone, now)
  const time = timeIn(store.timeZone, now)
  return firstDay(from, (day) => {
    if (isHoliday(calendar, day) || store.closedDays?.includes(day)) return false
    return hoursOn(store, day).some(({ close }) => day > today || time < close)
  })
}
