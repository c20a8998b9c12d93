import { countryOf, toUnderscore } from '../../../../facts/locales.ts'
import { customers } from '../../api/customers.ts'
import type { Env } from '../../api/env.tsx'
import type { SiteLocale } from '../../lib/locale-url.ts'

/**
 * Writes the new locale to a registered customer's record; a change of country also sets the first country, once
 * (S4.045, S4.046, S4.049). Guests have no record.
 */
export const saveMarket = async (
  { call, shoppers }: Env,
  locale: SiteLocale,
  what: 'country' | 'language',
) => {
  const { kind, customerId } = shoppers.read()
  if (kind !== 'registered' || !customerId) return
  const preferredLocale = toUnderscore(locale.id)
  if (what === 'language') {
    await call(customers.updateCustomer, { params: { customerId }, body: { preferredLocale } })
    return
  }
  const customer = await call(customers.getCustomer, { params: { customerId } })
  const first = 'c_initialCountry' in customer && customer.c_initialCountry
  const body = first ? { preferredLocale } : { preferredLocale, c_initialCountry: countryOf(locale.id) }
  await call(customers.updateCustomer, { params: { customerId }, body })
}
