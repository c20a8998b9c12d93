import { isCountryCode } from '../../../facts/country.ts'
import { readProfile } from '../customers/accounts/index.ts'
import { type Profile } from '../customers/index.ts'
import type { AdminContext } from '../kernel/admin-context.ts'
import { outsideYourPlaces } from '../kernel/outside-your-places.ts'

/** What the merchant's people may write of a customer; consents, invoices and stores are the customer's own to choose. */
const writableMembers = [
  'firstName',
  'lastName',
  'secondName',
  'salutation',
  'companyName',
  'phoneHome',
  'phoneMobile',
  'phoneBusiness',
  'preferredLocale',
  'c_country',
] as const
type Writable = { [Name in (typeof writableMembers)[number]]?: string | null }

/** A body that replaces every member: an absent one is emptied. */
export const emptyAbsentMembers = <Body extends Writable>(body: Body): Body & Writable => ({
  ...Object.fromEntries(writableMembers.map((name) => [name, null])),
  ...body,
})

/** A profile as the body changes it: null empties, what is absent stays. Problem: 400. */
export const mergeProfile = async (before: Profile, body: Writable): Promise<Profile> => {
  const said = writableMembers.flatMap((name) => (typeof body[name] === 'string' ? [[name, body[name]]] : []))
  const emptied = new Set<string>(writableMembers.filter((name) => body[name] === null))
  const rest = Object.entries(before).filter(([name]) => !emptied.has(name))
  return { ...Object.fromEntries(rest), ...(await readProfile(Object.fromEntries(said))) }
}

/** The names of the members that differ: what the log tells of a customer. */
export const changedMembers = (before: Profile, after: Profile): string[] =>
  writableMembers.filter((name) => before[name] !== after[name])

/** The country of a profile: the one told, else that of the language. */
export const countryOf = ({ c_country, preferredLocale }: Profile): string | undefined =>
  c_country ?? preferredLocale?.slice(-2)

/** Problem: 403 where the customer would be of a country that the caller may not change. */
export const requireOwnCountry = ({ countries, site }: AdminContext, profile: Profile): void => {
  const country = countryOf(profile)
  const isEverywhere = site.countries.every(({ code }) => countries.includes(code))
  if (isEverywhere || (isCountryCode(country) && countries.includes(country))) return
  throw outsideYourPlaces('The customer would be of a country that you may not change.', {
    countries: country === undefined ? [] : [country],
  })
}
