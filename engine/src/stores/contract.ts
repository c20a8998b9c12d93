import { CommaList, OneOf, Open, Type } from '../kernel/schema.ts'
import { missingPostalCode } from './problems.ts'

const Text = Type.Optional(Type.String())

export const StoreAnswer = Open('Store', {
  id: Type.String(),
  storeID: Text,
  name: Type.String(),
  storeName: Text,
  address1: Text,
  /** The department or province: what the store locator lists as city (S2.170). */
  city: Text,
  stateCode: Text,
  postalCode: Text,
  countryCode: Text,
  email: Text,
  phone: Text,
  /** HTML. */
  storeHours: Text,
  latitude: Type.Optional(Type.Number()),
  longitude: Type.Optional(Type.Number()),
  distance: Type.Optional(Type.Number()),
  distanceUnit: Text,
  inventoryId: Text,
  posEnabled: Type.Optional(Type.Boolean()),
  storeLocatorEnabled: Type.Optional(Type.Boolean()),
  c_storeDefault: Type.Optional(Type.Boolean()),
  c_cityName: Type.Optional(Type.String()),
  c_divisionId: Type.Optional(Type.String()),
  c_phoneDisplay: Text,
  c_whatsapp: Text,
  c_size: Type.Optional(Type.String()),
  c_services: Type.Optional(Type.Array(Type.String())),
  /** For "open now": the hours as data, days from 0, which is Sunday, times as HH:MM on the store's wall. */
  c_hours: Type.Optional(
    Type.Array(
      Open('OpeningHours', { days: Type.Array(Type.Integer()), open: Type.String(), close: Type.String() }),
    ),
  ),
  /** Coming days, YYYY-MM-DD, on which it stays closed. */
  c_closedDays: Type.Optional(Type.Array(Type.String())),
  /** The zone its hours and days are meant in. */
  c_timeZone: Type.Optional(Type.String()),
})

/** A number that may come empty, which clients send for "not given". */
const Coordinate = Type.Optional(Type.String({ pattern: '^(-?\\d{1,3}(\\.\\d{1,15})?)?$' }))

export const storeContract = {
  searchStores: {
    query: Type.Object({
      latitude: Coordinate,
      longitude: Coordinate,
      countryCode: Type.Optional(Type.String({ maxLength: 2 })),
      postalCode: Type.Optional(Type.String({ maxLength: 10 })),
      maxDistance: Type.Optional(Type.Number({ minimum: 0, maximum: 20_012 })),
      distanceUnit: Type.Optional(OneOf('km', 'mi')),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })),
      offset: Type.Optional(Type.Integer({ minimum: 0 })),
    }),
    answer: Open('StoreResult', {
      limit: Type.Integer(),
      total: Type.Integer(),
      offset: Type.Integer(),
      data: Type.Optional(Type.Array(StoreAnswer)),
    }),
    problems: [missingPostalCode],
  },
  getStores: {
    query: Type.Object({ ids: CommaList() }),
    answer: Open('StoreResult', {
      limit: Type.Integer(),
      total: Type.Integer(),
      data: Type.Optional(Type.Array(StoreAnswer)),
    }),
  },
}
