import { isPhone } from '../../../facts/phone.ts'
import { customAttributesOf, preferredLocaleOf } from './custom-attributes.ts'
import type { Profile } from './customer.ts'
import { invalidCustomer } from './problems.ts'

const texts = [
  'firstName',
  'lastName',
  'secondName',
  'salutation',
  'companyName',
  'birthday',
  'phoneHome',
  'phoneMobile',
  'phoneBusiness',
] as const

const phones = ['phoneHome', 'phoneMobile', 'phoneBusiness'] as const

/** The members of a customer body that make up the profile. Problem: 400 invalid-customer. */
export const readProfile = async (body: Record<string, unknown>): Promise<Profile> => {
  const profile: Profile = Object.fromEntries(
    texts.flatMap((name) => (typeof body[name] === 'string' ? [[name, body[name].trim()]] : [])),
  )
  for (const name of phones) {
    const phone = profile[name]
    if (phone && !isPhone(phone)) throw invalidCustomer('The phone number is not valid.', { property: name })
  }
  if (profile.lastName === '') throw invalidCustomer('The last name is missing.', { property: 'lastName' })
  return {
    ...profile,
    ...(typeof body.preferredLocale === 'string'
      ? { preferredLocale: preferredLocaleOf(body.preferredLocale) }
      : {}),
    ...(await customAttributesOf(body)),
  }
}
