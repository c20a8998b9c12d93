import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { ProductRow } from '../bundle/products.ts'
import { productView } from './product-view.ts'
import { overlay, readProduct } from './read-product.ts'

const linesOf = (bundle: string) =>
  readFileSync(new URL(`../../../${bundle}/products.jsonl`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as ProductRow)

test.each(['demo/qa', 'demo'])('every product of %s is in its document whole', (bundle) => {
  const rows = linesOf(bundle)
  expect(new Set(rows.map(({ type }) => type)).size).toBeGreaterThan(2)
  for (const row of rows) {
    const document = productView('Lamina', row)
    expect(readProduct(row.id, row.type, overlay(document, document))).toEqual(row)
  }
})

test('a change keeps what it does not name, the other languages of a text among it', () => {
  const [row] = linesOf('demo/qa')
  if (row?.type !== 'master') throw new Error('the first product is no master')
  const change = { name: { default: 'Otra' }, c_cut: null, c_isNew: false }
  const { cut: _cut, ...rest } = row
  expect(readProduct(row.id, row.type, overlay(productView('Lamina', row), change))).toEqual({
    ...rest,
    name: { es: 'Otra', en: row.name.en },
    isNew: false,
  })
})

test('Spanish by two names is one text; nothing is finer than a millimetre', () => {
  const read = (document: Parameters<typeof readProduct>[2]) => () => readProduct('X', 'item', document)
  expect(read({ name: { default: 'a', es: 'b' } })).toThrow(/same text/)
  expect(read({ name: { default: 'a', es: 'a' } })()).toMatchObject({ name: { es: 'a' } })
  expect(read({ c_lengthMeters: 4.3505 })).toThrow(/finer/)
  expect(read({ c_lengthMeters: 4.35 })()).toMatchObject({ lengthMm: 4350 })
})
