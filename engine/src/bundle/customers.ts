import { Type, type Static } from 'typebox'
import { addressTexts } from '../../../facts/address.ts'
import { CountryCode, Exact, Id, localePattern } from './parts.ts'

const optionalTexts = ['companyName', 'address2', 'postalCode'] as const

/** `city` is the shown name of the place, `stateCode` the id of the first administrative level. */
const texts = Type.Record(Type.Enum([...addressTexts]), Type.String())

const Address = Exact({
  addressId: Type.String(),
  ...Type.Required(Type.Omit(texts, optionalTexts)).properties,
  ...Type.Partial(Type.Pick(texts, optionalTexts)).properties,
  countryCode: CountryCode,
  /** Id of the deepest level known. */
  divisionId: Type.String(),
  preferred: Type.Boolean(),
})

/** A row of `customers.jsonl`. The password is plain here and hashed at import: for demonstration and tests. */
export const CustomerRow = Exact({
  customerNo: Type.String(),
  email: Type.String({ pattern: '^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$' }),
  password: Type.String({ minLength: 8 }),
  firstName: Type.String(),
  lastName: Type.String(),
  phone: Type.String({ pattern: '^\\+\\d{8,15}$' }),
  country: CountryCode,
  /** In underscore form (es_SV). */
  preferredLocale: Type.String({ pattern: localePattern('_') }),
  acceptsMarketing: Type.Boolean(),
  preferredStoreId: Type.Optional(Id),
  addresses: Type.Array(Address),
})
export type CustomerRow = Static<typeof CustomerRow>
