import type { Person } from './identity-gateway.ts'

/** The members of a provider's answer about a person, not yet trusted. */
export type Claims = Readonly<Record<string, unknown>>

/** A claim that is a text; empty for any other. */
export const textClaim = (value: unknown): string => (typeof value === 'string' ? value : '')

/** First and last name: told apart by the provider, else the first word of the whole and the rest. */
export const namesOf = (
  whole: unknown,
  given: unknown,
  family: unknown,
): Pick<Person, 'firstName' | 'lastName'> => {
  const [first = '', ...rest] = textClaim(whole).split(' ')
  return { firstName: textClaim(given) || first, lastName: textClaim(family) || rest.join(' ') }
}
