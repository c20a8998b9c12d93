import type { AddressPlace, PostalAddress } from '../../../../facts/address.ts'
import type { CountryCode } from '../../../../facts/country.ts'
import { loadDivisions, pathOf } from '../../../../facts/divisions.ts'

/** An address as its form has it. */
export type AddressValues = {
  address1: string
  /** Id of the deepest division chosen. */
  divisionId: string
  neighbourhood: string
  postalCode: string
  /** The gate on a map, as `facts/coordinates.ts` writes it; empty where it is not marked. */
  coordinates: string
}

export const noAddress: AddressValues = {
  address1: '',
  divisionId: '',
  neighbourhood: '',
  postalCode: '',
  coordinates: '',
}

export const valuesOf = (address: PostalAddress | undefined): AddressValues => ({
  address1: address?.address1 ?? '',
  divisionId: address?.c_divisionId ?? '',
  neighbourhood: address?.address2 ?? '',
  postalCode: address?.postalCode ?? '',
  coordinates: address?.c_coordinates ?? '',
})

/** The place as the contract wants it: first level by id, the deepest by name and id. An emptied member is sent empty. */
export const addressBody = async (
  country: CountryCode,
  values: AddressValues,
): Promise<Required<AddressPlace>> => {
  const path = pathOf(await loadDivisions(country), values.divisionId)
  return {
    address1: values.address1.trim(),
    address2: values.neighbourhood.trim(),
    postalCode: values.postalCode.trim(),
    city: path.at(-1)?.name ?? '',
    stateCode: path[0]?.id ?? '',
    c_divisionId: values.divisionId,
    c_coordinates: values.coordinates,
    countryCode: country,
  }
}

/** In one line, for summaries and choices. */
export const addressText = ({ address1, address2, city }: PostalAddress) =>
  [address1, address2, city].filter(Boolean).join(', ')
