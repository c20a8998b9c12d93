import { isProblem } from '../../api/problem.ts'

/** Where the account's page tells it. */
export const waysInId = 'ways-in'

/** How joining an account at another site ended, as the address of the account's page tells it. */
const outcomes = ['joined', 'taken', 'access_denied', 'temporarily_unavailable', 'expired', 'failed'] as const
export type JoinOutcome = (typeof outcomes)[number]

const outcomeOf = (value: string) => outcomes.find((one) => one === value)

/** The word that a provider's return, or the engine, refused with; what is not known counts as a spent return. */
export const joinRefusal = (error: string): JoinOutcome =>
  error === 'joined' ? 'expired' : (outcomeOf(error) ?? 'expired')

/** Why the shop did not join what came back. */
export const joinProblem = (error: unknown): JoinOutcome => {
  if (isProblem(error, 'identity-in-use')) return 'taken'
  return isProblem(error) && error.status >= 400 && error.status < 500 && error.status !== 429
    ? 'expired'
    : 'failed'
}

/** What an address tells, if it tells of a join. */
export const joinOutcome = (search: URLSearchParams): JoinOutcome | undefined =>
  outcomeOf(search.get('identity') ?? '')
