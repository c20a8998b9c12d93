import { queryOptions, useQuery } from '@tanstack/react-query'
import type { CountryCode } from '../../../../facts/country.ts'
import { loadDivisions } from '../../../../facts/divisions.ts'

/** The country's divisions; a large list, so it comes when an address is asked for. */
export const divisionsQuery = (country: CountryCode) =>
  queryOptions({
    queryKey: ['divisions', country],
    queryFn: () => loadDivisions(country),
    staleTime: Number.POSITIVE_INFINITY,
  })

export const useDivisions = (country: CountryCode) => useQuery(divisionsQuery(country))
