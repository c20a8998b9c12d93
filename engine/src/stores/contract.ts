import { CommaList, OneOf, Open, Type } from '../kernel/schema.ts'
import { missingPostalCode } from './problems.ts'

const Text = Type.Optional(Type.String())

export const StoreAnswer = Open('Store', {
  id: Type.String(),
  storeID: Type.String(),
  name: Type.String(),
  storeName: Type.String(),
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
  c_storeDefault: Type.Optional(Type.Boolean()),
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
