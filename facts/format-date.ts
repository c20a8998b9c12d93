// @chunk prices
/** Dates as people of the six countries write them; the names are our own, so every browser agrees. */
import type { IsoDate } from './dates.ts'
import { dateParts, isIsoDate, weekdayOf } from './dates.ts'
import type { Language } from './locales.ts'

const weekdays: Record<Language, readonly string[]> = {
  es: ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'],
  en: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
}

const months: Record<Language, readonly string[]> = {
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' '),
  en: 'January February March April May June July August September October November December'.split(' '),
}

/** 2024-02-05 → 05/02/2024 in both languages [S5.033]. */
export function formatDate(date: IsoDate): string {
  const [year = '', month = '', day = ''] = date.split('-')
  return `${day}/${month}/${year}`
}

/** 05/02/2024 → 2024-02-05; undefined when it is not a real day written DD/MM/YYYY [S5.033]. */
export function parseDate(text: string): IsoDate | undefined {
  const match = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(text.trim())
  if (!match) return undefined
  const date = `${match[3]}-${match[2]}-${match[1]}`
  return isIsoDate(date) ? date : undefined
}

/** 'jueves 14 de noviembre', 'Thursday 14 November'. Throws RangeError when the day does not exist. */
export function formatLongDate(date: IsoDate, language: Language): string {
  const weekday = weekdays[language][weekdayOf(date)] ?? ''
  const { month, day } = dateParts(date) ?? { month: 0, day: 0 }
  const name = months[language][month - 1] ?? ''
  return language === 'es' ? `${weekday} ${day} de ${name}` : `${weekday} ${day} ${name}`
}
