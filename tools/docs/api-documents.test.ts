import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { apiDocuments } from './api-documents.ts'

const folder = join(import.meta.dirname, '../../docs/api')

test('docs/api is what the code says; npm run docs writes it', () => {
  const documents = apiDocuments()
  const there = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.json'),
  )
  expect(there.sort()).toEqual([...documents.keys()].sort())
  const stale = there.filter((name) => readFileSync(join(folder, name), 'utf8') !== documents.get(name))
  expect(stale).toEqual([])
})

test('each operation of the engine is in the document under its name', () => {
  const { paths } = JSON.parse(apiDocuments().get('openapi.json') ?? '') as {
    paths: Record<string, Record<string, { operationId: string }>>
  }
  const ids = Object.values(paths).flatMap((path) =>
    Object.values(path).map(({ operationId }) => operationId),
  )
  expect(ids).toEqual(
    expect.arrayContaining(['createBasket', 'productSearch', 'createOrder', 'getUrlMapping']),
  )
})
