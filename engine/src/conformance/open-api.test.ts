import { Ajv } from 'ajv'
import addFormats from 'ajv-formats'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { problemsOf, successesOf } from '../http/declared-responses.ts'
import { exampleOf } from '../http/example-of.ts'
import { caseOf, operations } from './testing/cases.ts'
import { type Official, officialOperations } from './testing/official.ts'
import { type ConformanceShop, openConformanceShop } from './testing/shop.ts'

type Media = { schema: object; example?: unknown; examples?: Record<string, unknown> }
type DescribedOperation = {
  operationId: string
  requestBody?: { content: Record<string, Media> }
  responses: Record<string, AnsweredResponse | { $ref: string }>
}
type AnsweredResponse = { content?: Record<string, Media> }
type Document = {
  paths: Record<string, Record<string, DescribedOperation>>
  components: Record<string, Record<string, object>>
}

let shop: ConformanceShop
let document: Document
let official: Official[]
beforeAll(async () => {
  shop = await openConformanceShop()
  document = (await (await fetch(`${shop.origin}/openapi.json`)).json()) as Document
  official = await officialOperations()
})
afterAll(() => shop.close())

const describedOperation = (route: string) => {
  const [method = '', path = ''] = route.split(' ')
  return document.paths[path]?.[method.toLowerCase()]
}

const response = (one: AnsweredResponse | { $ref: string }): AnsweredResponse =>
  '$ref' in one ? (document.components.responses?.[one.$ref.split('/').at(-1) ?? ''] ?? {}) : one

const ajv = new Ajv({ strict: false })
addFormats.default(ajv)

test('[S7.086] the served document holds every operation, and no other', () => {
  const ids = Object.values(document.paths).flatMap((path) =>
    Object.values(path).map(({ operationId }) => operationId),
  )
  expect(ids.toSorted()).toEqual(operations.map(({ name }) => name).toSorted())
})

describe('the document tells of', () => {
  test.each(operations)('$name all that it takes and answers, with examples', ({ name, route, contract }) => {
    const operation = describedOperation(route)
    expect(operation?.operationId).toBe(name)
    const statuses = [
      ...successesOf(contract),
      ...problemsOf(contract, route).map(({ status }) => status),
    ].map(String)
    expect(Object.keys(operation?.responses ?? {}).toSorted()).toEqual([...new Set(statuses)].toSorted())
    const { status = 200 } = caseOf(name)
    expect(statuses).toContain(String(status))
    for (const schema of [contract.body, contract.answer]) {
      if (schema) expect(ajv.validate(schema, exampleOf(schema)), ajv.errorsText()).toBe(true)
    }
    const media = [operation?.requestBody, ...Object.values(operation?.responses ?? {}).map(response)]
      .flatMap((one) => Object.values(one?.content ?? {}))
      .filter(({ example, examples }) => example === undefined && examples === undefined)
    expect(media).toEqual([])
  })
})

test('every reference of the document leads somewhere', () => {
  const references = [...JSON.stringify(document).matchAll(/"#\/components\/(\w+)\/([^"]+)"/g)]
  expect(references.length).toBeGreaterThan(100)
  const lost = references.filter(([, kind = '', name = '']) => !(name in (document.components[kind] ?? {})))
  expect(lost).toEqual([])
})

/** Beside the platform's calls: pictures, which the platform serves elsewhere, and the way back from a provider. */
const ownCalls = ['getImage', 'returnFromIdentityProvider']

test('operations of the platform have its names, paths and methods', () => {
  const wrong = operations.flatMap(({ name, route }) => {
    const [, path = ''] = route.split(' ')
    const family = official.filter((one) => path.startsWith(`${one.family}/`))
    if (family.length === 0 || ownCalls.includes(name)) return []
    const platformName = name.replace(/V2$/, '')
    const same = family.find((one) => one.name === platformName)
    return same?.route === route ? [] : [{ name, route, official: same?.route }]
  })
  expect(wrong).toEqual([])
})
