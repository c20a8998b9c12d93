import type { OperationContract } from '../kernel/contract.ts'
import { badRequest } from '../kernel/problem.ts'
import { Body, Extensible, Nullable, Type } from '../kernel/schema.ts'
import { contextNotFound } from './problems.ts'

const Short = Type.String({ maxLength: 256 })
const Scalar = Type.Optional(Nullable(Short))
const Codes = Type.Optional(Type.Array(Short, { maxItems: 50 }))

/** At most 20 pairs; null takes a pair away. */
const Qualifiers = Type.Optional(
  Type.Record(Type.String({ maxLength: 256 }), Nullable(Short), { maxProperties: 20 }),
)

const place = {
  city: Type.Optional(Short),
  country: Type.Optional(Short),
  countryCode: Type.Optional(Type.String({ maxLength: 2 })),
  latitude: Type.Optional(Type.Number({ minimum: -90, maximum: 90 })),
  longitude: Type.Optional(Type.Number({ minimum: -180, maximum: 180 })),
  metroCode: Type.Optional(Short),
  postalCode: Type.Optional(Short),
  region: Type.Optional(Short),
  regionCode: Type.Optional(Short),
}

const members = {
  /** The moment to look at the shop from, ISO 8601. Empty: none. */
  effectiveDateTime: Scalar,
  sourceCode: Scalar,
  customerGroupIds: Codes,
  customQualifiers: Qualifiers,
  assignmentQualifiers: Qualifiers,
  /** IPv4. Kept where the query says `evaluateContextWithClientIp=true`. */
  clientIp: Type.Optional(Type.String({ maxLength: 15 })),
  couponCodes: Codes,
}

const ContextBody = Body('ShopperContext', {
  ...members,
  geoLocation: Type.Optional(Body('ShopperContextGeoLocation', place)),
})

const ShopperContext = Extensible('ShopperContext', {
  ...members,
  geoLocation: Type.Optional(Extensible('ShopperContextGeoLocation', place)),
})

const params = Type.Object({ usid: Type.String({ minLength: 1, maxLength: 100 }) })
const query = Type.Object({ evaluateContextWithClientIp: Type.Optional(Type.Boolean()) })

export const shopperContextContract = {
  getShopperContext: { params, answer: ShopperContext, problems: [contextNotFound] },
  createShopperContext: {
    params,
    query,
    body: ContextBody,
    success: [200, 201],
    problems: [badRequest, contextNotFound],
    perMinute: 60,
  },
  updateShopperContext: {
    params,
    query,
    body: ContextBody,
    answer: ShopperContext,
    problems: [badRequest, contextNotFound],
    perMinute: 60,
  },
  deleteShopperContext: { params, problems: [contextNotFound], perMinute: 60 },
} as const satisfies Record<string, OperationContract>
