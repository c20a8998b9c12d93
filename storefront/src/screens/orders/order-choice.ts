import { addDays, midnightIn, todayIn } from '../../../../facts/dates.ts'

const perPage = 10

/** States an order can be looked for by. */
export const statuses = ['created', 'new', 'completed', 'cancelled', 'failed'] as const
export type Status = (typeof statuses)[number]

/** Days back from today. */
export const recentDays = ['30', '180'] as const

/** What a URL asks for; nonsense is not asked for. */
export type OrderChoice = {
  page: number
  status?: Status
  /** One of `recentDays`, or a year. */
  period?: string
}

/** This year and the two before. */
export const yearsBefore = (timeZone: string, now: Date): string[] => {
  const year = Number(todayIn(timeZone, now).slice(0, 4))
  return [year, year - 1, year - 2].map(String)
}

const isPeriod = (text: string) => recentDays.some((one) => one === text) || /^20\d\d$/.test(text)

export const choiceOf = (search: URLSearchParams): OrderChoice => {
  const wanted = Number(search.get('page') ?? '1')
  const status = statuses.find((one) => one === search.get('status'))
  const period = search.get('period') ?? ''
  return {
    page: Number.isInteger(wanted) && wanted >= 1 && wanted <= 10_000 ? wanted : 1,
    ...(status ? { status } : {}),
    ...(isPeriod(period) ? { period } : {}),
  }
}

/** First moment of the period, and the first after it, by the clock of a time zone. */
const momentsOf = (period: string, timeZone: string, now: Date) => {
  const begin = (date: string) => midnightIn(timeZone, date).toISOString()
  const year = Number(period)
  if (year > 1_000) return { from: begin(`${year}-01-01`), until: begin(`${year + 1}-01-01`) }
  return { from: begin(addDays(todayIn(timeZone, now), -year)) }
}

/** The query of the contract: ten to a page. */
export const windowOf = ({ page, status, period }: OrderChoice, timeZone: string, now: Date) => ({
  limit: perPage,
  offset: (page - 1) * perPage,
  ...(status ? { status } : {}),
  ...(period ? momentsOf(period, timeZone, now) : {}),
})

export const pagesIn = (total: number) => Math.max(1, Math.ceil(total / perPage))

/** The address of a choice; what is usual is not written. */
export const hrefOf = ({ page, status, period }: OrderChoice): string => {
  const query = new URLSearchParams({
    ...(status ? { status } : {}),
    ...(period ? { period } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
  }).toString()
  return `/account/orders${query && `?${query}`}`
}
