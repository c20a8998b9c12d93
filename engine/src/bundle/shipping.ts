import { Type, type Static } from 'typebox'
import { Amount, Clock, CountryCode, Exact, Grams, Id, Localized, Millimetres, OneOf } from './parts.ts'

/** Smallest first: a load takes the first vehicle whose payload and length hold it, else several trips of the last. */
const Vehicle = Exact({
  id: Id,
  name: Localized,
  kind: OneOf('courier', 'truck'),
  payloadGrams: Grams,
  maxLengthMm: Millimetres,
})

/** Price of one trip: base + kilometres × per kilometre (+ crane when asked), in the country's currency, with tax. */
const Rate = Exact({
  country: CountryCode,
  vehicleId: Id,
  base: Amount,
  perKm: Amount,
  crane: Type.Optional(Amount),
})

/** What the shopper can choose. `courier` needs every line to allow it and to fit a courier vehicle. */
const Method = Exact({
  id: Id,
  kind: OneOf('pickup', 'courier', 'truck', 'truckWithCrane'),
  name: Localized,
  description: Localized,
  default: Type.Boolean(),
  /** Its texts name an amount and guests shall read it all the same; without this such a method is refused. */
  amountForGuests: Type.Optional(Type.Literal(true)),
})

const Override = Exact({ storeId: Id, divisionId: Type.String(), km: Type.Integer({ minimum: 0 }) })

/** Kilometres from the dispatching store by how much of the address's division it shares. */
const Distances = Exact({
  sameSecondLevelKm: Type.Integer(),
  sameFirstLevelKm: Type.Integer(),
  otherKm: Type.Integer(),
  overrides: Type.Array(Override),
})

const Days = Exact({ min: Type.Integer({ minimum: 0 }), max: Type.Integer({ minimum: 0 }) })

/** `shipping.json`: vehicles, rates, distances and the working calendar behind every promised date. */
export const ShippingFile = Exact({
  methods: Type.Array(Method, { minItems: 1 }),
  vehicles: Type.Array(Vehicle, { minItems: 1 }),
  rates: Type.Array(Rate),
  distances: Distances,
  /** Tax class of the delivery price. */
  taxClass: Id,
  calendar: Exact({
    /** 0 is Sunday. Store closures and the country's holidays come on top. */
    workingDays: Type.Array(Type.Integer({ minimum: 0, maximum: 6 })),
    /** An order placed after this local hour counts from the next working day. */
    cutOff: Clock,
  }),
  /** Working days until goods of another store's stock have come to the chosen one. */
  transferDays: Days,
  /** Working days until goods in the store's own stock are ready: for pickup, and on the way. */
  readyDays: Exact({ pickup: Days, delivery: Days }),
})
export type ShippingFile = Static<typeof ShippingFile>
