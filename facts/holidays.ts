/** Public holidays for estimates of pickup and delivery. Days that a decree moves each year are not modelled. */
import type { CountryCode } from './country.ts'
import type { IsoDate } from './dates.ts'
import { addDays, daysBetween, weekdayOf } from './dates.ts'

const carnivalMonday = -48
const carnivalTuesday = -47
const holyThursday = -3
const goodFriday = -2
const holySaturday = -1

/** Fixed days as MM-DD, movable ones as days from Easter Sunday. */
const holidays: Record<CountryCode, { fixed: readonly string[]; fromEaster: readonly number[] }> = {
  SV: {
    fixed: ['01-01', '05-01', '05-10', '06-17', '08-06', '09-15', '11-02', '12-25'],
    fromEaster: [holyThursday, goodFriday, holySaturday],
  },
  GT: {
    fixed: ['01-01', '05-01', '06-30', '09-15', '10-20', '11-01', '12-25'],
    fromEaster: [holyThursday, goodFriday, holySaturday],
  },
  HN: {
    fixed: ['01-01', '04-14', '05-01', '09-15', '12-25'],
    fromEaster: [holyThursday, goodFriday, holySaturday],
  },
  NI: {
    fixed: ['01-01', '05-01', '07-19', '09-14', '09-15', '12-08', '12-25'],
    fromEaster: [holyThursday, goodFriday],
  },
  CR: {
    fixed: ['01-01', '04-11', '05-01', '07-25', '08-02', '08-15', '08-31', '09-15', '12-01', '12-25'],
    fromEaster: [holyThursday, goodFriday],
  },
  EC: {
    fixed: ['01-01', '05-01', '05-24', '08-10', '10-09', '11-02', '11-03', '12-25'],
    fromEaster: [carnivalMonday, carnivalTuesday, goodFriday],
  },
}

export function isHoliday(country: CountryCode, date: IsoDate): boolean {
  const { fixed, fromEaster } = holidays[country]
  if (fixed.includes(date.slice(5))) return true
  return fromEaster.includes(daysBetween(easterSunday(Number(date.slice(0, 4))), date))
}

/** Monday to Friday and no holiday: the days a plant cuts and a transfer travels. */
export function isWorkingDay(country: CountryCode, date: IsoDate): boolean {
  const weekday = weekdayOf(date)
  return weekday > 0 && weekday < 6 && !isHoliday(country, date)
}

/** The nth working day after a date; 0 gives the date itself, working day or not. */
export function addWorkingDays(country: CountryCode, date: IsoDate, days: number): IsoDate {
  let day = date
  let left = days
  while (left > 0) {
    day = addDays(day, 1)
    if (isWorkingDay(country, day)) left -= 1
  }
  return day
}

/** Easter Sunday of the Gregorian calendar, by the anonymous computus of 1876. */
export function easterSunday(year: number): IsoDate {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const ofCentury = year % 100
  const moonShift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + century - Math.floor(century / 4) - moonShift + 15) % 30
  const weekdayShift = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7
  const lateMoon = Math.floor((golden + 11 * epact + 22 * weekdayShift) / 451)
  const count = epact + weekdayShift - 7 * lateMoon + 114
  const month = String(Math.floor(count / 31)).padStart(2, '0')
  const day = String((count % 31) + 1).padStart(2, '0')
  return `${year}-${month}-${day}`
}
