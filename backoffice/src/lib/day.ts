/** The calendar day (ISO) of a moment at a clock; without one, where the person is. */
export const dayOf = (at: Date, timeZone?: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone }).format(at)

/** The day so many days after another (ISO); after today, where none is named or it has passed. */
export const dayAfter = (days: number, day?: string): string => {
  const today = dayOf(new Date())
  const from = day && day > today ? day : today
  const at = new Date(`${from}T12:00:00Z`)
  at.setUTCDate(at.getUTCDate() + days)
  return at.toISOString().slice(0, 10)
}
