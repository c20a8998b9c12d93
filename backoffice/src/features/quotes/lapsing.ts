import type { SearchQuery } from '../../api/search-query.ts'
import { dayAfter } from '../../lib/day.ts'

/** Days before its last one on which an offer is followed up. */
export const followUpDays = 3

/** Offers whose last day comes within so many days from today; undefined for no number of days. */
export const lapsesWithin = (days: number | undefined): SearchQuery | undefined =>
  days
    ? {
        filteredQuery: {
          query: { matchAllQuery: {} },
          filter: { rangeFilter: { field: 'validUntil', from: dayAfter(0), to: dayAfter(days) } },
        },
      }
    : undefined

/** The list of offers to follow up, as an address says it. */
export const lapsingSearch = { state: 'priced', lapses: String(followUpDays), sort: 'validUntil' }
