/** A query of the Admin API's search grammar. */
export type SearchQuery = Record<string, unknown>

/** A field that is one of these values; undefined for none. */
export const isOneOf = (field: string, values: readonly string[]): SearchQuery | undefined =>
  values.length === 0
    ? undefined
    : { termQuery: { fields: [field], operator: 'one_of', values: [...values] } }

/** A field that says nothing. */
export const isEmpty = (field: string): SearchQuery => ({
  termQuery: { fields: [field], operator: 'is_null', values: [] },
})

/** A field that is true or false, where one of the two is chosen; undefined otherwise. */
export const isFlag = (field: string, values: readonly string[] | undefined): SearchQuery | undefined =>
  values?.length === 1
    ? { termQuery: { fields: [field], operator: 'is', values: [values[0] === 'true'] } }
    : undefined

const numberIn = (value: string | undefined): number | undefined => {
  const number = value === undefined || value.trim() === '' ? Number.NaN : Number(value)
  return Number.isFinite(number) ? number : undefined
}

/** A field that is less than a number, where one is chosen that can be read; undefined otherwise. */
export const isLess = (field: string, value: string | undefined): SearchQuery | undefined => {
  const number = numberIn(value)
  return number === undefined
    ? undefined
    : { termQuery: { fields: [field], operator: 'less', values: [number] } }
}

const inRange = (rangeFilter: { field: string; from?: unknown; to?: unknown; toInclusive?: boolean }) => ({
  filteredQuery: { query: { matchAllQuery: {} }, filter: { rangeFilter } },
})

/** A field that is a number at least, where one is chosen that can be read; undefined otherwise. */
export const isAtLeast = (field: string, value: string | undefined): SearchQuery | undefined => {
  const from = numberIn(value)
  return from === undefined ? undefined : inRange({ field, from })
}

/**
 * From the beginning of a day to the end of another (ISO, both included), by the clock of who asks; absent, where none is named
 * or what is named is no day.
 */
export const momentsOf = ([from, until]: readonly string[]): { from?: string; until?: string } => {
  const begin = (day: string | undefined, days: number) => {
    const at = new Date(`${day}T00:00:00`)
    at.setDate(at.getDate() + days)
    return Number.isNaN(at.getTime()) ? undefined : at.toISOString()
  }
  const [first, last] = [begin(from, 0), begin(until, 1)]
  return { ...(first ? { from: first } : {}), ...(last ? { until: last } : {}) }
}

/** A moment that lies in these days, as `momentsOf` reads them; undefined for none. */
export const isInDays = (field: string, days: readonly string[] | undefined): SearchQuery | undefined => {
  const { from, until } = momentsOf(days ?? [])
  return from === undefined && until === undefined
    ? undefined
    : inRange({ field, ...(from ? { from } : {}), ...(until ? { to: until, toInclusive: false } : {}) })
}

/** A moment that lies within so many days before now, where days are chosen that can be read; undefined otherwise. */
export const isWithinDays = (field: string, days: string | undefined, now: Date): SearchQuery | undefined => {
  const number = Number(days)
  if (!(number > 0)) return undefined
  const since = new Date(now.getTime() - number * 86_400_000).toISOString()
  return { termQuery: { fields: [field], operator: 'greater', values: [since] } }
}

/** `-creationDate` of an address as the order of a search; `usual` where it names none. */
export const sortsOf = (sort: string | undefined, usual: string) => {
  const chosen = sort ?? usual
  return [
    {
      field: chosen.replace(/^-/, ''),
      sortOrder: chosen.startsWith('-') ? ('desc' as const) : ('asc' as const),
    },
  ]
}

/** Fields that hold every word, each word a beginning; undefined for no words. */
export const hasWords = (fields: readonly string[], phrase: string): SearchQuery | undefined =>
  phrase.trim() === '' ? undefined : { textQuery: { fields: [...fields], searchPhrase: phrase.trim() } }

/** What holds all of these; everything, where there is none. */
export const allOf = (...parts: readonly (SearchQuery | undefined)[]): SearchQuery => {
  const must = parts.filter((part) => part !== undefined)
  const [only] = must
  if (!only) return { matchAllQuery: {} }
  return must.length === 1 ? only : { boolQuery: { must } }
}

/** What holds one of these at least; undefined for none. */
export const anyOf = (...parts: readonly (SearchQuery | undefined)[]): SearchQuery | undefined => {
  const should = parts.filter((part) => part !== undefined)
  return should.length < 2 ? should[0] : { boolQuery: { should } }
}
