import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../db/testing.ts'
import { exportBundle, FolderInUse } from './export-bundle.ts'
import { importBundle } from './import-bundle.ts'
import { qaTemplate } from './testing.ts'

const qa = join(import.meta.dirname, '../../../demo/qa')
const work = mkdtempSync(join(tmpdir(), 'lamina-export-'))
const first = join(work, 'first')
const second = join(work, 'second')
let source: TestDatabase
let copy: TestDatabase

beforeAll(async () => {
  source = await createTestDatabase(await qaTemplate())
  copy = await createTestDatabase()
  await exportBundle({ databaseUrl: source.url, folder: first })
  await importBundle({ databaseUrl: copy.url, folder: first })
  await exportBundle({ databaseUrl: copy.url, folder: second })
})
afterAll(async () => {
  await source?.drop()
  await copy?.drop()
  rmSync(work, { recursive: true, force: true })
})

const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(folder, name)).isFile())
    .sort()

const lines = (folder: string, name: string) => readFileSync(join(folder, name), 'utf8').trimEnd().split('\n')
const rows = (folder: string, name: string) =>
  lines(folder, name)
    .map((line) => JSON.parse(line) as { id: string })
    .sort((a, b) => (a.id < b.id ? -1 : 1))

test('what an export wrote, a fresh shop imports and exports again, byte for byte', () => {
  expect(filesOf(second)).toEqual(filesOf(first))
  for (const name of filesOf(first))
    expect(readFileSync(join(second, name)).equals(readFileSync(join(first, name))), name).toBe(true)
})

test('an export is the bundle that was imported, but for people', () => {
  const expected = filesOf(qa).filter((name) => !['README.md', 'customers.jsonl'].includes(name))
  expect(filesOf(first)).toEqual(expected)
  for (const name of ['categories.jsonl', 'stores.jsonl', 'products.jsonl', 'promotions.jsonl'])
    expect(rows(first, name), name).toEqual(rows(qa, name))
  for (const name of ['site.json', 'shipping.json', 'synonyms.json'])
    expect(JSON.parse(readFileSync(join(first, name), 'utf8')), name).toEqual(
      JSON.parse(readFileSync(join(qa, name), 'utf8')),
    )
  expect(lines(first, 'redirects.csv')).toEqual(lines(qa, 'redirects.csv'))
  expect(lines(first, 'inventory.csv').toSorted()).toEqual(lines(qa, 'inventory.csv').toSorted())
  expect(lines(first, 'prices.csv').toSorted()).toEqual(lines(qa, 'prices.csv').toSorted())
})

test('a folder that holds something is left alone', async () => {
  await expect(exportBundle({ databaseUrl: source.url, folder: qa })).rejects.toThrow(FolderInUse)
})
