import { useQuery } from '@tanstack/react-query'
import { isCountryCode } from '../../../../facts/country.ts'
import { findDivision, loadDivisions } from '../../../../facts/divisions.ts'

/** Names the department or province of an address; its code until that is known, and where it is no division of ours. */
export const useDivisionName = (code: string | undefined): string | undefined => {
  const country = code?.slice(0, 2)
  const divisions = useQuery({
    queryKey: ['divisions', country],
    enabled: isCountryCode(country),
    queryFn: () => (isCountryCode(country) ? loadDivisions(country) : []),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return code && (findDivision(divisions.data ?? [], code)?.name ?? code)
}
