import { expect, test } from 'vitest'
import { adminModules } from '../http/admin-modules.ts'
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
    ...Object.entries({ items: schema.items, contentSchema: schema.contentSchema }),
    ...(Array.isArray(schema.anyOf) ? schema.anyOf.map((one) => ['anyOf', one] as const) : []),
    // Custom attributes of a client's own are told back as they came.
    ...(named.length === 0 && isSchema(schema.patternProperties)
      ? Object.entries(schema.patternProperties)
      : []),
  ]
  return inner.flatMap(([name, one]) => (isSchema(one) ? openParts(one, `${path}.${name}`) : []))
}

type Declared = { name: string; contract: { answer?: object } }

const openAnswers = (all: readonly Declared[]) =>
  all.flatMap(({ name, contract }) =>
    contract.answer ? openParts(JSON.parse(JSON.stringify(contract.answer)), name) : [],
  )

test('every member of every answer is declared', () => {
  expect(openAnswers(operations)).toEqual([])
})

test('every member of every answer of the Admin API is declared, but for what the log keeps of any change', () => {
  const all = adminModules.flatMap(({ contract }) =>
    Object.entries(contract).map(([name, one]) => ({ name, contract: one })),
  )
  expect(openAnswers(all).filter((path) => !/AuditEntr.*\.(before|after)$/.test(path))).toEqual([])
})
