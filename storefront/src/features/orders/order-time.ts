import { countries } from '../../../../facts/countries.ts'
import { isCountryCode } from '../../../../facts/country.ts'
import { formatDate } from '../../../../facts/format-date.ts'

/** A moment as day and hour of the order's country: 05/02/2026, 14:30 (S5.033). */
export const orderTime = (at: string, country: string): string => {
  const timeZone = isCountryCode(country) ? countries[country].timeZone : 'UTC'
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(new Date(at))
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? ''
  return `${formatDate(`${part('year')}-${part('month')}-${part('day')}`)}, ${part('hour')}:${part('minute')}`
}
