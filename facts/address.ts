/** The one list of a postal address's members, by the shopper API's names; schemas, types and forms derive from it. */

/** Who is at the address. */
export const addressPersonTexts = ['firstName', 'lastName', 'companyName', 'phone'] as const

/** Where the address is, in words. */
export const addressPlaceTexts = ['address1', 'address2', 'city', 'stateCode', 'postalCode'] as const

/** What a person writes of an address. */
export const addressTexts = [...addressPersonTexts, ...addressPlaceTexts] as const
export type AddressText = (typeof addressTexts)[number]

/** What tells the place exactly: its country, its deepest administrative division, and the gate on a map. */
export const addressMarks = ['countryCode', 'c_divisionId', 'c_coordinates'] as const

/** What tells the place alone, whoever lives there. */
export const addressPlaceMembers = [...addressPlaceTexts, ...addressMarks] as const

/** What the API writes of an address besides; the shop keeps these with a saved address and reads none of them. */
export const addressFurtherTexts = [
  'jobTitle',
  'postBox',
  'salutation',
  'secondName',
  'suffix',
  'suite',
  'title',
] as const

/** A postal address as the shopper API writes it. */
export type PostalAddress = Partial<Record<AddressText | (typeof addressMarks)[number], string>>
export type AddressPlace = Pick<PostalAddress, (typeof addressPlaceMembers)[number]>

/** The place of an address without the person there. */
export const placeOf = (address: PostalAddress | undefined): AddressPlace =>
  Object.fromEntries(addressPlaceMembers.map((name) => [name, address?.[name]]))
