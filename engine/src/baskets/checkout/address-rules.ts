import { addressTexts, type PostalAddress } from '../../../../facts/address.ts'
import { formatCoordinates, parseCoordinates } from '../../../../facts/coordinates.ts'
import { type CountryCode, isCountryCode } from '../../../../facts/country.ts'
import { isForeignCountry } from '../../../../facts/foreign-countries.ts'
import { findDivision, loadDivisions } from '../../../../facts/divisions.ts'
import { isPhone } from '../../../../facts/phone.ts'
import { badRequest } from '../../kernel/problem.ts'
import type { Site } from '../../kernel/site.ts'
import type { Address } from '../basket.ts'

/** An address as clients send it; other members of the contract's type are accepted and not kept. */
export type AddressBody = { [Member in keyof PostalAddress]: string | null }

/**
 * The address to keep: trimmed, blanks left out. `abroadAs` takes any country of the world, for a document of that
 * country. Problem: 400 naming the member, for a country the shop does not know, a place that is not there, a phone of
 * wrong length, a point that is not on the earth.
 */
export const checkAddress = async (
  site: Pick<Site, 'addressCountries'>,
  body: AddressBody,
  abroadAs?: CountryCode,
): Promise<Address> => {
  const address: Address = {}
  for (const name of addressTexts) {
    const text = body[name]?.trim()
    if (text) address[name] = text
  }
  if (address.phone && !isPhone(address.phone)) {
    throw badRequest('The phone must have 8 to 15 digits.', { property: 'phone' })
  }
  const { c_divisionId: divisionId } = body
  const served =
    site.addressCountries?.find(({ code }) => code === body.countryCode) ??
    (abroadAs && isForeignCountry(body.countryCode) ? { code: body.countryCode, asOf: abroadAs } : undefined)
  const countryCode = served?.asOf ?? body.countryCode
  if (countryCode) {
    if (!isCountryCode(countryCode)) {
      throw badRequest(`The shop does not sell in '${countryCode}'.`, { property: 'countryCode' })
    }
    address.countryCode = countryCode
    if (served) address.writtenCountry = served.code
  }
  if (divisionId) {
    const place = address.countryCode && findDivision(await loadDivisions(address.countryCode), divisionId)
    if (!place) {
      throw badRequest(`There is no place '${divisionId}' in the country of the address.`, {
        property: 'c_divisionId',
      })
    }
    address.divisionId = divisionId
  }
  const { c_coordinates: coordinates } = body
  if (coordinates) {
    const point = parseCoordinates(coordinates)
    if (!point) {
      throw badRequest('Coordinates are a latitude and a longitude: 13.69294,-89.21819.', {
        property: 'c_coordinates',
      })
    }
    address.coordinates = formatCoordinates(point)
  }
  return address
}

/** Whether a parcel or an invoice can reach it: who, where, in which place and country. */
export const isCompleteAddress = (address: Address | undefined): boolean =>
  Boolean(
    address &&
      (address.companyName || (address.firstName && address.lastName)) &&
      address.address1 &&
      address.city &&
      address.countryCode,
  )
