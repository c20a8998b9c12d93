import { isCountryCode } from '../../../facts/country.ts'
import { fromUnderscore, resolveLocale, toUnderscore } from '../../../facts/locales.ts'
import { writeJson } from '../kernel/schema.ts'
import type { Profile } from './customer.ts'
import { readFiscalProfiles } from './fiscal-profiles.ts'
import { readPreferredStores } from './preferred-stores.ts'
import { invalidCustomer } from './problems.ts'

const loginTypes = ['password', 'passwordless', 'social'] as const

type Writable = Pick<
  Profile,
  | 'c_acceptsMarketing'
  | 'c_country'
  | 'c_initialCountry'
  | 'c_typeLogin'
  | 'c_preferredStoreId'
  | 'c_fiscalProfiles'
>

const asBoolean = (value: unknown) => (typeof value === 'boolean' ? value : undefined)
const asCountry = (value: unknown) => (isCountryCode(value) ? value : undefined)

/** What customers may write of themselves, each with its check; all other `c_…` names are the shop's or unknown. */
const readers: { [K in keyof Writable]-?: (value: unknown) => Writable[K] | Promise<Writable[K]> } = {
  c_acceptsMarketing: asBoolean,
  c_country: asCountry,
  c_initialCountry: asCountry,
  c_typeLogin: (value) => loginTypes.find((type) => type === value),
  c_preferredStoreId: (value) => {
    const stores = typeof value === 'string' ? readPreferredStores(value) : undefined
    return stores && writeJson(stores)
  },
  c_fiscalProfiles: (value) => (typeof value === 'string' ? readFiscalProfiles(value) : undefined),
}

/** Picks the declared attributes out of a body. Problem: 400 for a value that the attribute does not allow. */
export const customAttributesOf = async (body: Record<string, unknown>): Promise<Writable> => {
  const read = (Object.keys(readers) as (keyof Writable)[]).map(async (name) => {
    if (body[name] === undefined) return []
    const value = await readers[name](body[name])
    if (value === undefined) throw invalidCustomer(`The value of ${name} is not valid.`, { property: name })
    return [[name, value] as const]
  })
  return Object.fromEntries((await Promise.all(read)).flat())
}

/** A locale in either spelling as it is stored [S3.010]. Problem: 400. */
export const preferredLocaleOf = (value: string): string => {
  const locale = fromUnderscore(value) ?? resolveLocale(value)
  if (!locale) throw invalidCustomer('The preferred locale is unknown.', { property: 'preferredLocale' })
  return toUnderscore(locale)
}
