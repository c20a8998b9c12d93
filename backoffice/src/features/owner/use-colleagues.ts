import { useQuery } from '@tanstack/react-query'
import { cases } from '../../api/cases.ts'
import { useEnv } from '../../api/env.tsx'
import { quotes } from '../../api/quotes.ts'
import { useSession } from '../../api/session.ts'

/** What is given to a colleague: the scope that opens work on it. */
export type Work = 'sfcc.quotes.rw' | 'sfcc.cases.rw'

/** Somebody else who may do that work; `isIn`: in a country. */
export type Colleague = { id: string; name: string; isIn(country: string): boolean }

const operations = {
  'sfcc.quotes.rw': quotes.getQuoteColleagues,
  'sfcc.cases.rw': cases.getCaseColleagues,
} as const

const staleTime = 300_000

/** Colleagues who do some work in one's own countries, for who does it; nobody for others. */
export const useColleagues = (work: Work | undefined): readonly Colleague[] => {
  const { call } = useEnv()
  const { person, can } = useSession()
  const found = useQuery({
    queryKey: ['colleagues', work],
    queryFn: () => call(operations[work ?? 'sfcc.cases.rw']),
    enabled: work !== undefined && can(work),
    staleTime,
  })
  return (found.data?.data ?? [])
    .filter(({ id }) => id !== person.userId)
    .map(({ id, name, countries }) => ({ id, name, isIn: (country) => countries.includes(country) }))
}
