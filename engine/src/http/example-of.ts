import { bankTransfer } from '../payment-methods/index.ts'

type Schema = {
  type?: string
  properties?: Record<string, Schema>
  required?: string[]
  /** Of a tuple one for each place. */
  items?: Schema | Schema[]
  anyOf?: Schema[]
  enum?: unknown[]
  const?: unknown
  contentSchema?: Schema
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  minItems?: number
}

/** What members of these names hold, wherever they stand. */
const byName: Record<string, unknown> = {
  basketId: '3f2a1b0c9d8e7f6a5b4c3d2e1f',
  customerId: 'abKdEfGhIjKlMnOpQrStUvWxYz',
  orderNo: '00028011',
  productId: 'SKU-1',
  siteId: 'Lamina',
  channel_id: 'Lamina',
  client_id: '5f0c1d2e-6a7b-4c8d-9e0f-1a2b3c4d5e6f',
  redirect_uri: 'https://shop.example/callback',
  code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  grant_type: 'authorization_code_pkce',
  email: 'ana@example.com',
  login: 'ana@example.com',
  user_id: 'ana@example.com',
  contactPointValue: 'ana@example.com',
  subscriptionId: 'newsletter',
  firstName: 'Ana',
  lastName: 'Rivas',
  phone: '+50370123456',
  birthday: '1990-05-17',
  countryCode: 'SV',
  c_country: 'SV',
  stateCode: 'SV-san-salvador',
  city: 'San Salvador',
  address1: 'Calle 1',
  postalCode: '1101',
  currency: 'USD',
  locale: 'es-SV',
  latitude: 13.7041,
  longitude: -89.15,
  price: 12.5,
  orderTotal: 12.5,
  paymentMethodId: bankTransfer.id,
  cardType: 'Visa',
  maskedNumber: '************1111',
  expirationMonth: 12,
  expirationYear: 2035,
  creationDate: '2026-11-20T12:00:00.000Z',
  lastModified: '2026-11-20T12:00:00.000Z',
  inStockDate: '2026-11-24T00:00:00.000Z',
  ids: 'SKU-1,SKU-2',
  q: 'lámina',
  toolPath: '/tools/roof?l=10&a=8',
}

const number = ({ minimum, maximum, exclusiveMinimum }: Schema) =>
  Math.min(
    Math.max(1, minimum ?? 1, exclusiveMinimum === undefined ? 1 : exclusiveMinimum + 1),
    maximum ?? 1e9,
  )

const text = (name: string, { minLength = 0, maxLength = 512 }: Schema) =>
  (name || 'text').padEnd(minLength, '-').slice(0, maxLength)

const suits = (value: unknown, { type, maxLength = Infinity }: Schema) =>
  type === 'string' ? typeof value === 'string' && value.length <= maxLength : typeof value === type

/** True for a schema without constraints: a member of such a schema is left out unless it is required. */
const isOpen = ({ type, anyOf, enum: values, const: only }: Schema) =>
  type === undefined && anyOf === undefined && values === undefined && only === undefined

const object = ({ properties = {}, required = [] }: Schema) =>
  Object.fromEntries(
    Object.entries(properties)
      .filter(([name, schema]) => required.includes(name) || !isOpen(schema))
      .map(([name, schema]) => [name, exampleOf(schema, name)]),
  )

const list = ({ items = {}, minItems = 1 }: Schema) =>
  Array.isArray(items)
    ? items.map((one) => exampleOf(one))
    : Array.from({ length: Math.max(1, minItems) }, () => exampleOf(items))

/** A value that keeps a schema; members of known names hold what they hold in the shop. */
export const exampleOf = (schema: Schema, name = ''): unknown => {
  if (schema.enum) return schema.enum[0]
  if ('const' in schema) return schema.const
  if (schema.anyOf) return exampleOf(schema.anyOf[0] ?? {}, name)
  if (name in byName) {
    const known = byName[name]
    if (suits(known, schema)) return known
    if (schema.type === 'string') return String(known).slice(0, schema.maxLength)
  }
  switch (schema.type) {
    case 'string':
      if (schema.contentSchema) return JSON.stringify(exampleOf(schema.contentSchema))
      return text(name, schema)
    case 'number':
    case 'integer':
      return number(schema)
    case 'boolean':
      return true
    case 'array':
      return list(schema)
    case 'object':
      return object(schema)
    default:
      return null
  }
}
