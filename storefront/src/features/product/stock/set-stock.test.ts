import { expect, test } from 'vitest'
import { setStock } from './set-stock.ts'

const kit = {
  id: 'KIT',
  setProducts: [
    { id: 'A', name: 'Lámina', c_quantity: 13 },
    { id: 'B', name: 'Capote', c_quantity: 6 },
  ],
}
const stock = (id: string, ats: number, inStockDate: string) => ({
  id,
  ats,
  ownStock: ats,
  storesWithStock: 2,
  inStockDate,
})

test('[S3.025] [S5.055] the scarcest part of a set decides how many there are, and is named', () => {
  const parts = { A: stock('A', 100, '2026-11-23'), B: stock('B', 13, '2026-11-27') }
  expect(setStock(kit, parts)).toMatchObject({ ats: 2, scarcest: 'Capote', inStockDate: '2026-11-27' })
})

test('nothing is known of a set before all of its parts are', () => {
  expect(setStock(kit, undefined)).toBeUndefined()
  expect(setStock(kit, { A: stock('A', 100, '2026-11-23') })).toBeUndefined()
})
