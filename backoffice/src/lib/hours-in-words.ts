import type { Language } from './i18n.ts'

/** A Sunday, from which weekdays are counted. */
const sunday = Date.UTC(2026, 0, 4)
const dayMs = 86_400_000

/** 0 is Sunday. */
export const weekdayName = (language: Language, day: number): string =>
  new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(sunday + day * dayMs)

type Hours = { days: readonly number[]; open: string; close: string }

const fromMonday = (day: number) => (day + 6) % 7

/** Opening hours as a shopper reads them: `lunes a sábado de 07:00 a 17:00`; days apart are listed. */
export const hoursInWords = (language: Language, { days, open, close }: Hours): string => {
  const inOrder = days.toSorted((a, b) => fromMonday(a) - fromMonday(b))
  const [first = 0] = inOrder
  const isRun = inOrder.length > 2 && inOrder.every((day, at) => fromMonday(day) === fromMonday(first) + at)
  const names = inOrder.map((day) => weekdayName(language, day))
  const listed = new Intl.ListFormat(language).format(names)
  const run = { es: `${names[0]} a ${names.at(-1)}`, en: `${names[0]} to ${names.at(-1)}` }[language]
  const when = isRun ? run : listed
  return { es: `${when} de ${open} a ${close}`, en: `${when} ${open} to ${close}` }[language]
}
