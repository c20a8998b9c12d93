import fc from 'fast-check'

/** What arbitrary values are made from: JSON Schema as TypeBox writes it. */
type Schema = {
  type?: string
  properties?: Record<string, Schema>
  required?: string[]
  patternProperties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
  enum?: unknown[]
  const?: unknown
  minLength?: number
  maxLength?: number
  pattern?: string
  format?: string
  minimum?: number
  maximum?: number
  maxItems?: number
}

/** Values of members that lead deep into an operation, by the member's name. */
export type Known = Record<string, readonly unknown[]>

/** What no schema asks for. Names nothing that an answer may not say, so that an echo is no leak. */
const hostile = fc.constantFrom<unknown>(
  null,
  '',
  ' ',
  true,
  -1,
  0,
  0.5,
  1e21,
  Number.MAX_SAFE_INTEGER,
  -1e308,
  [],
  {},
  [[[[]]]],
  { toString: 1 },
  JSON.parse('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}') as unknown,
  "' or 1=1 --",
  '"; drop',
  '%00%27',
  '\u0000',
  '\ud800',
  '\u202e\u2028',
  '😀'.repeat(50),
  'x'.repeat(5_000),
  '../../../../etc',
  '${1+1}{{1+1}}',
  '<script>1</script>',
  '1e400',
  'NaN',
  '-0',
  '2026-13-45T99:99:99Z',
)

const texts = ({ pattern, format, minLength = 0, maxLength = 60 }: Schema) => {
  if (pattern) return fc.stringMatching(new RegExp(pattern))
  if (format === 'date') return fc.constantFrom('1990-02-29', '1990-02-28', '0000-00-00')
  const length = { minLength, maxLength: Math.max(minLength, Math.min(maxLength, 60)) }
  return fc.oneof(fc.string(length), fc.string({ unit: 'grapheme', ...length }))
}

const numbers = ({ type, minimum = -10, maximum = 100_000 }: Schema) =>
  type === 'integer'
    ? fc.integer({ min: Math.ceil(minimum), max: Math.floor(Math.min(maximum, 2 ** 31 - 1)) })
    : fc.double({ min: minimum, max: maximum, noNaN: true })

const objects = ({ properties = {}, required = [] }: Schema, known: Known) => {
  const members = Object.entries(properties).map(([name, schema]) => [name, member(name, schema, known)])
  const some = fc.record(Object.fromEntries(members) as Record<string, fc.Arbitrary<unknown>>, {
    requiredKeys: required,
  })
  const extra = fc.dictionary(fc.constantFrom('c_extra', 'extra', 'c_priceQuote', 'price'), hostile, {
    maxKeys: 1,
  })
  return fc
    .tuple(some, fc.oneof({ weight: 9, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: extra }))
    .map((parts) => Object.assign({}, ...parts) as object)
}

const member = (name: string, schema: Schema, known: Known): fc.Arbitrary<unknown> => {
  const values = known[name]
  const own = arbitraryOf(schema, known)
  return values
    ? fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...values) }, { weight: 1, arbitrary: own })
    : own
}

const wellFormed = (schema: Schema, known: Known): fc.Arbitrary<unknown> => {
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => arbitraryOf(one, known)))
  switch (schema.type) {
    case 'string':
      return texts(schema)
    case 'integer':
    case 'number':
      return numbers(schema)
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return fc.array(arbitraryOf(schema.items ?? {}, known), { maxLength: 3 })
    case 'object':
      return objects(schema, known)
    default:
      return fc.jsonValue({ maxDepth: 2 })
  }
}

/** Values that mostly keep a schema: one in twelve, at any depth, is something else. */
export const arbitraryOf = (schema: object, known: Known): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 11, arbitrary: wellFormed(schema, known) }, { weight: 1, arbitrary: hostile })
