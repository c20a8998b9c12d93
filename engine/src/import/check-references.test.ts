import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { ItemRow, SiteFile } from '../bundle/index.ts'
import { gatherIds, missingReferences } from './check-references.ts'
import type { KnownIds } from './known-ids.ts'

const rows = readFileSync(join(import.meta.dirname, '../../../demo/qa/products.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as ItemRow)

const known = (): KnownIds => {
  const kinds = ['categories', 'products', 'skus', 'stores', 'inventories', 'promotions'] as const
  const ids = Object.fromEntries(kinds.map((kind) => [kind, new Set<string>()])) as KnownIds
  for (const row of rows) {
    gatherIds('products', row, ids)
    for (const id of row.categoryIds ?? []) ids.categories.add(id)
  }
  return ids
}

test('an option or a value that stands twice, and a second default, are faults of their row', () => {
  const solvent = rows.find(({ id }) => id === 'QA-SOLVENT')
  const [option] = solvent?.options ?? []
  if (!solvent || !option) throw new Error('QA-SOLVENT has no option')
  expect(missingReferences('products', solvent, known())).toEqual([])
  const values = option.values.map((value) => ({ ...value, default: true }))
  const twice = { ...option, values: [...values, ...values.slice(0, 1)] }
  const row = { ...solvent, options: [option, twice] }
  expect(missingReferences('products', row, known())).toEqual([
    { field: 'options/1/id', expected: "'dispenser' stands twice" },
    { field: 'options/1/values/3/id', expected: "'none' stands twice" },
    { field: 'options/1/values', expected: 'at most one value is the default' },
  ])
})

test('a site has the locale it defaults to, and settings for every country that its locales and its order name', () => {
  const site: SiteFile = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../../demo/qa/site.json'), 'utf8'),
  )
  expect(missingReferences('site', site, known())).toEqual([])
  const countries = site.countries.filter(({ code }) => code !== 'EC')
  const locales = site.locales.filter(({ id }) => id !== 'es-SV' && id !== 'es-EC')
  expect(missingReferences('site', { ...site, countries, locales }, known())).toEqual([
    { field: 'defaultLocale', expected: "'es-SV' is not one of the site's locales" },
    { field: 'locales/9/country', expected: "'EC' is not one of the site's countries" },
    { field: 'preferences/countryOrder/5', expected: "'EC' is not one of the site's countries" },
  ])
})

test('a chat that closes before it opens is a fault of its country', () => {
  const site: SiteFile = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../../demo/qa/site.json'), 'utf8'),
  )
  const answered = (open: string, close: string) => ({
    ...site,
    countries: site.countries.map((country, at) =>
      at === 1 ? { ...country, chatHours: [{ days: [1], open, close }] } : country,
    ),
  })
  expect(missingReferences('site', answered('08:00', '17:00'), known())).toEqual([])
  expect(missingReferences('site', answered('17:00', '08:00'), known())).toEqual([
    { field: 'countries/1/chatHours/0/close', expected: 'after 17:00, when it opens' },
  ])
})
