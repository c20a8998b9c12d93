import type { CountryCode } from '../../../../facts/countries.ts'
import { badRequest } from '../../kernel/problem.ts'
import type { Site, SiteCountry } from '../../kernel/site.ts'
import type { Basket } from '../basket.ts'
import { shipmentsOf } from '../shipments.ts'

type CountryRequest = { currency?: string; c_country?: string }

/**
 * The country a basket shall have (decisions, section 0 "Country of a basket"): the one named; with only a currency,
 * the present one if that is its currency, else the first that has it. Problem: 400 for what the site does not have.
 */
export const requestedCountry = (
  site: Site,
  present: CountryCode,
  { currency, c_country }: CountryRequest,
): SiteCountry => {
  const of = (code: string) => site.countries.find((country) => country.code === code)
  const country = of(c_country ?? present)
  if (!country) throw badRequest(`The shop does not sell in '${c_country}'.`, { property: 'c_country' })
  if (currency === undefined || country.currency === currency) return country
  const first = c_country === undefined && site.countries.find((country) => country.currency === currency)
  if (!first) {
    throw badRequest(
      c_country === undefined
        ? `The shop does not sell in the currency '${currency}'.`
        : `The currency of '${c_country}' is ${country.currency}, not '${currency}'.`,
      { property: 'currency' },
    )
  }
  return first
}

/**
 * Moves a basket to a country. Lines stay, those not sold there too; stores and delivery addresses of the old country
 * go, and the method is found again for the new one when the change is settled.
 */
export const moveToCountry = (basket: Basket, country: SiteCountry): void => {
  if (country.code === basket.country) return
  basket.country = country.code
  basket.currency = country.currency
  for (const line of basket.lines) {
    line.storeId = undefined
    line.storeChosen = undefined
  }
  for (const { chosen } of shipmentsOf(basket)) {
    chosen.storeId = undefined
    if (chosen.shippingAddressOfStore || chosen.shippingAddress?.countryCode !== country.code) {
      chosen.shippingAddress = undefined
      chosen.shippingAddressOfStore = undefined
    }
    if (chosen.deliveryAddress?.countryCode !== country.code) chosen.deliveryAddress = undefined
  }
  basket.paymentInstruments = basket.paymentInstruments.filter(({ methodId }) =>
    country.paymentMethods.includes(methodId),
  )
  // An order at PayPal was made for another amount in another currency.
  basket.paypalOrder = undefined
}
