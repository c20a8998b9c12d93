import type { Case } from './case.ts'
import { caseOf } from './cases.ts'
import type { Owner } from './scene.ts'

/** A declared problem and how it is met: the operation's case with some of it changed. */
export type Refusal = { operation: string; problem: string; as: Owner; token?: string; one: Case }

export type Change = Partial<Case> & { as?: Owner; token?: string }

export const refusal = (operation: string, problem: string, { as, token, ...change }: Change): Refusal => {
  const known = caseOf(operation)
  return {
    operation,
    problem,
    as: as ?? known.by.at(-1) ?? 'customer',
    ...(token === undefined ? {} : { token }),
    one: { ...known, ...change },
  }
}

/** Baskets answer alike under both prefixes. */
export const bothVersions = (operation: string, problem: string, change: Change) => [
  refusal(operation, problem, change),
  refusal(`${operation}V2`, problem, change),
]

export const withForm = (operation: string, changed: Record<string, string>): Change => {
  const { form: known } = caseOf(operation)
  return { form: (ids) => ({ ...(typeof known === 'function' ? known(ids) : known), ...changed }) }
}
export const withQuery = (operation: string, changed: Record<string, string>): Change => {
  const { query: known } = caseOf(operation)
  return { query: (ids) => ({ ...(typeof known === 'function' ? known(ids) : known), ...changed }) }
}
