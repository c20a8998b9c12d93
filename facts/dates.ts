// @chunk prices
/** Calendar days as ISO text ('2026-11-14'): such texts compare as strings and know no time zone. */

/** A day of the calendar, YYYY-MM-DD. */
export type IsoDate = string

const dayMs = 86_400_000

/** The instant's calendar day in a time zone ('America/Guayaquil'). */
export function todayIn(timeZone: string, instant: Date): IsoDate {
  // Clocks of zones differ by whole minutes, so all of a minute is the same day; most callers ask for the present one.
  const minute = Math.floor(instant.getTime() / 60_000)
  const last = lastDays.get(timeZone)
  if (last?.minute === minute) return last.day
  const parts = zoneFormat(timeZone).formatToParts(instant)
  const part = (type: string) => parts.find((piece) => piece.type === type)?.value ?? ''
  const day = `${part('year')}-${part('month')}-${part('day')}`
  lastDays.set(timeZone, { minute, day })
  return day
}

/** The moment a day begins in a time zone whose clock shows whole hours from UTC. */
export function midnightIn(timeZone: string, date: IsoDate): Date {
  const noon = toMs(date) + dayMs / 2
  const hour = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format(noon)
  return new Date(toMs(date) - (Number(hour) - 12) * 3_600_000)
}

export function addDays(date: IsoDate, days: number): IsoDate {
  return fromMs(toMs(date) + days * dayMs)
}

/** Whole days from one date to another; negative when the second is earlier. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return (toMs(to) - toMs(from)) / dayMs
}

/** 0 is Sunday, 6 Saturday. */
export function weekdayOf(date: IsoDate): number {
  return new Date(toMs(date)).getUTCDay()
}

/** Whether the text is a day that exists (2024-02-30 does not). */
export function isIsoDate(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && dateParts(text) !== undefined
}

/** Completed years on a day; someone born on 29 February has a birthday on 1 March of common years. */
export function ageOn(birth: IsoDate, day: IsoDate): number {
  const years = Number(day.slice(0, 4)) - Number(birth.slice(0, 4))
  return day.slice(5) < birth.slice(5) ? years - 1 : years
}

/** Year, month and day of a real date; undefined otherwise. */
export function dateParts(date: IsoDate): { year: number; month: number; day: number } | undefined {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  const real = new Date(Date.UTC(year, month - 1, day))
  const exists = year > 99 && real.getUTCMonth() === month - 1 && real.getUTCDate() === day
  return exists ? { year, month, day } : undefined
}

function toMs(date: IsoDate): number {
  const parts = dateParts(date)
  if (!parts) throw new RangeError(`not a date: ${date}`)
  return Date.UTC(parts.year, parts.month - 1, parts.day)
}

function fromMs(ms: number): IsoDate {
  return new Date(ms).toISOString().slice(0, 10)
}

const lastDays = new Map<string, { minute: number; day: IsoDate }>()
const zoneFormats = new Map<string, Intl.DateTimeFormat>()

function zoneFormat(timeZone: string): Intl.DateTimeFormat {
  const known = zoneFormats.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  zoneFormats.set(timeZone, made)
  return made
}
