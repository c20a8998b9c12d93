import { Type, type Static } from 'typebox'
import { CountryCode, Exact, Id } from './parts.ts'

const Address = Exact({
  addressId: Type.String(),
  firstName: Type.String(),
  lastName: Type.String(),
  phone: Type.String(),
  address1: Type.String(),
  /** The shown name of the place. */
  city: Type.String(),
  /** Id of the first administrative level. */
  stateCode: Type.String(),
  countryCode: CountryCode,
  /** Id of the deepest level known. */
  divisionId: Type.String(),
  postalCode: Type.Optional(Type.String()),
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
  preferredLocale: Type.String({ pattern: '^(es|en)_(SV|GT|HN|NI|CR|EC)$' }),
  acceptsMarketing: Type.Boolean(),
  preferredStoreId: Type.Optional(Id),
  addresses: Type.Array(Address),
})
export type CustomerRow = Static<typeof CustomerRow>
