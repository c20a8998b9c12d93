import { addDays, type IsoDate, todayIn, weekdayOf } from '../../../../facts/dates.ts'
import type { Store } from './store.ts'

/** Whether a store is open at an instant: until when, or from when again, and whether today is a holiday. */
export type Opening =
  | { open: true; until: string }
  | { open: false; holiday: boolean; day: IsoDate; ahead: number; from: string }

type Timed = Pick<Store, 'c_hours' | 'c_closedDays' | 'c_timeZone'>

// Longer than any run of closed days.
const horizon = 14

const timeIn = (timeZone: string, now: Date) =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
    now,
  )

const spansOn = ({ c_hours = [], c_closedDays = [] }: Timed, day: IsoDate) =>
  c_closedDays.includes(day)
    ? []
    : c_hours
        .filter(({ days }) => days.includes(weekdayOf(day)))
        .toSorted((a, b) => a.open.localeCompare(b.open))

/** The hours of a day as they are read, such as 7:00–12:00, 13:00–17:30; empty on a day without any. */
export const hoursOfDay = (store: Timed, day: IsoDate): string =>
  spansOn(store, day)
    .map(({ open, close }) => `${clockTime(open)}–${clockTime(close)}`)
    .join(', ')

/** The state now; undefined for a store that says no hours, or opens at none of the next fourteen days. */
export const openingOf = (store: Timed, now: Date): Opening | undefined => {
  const { c_hours = [], c_closedDays = [], c_timeZone } = store
  if (!c_timeZone || c_hours.length === 0) return undefined
  const today = todayIn(c_timeZone, now)
  const time = timeIn(c_timeZone, now)
  const running = spansOn(store, today).find(({ open, close }) => open <= time && time < close)
  if (running) return { open: true, until: running.close }
  for (let ahead = 0; ahead < horizon; ahead++) {
    const day = addDays(today, ahead)
    const [next] = spansOn(store, day).filter(({ open }) => ahead > 0 || open > time)
    if (next) return { open: false, holiday: c_closedDays.includes(today), day, ahead, from: next.open }
  }
  return undefined
}

/** Days of the next fourteen, after today, on which it would be open if they were no holidays. */
export const closuresAhead = (
  { c_hours = [], c_closedDays = [], c_timeZone }: Timed,
  now: Date,
): IsoDate[] => {
  if (!c_timeZone) return []
  const today = todayIn(c_timeZone, now)
  const last = addDays(today, horizon)
  return c_closedDays.filter(
    (day) => day > today && day <= last && c_hours.some(({ days }) => days.includes(weekdayOf(day))),
  )
}

/** 07:00 as one says it: 7:00. */
export const clockTime = (time: string) => time.replace(/^0(?=\d)/, '')
