import { isCountryCode } from '../../../../facts/countries.ts'
import type { CountryCode } from '../../../../facts/country.ts'
import { phoneFieldValue, type SavedAddress } from '../../features/customer/index.ts'
import { type AddressValues, noAddress, valuesOf } from '../../features/places/index.ts'

export type AddressForm = {
  name: string
  firstName: string
  lastName: string
  phone: string
  preferred: boolean
  address: AddressValues
}

/** The country whose places the form offers: the address's own, else the page's. */
export const countryOf = (address: SavedAddress | undefined, page: CountryCode): CountryCode =>
  address && isCountryCode(address.countryCode) ? address.countryCode : page

/** What the form begins with: the address, or the customer's own name and phone. */
export const formOf = (
  address: SavedAddress | undefined,
  owner: { firstName?: string; lastName?: string; phoneHome?: string },
  country: CountryCode,
): AddressForm => ({
  name: address?.addressId ?? '',
  firstName: (address ? address.firstName : owner.firstName) ?? '',
  lastName: (address ? address.lastName : owner.lastName) ?? '',
  phone: phoneFieldValue(country, (address ? address.phone : owner.phoneHome) ?? ''),
  preferred: address?.preferred ?? false,
  address: address ? valuesOf(address) : noAddress,
})
