import type { CustomerAddress } from '../../customers/index.ts'
import { digestTag } from '../../kernel/entity-tag.ts'

/** What may be told of an address: never a tax id, nor what clients keep with it. */
const toldMembers = [
  'firstName',
  'lastName',
  'companyName',
  'address1',
  'address2',
  'city',
  'stateCode',
  'postalCode',
  'countryCode',
  'phone',
  'c_divisionId',
  'c_coordinates',
] as const

export const addressTag = (address: CustomerAddress): string => digestTag(address)

export const addressView = (address: CustomerAddress) => {
  const told = toldMembers.flatMap((name) => {
    const value = address[name]
    return typeof value === 'string' && value !== '' ? [[name, value]] : []
  })
  const members = Object.fromEntries(told) as { [Name in (typeof toldMembers)[number]]?: string }
  return {
    addressId: address.addressId,
    ...members,
    preferred: address.preferred,
    etag: addressTag(address),
  }
}
