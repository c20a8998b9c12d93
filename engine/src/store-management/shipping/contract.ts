import { CountryCode } from '../../bundle/parts.ts'
import { ShippingFile } from '../../bundle/shipping.ts'
import { importInProgress } from '../../kernel/import-in-progress.ts'
import { outsideYourPlaces } from '../../kernel/outside-your-places.ts'
import { preconditionFailed, preconditionRequired } from '../../kernel/precondition.ts'
import { defineProblem } from '../../kernel/problem.ts'
import { stepUpRequired } from '../../kernel/require-proven.ts'
import { Body, Nullable, Open, type Static, Type } from '../../kernel/schema.ts'

export const storeNotFound = defineProblem(404, 'store-not-found', 'Store Not Found')
export const productNotFound = defineProblem(404, 'product-not-found', 'Product Not Found')

/** `shipping.json` as a bundle writes it. */
const Table = Open('ShippingTable', ShippingFile.properties)

const members = ShippingFile.properties
const table = Body(
  'shipping_table',
  Object.fromEntries(Object.entries(members).map(([name, schema]) => [name, Type.Optional(schema)])) as {
    [Name in keyof typeof members]: ReturnType<typeof Type.Optional<(typeof members)[Name]>>
  },
)
export type TableChanges = Static<typeof table>

const Id = Type.String({ minLength: 1, maxLength: 100 })

export const shippingContract = {
  getShippingTable: { scope: 'sfcc.shipping', answer: Table },
  /** Members that are named take the place of those there are. */
  updateShippingTable: {
    scope: 'sfcc.shipping.rw',
    body: table,
    answer: Table,
    problems: [outsideYourPlaces, stepUpRequired, importInProgress, preconditionFailed, preconditionRequired],
  },
  /** How goods would come to a place, at what price, and when; by a table that is not in use yet where one is sent. */
  testDelivery: {
    scope: 'sfcc.shipping',
    body: Type.Object(
      {
        countryCode: CountryCode,
        /** The deepest division known of the address; without it the surroundings of the store. */
        divisionId: Type.Optional(Id),
        /** The store that the shopper has chosen; the country's default without it. */
        storeId: Type.Optional(Id),
        items: Type.Array(
          Type.Object(
            {
              productId: Id,
              quantity: Type.Integer({ minimum: 1, maximum: 100_000 }),
              /** Of goods that are cut. */
              lengthMeters: Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: 1_000 })),
            },
            { additionalProperties: false },
          ),
          { minItems: 1, maxItems: 100 },
        ),
        table: Type.Optional(table),
      },
      { title: 'delivery_test', additionalProperties: false },
    ),
    answer: Open('DeliveryTest', {
      /** Where the delivery would leave, and how far it would go. */
      dispatch: Type.Object({ storeId: Type.String(), kilometres: Type.Number() }),
      load: Type.Object({
        kilograms: Type.Number(),
        longestMeters: Type.Number(),
        isForCourier: Type.Boolean(),
      }),
      currency: Type.String(),
      /** The day it would be there; null where some of it has no day. */
      deliveryDate: Nullable(Type.String()),
      /** The ways it can go; none where a piece is longer than every vehicle. */
      options: Type.Array(
        Type.Object({
          methodId: Type.String(),
          kind: Type.String(),
          vehicleId: Type.String(),
          trips: Type.Integer(),
          /** With tax, in the country's currency: `"7.30"`. */
          price: Type.String(),
        }),
      ),
    }),
    problems: [storeNotFound, productNotFound],
  },
} as const
