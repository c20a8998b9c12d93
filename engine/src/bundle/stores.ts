import { Type, type Static } from 'typebox'
import { CountryCode, Day, Exact, Hours, Id, Localized, OneOf } from './parts.ts'

/** A row of `stores.jsonl`. */
export const StoreRow = Exact({
  id: Id,
  inventoryId: Id,
  name: Type.String({ minLength: 1 }),
  countryCode: CountryCode,
  address1: Type.String({ minLength: 1 }),
  /** The department or province: what the store locator lists as city. */
  city: Type.String(),
  /** The town itself. */
  cityName: Type.String({ minLength: 1 }),
  divisionLevel1: Type.String(),
  divisionLevel2: Type.String(),
  divisionLevel3: Type.Optional(Type.String()),
  postalCode: Type.String(),
  email: Type.String(),
  phone: Type.String({ pattern: '^\\+\\d{8,15}$' }),
  phoneDisplay: Type.String(),
  /** Where the store itself answers messages; without it the country's number is written to. */
  whatsapp: Type.Optional(Type.String({ pattern: '^\\+\\d{8,15}$' })),
  latitude: Type.Number({ minimum: -90, maximum: 90 }),
  longitude: Type.Number({ minimum: -180, maximum: 180 }),
  timeZone: Type.String(),
  /** Plants make and supply the other stores of their country. */
  size: OneOf('plant and yard', 'branch with yard', 'branch'),
  services: Type.Array(
    OneOf('pickup', 'truckDelivery', 'rollForming', 'cutToLength', 'bending', 'contractorDesk'),
  ),
  default: Type.Boolean(),
  hours: Type.Array(Hours),
  storeHours: Localized,
  /** Days on which this store alone is closed. */
  closedDays: Type.Optional(Type.Array(Day)),
})
export type StoreRow = Static<typeof StoreRow>
