import { expect, test } from 'vitest'
import { operations } from './testing/cases.ts'

type Schema = Record<string, unknown>

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null

/** What a schema says of a value, in one way or another. */
const says = ['type', 'anyOf', 'enum', 'const']

/** Paths of what a schema leaves to chance: a value of any kind, or an object without members that are named. */
const openParts = (schema: Schema, path: string): string[] => {
  if (!says.some((word) => word in schema)) return [path]
  const named = isSchema(schema.properties) ? Object.entries(schema.properties) : []
  const inner = [
    ...named,
    ...Object.entries({ items: schema.items }),
    ...(Array.isArray(schema.anyOf) ? schema.anyOf.map((one) => ['anyOf', one] as const) : []),
    // Custom attributes of a client's own are told back as they came.
    ...(named.length === 0 && isSchema(schema.patternProperties)
      ? Object.entries(schema.patternProperties)
      : []),
  ]
  return inner.flatMap(([name, one]) => (isSchema(one) ? openParts(one, `${path}.${name}`) : []))
}

test('every member of every answer is declared', () => {
  const answers = operations.flatMap(({ name, contract }) =>
    contract.answer ? openParts(JSON.parse(JSON.stringify(contract.answer)), name) : [],
  )
  expect(answers).toEqual([])
})
