import { formatDate } from '../../../../facts/format-date.ts'

const twoDigits = (value: number) => String(value).padStart(2, '0')

/** The time of day on this device's clock, of 24 hours as the stores' hours are: 20:05. */
export const timeText = (at: number): string => {
  const moment = new Date(at)
  return `${twoDigits(moment.getHours())}:${twoDigits(moment.getMinutes())}`
}

/** A day and its time on this device's clock, written as all dates of the shop [S5.033]: 27/11/2026, 20:05. */
export const momentText = (at: number): string => {
  const moment = new Date(at)
  const day = [moment.getFullYear(), twoDigits(moment.getMonth() + 1), twoDigits(moment.getDate())].join('-')
  return `${formatDate(day)}, ${timeText(at)}`
}
