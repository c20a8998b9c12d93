import type { Promotion } from '../../api/promotions.ts'
import { anyOf, type SearchQuery } from '../../api/search-query.ts'

export const promotionStates = ['running', 'planned', 'ended', 'off'] as const
export type PromotionState = (typeof promotionStates)[number]

/** Where a promotion stands now; a date without an offset is that of each country, here the browser's. */
export const promotionState = (
  { enabled, c_startDate: from, c_endDate: to }: Pick<Promotion, 'enabled' | 'c_startDate' | 'c_endDate'>,
  now: Date,
): PromotionState => {
  if (to !== undefined && new Date(to) < now) return 'ended'
  if (!enabled) return 'off'
  return from !== undefined && new Date(from) > now ? 'planned' : 'running'
}

const isOn: SearchQuery = { termQuery: { fields: ['enabled'], operator: 'is', values: [true] } }
const lies = (field: string, operator: 'less' | 'greater', at: string): SearchQuery => ({
  termQuery: { fields: [field], operator, values: [at] },
})

/** Promotions that are in one of these states, by the grammar of a search; undefined for none. */
export const isInState = (states: readonly string[], now: Date): SearchQuery | undefined => {
  const ended = lies('endDate', 'less', now.toISOString())
  const later = lies('startDate', 'greater', now.toISOString())
  const queries: Record<PromotionState, SearchQuery> = {
    ended,
    off: { boolQuery: { mustNot: [isOn, ended] } },
    planned: { boolQuery: { must: [isOn, later], mustNot: [ended] } },
    running: { boolQuery: { must: [isOn], mustNot: [ended, later] } },
  }
  return anyOf(...promotionStates.filter((state) => states.includes(state)).map((state) => queries[state]))
}
