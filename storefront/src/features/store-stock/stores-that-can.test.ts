import { expect, test } from 'vitest'
import { storesThatCan } from './stores-that-can.ts'

const places = [{ inventoryId: 'near' }, { inventoryId: 'far' }, { inventoryId: 'empty' }]
const stock = (ats: number, inStockDate: string) => ({
  id: '',
  ats,
  inStockDate,
  ownStock: ats,
  storesWithStock: 1,
})

test('a place can give a set when it has enough of every part, on the day of the last one', () => {
  const sheet = { near: stock(20, '2026-11-28'), far: stock(20, '2026-11-24'), empty: stock(1, '2026-11-24') }
  const ridge = {
    near: stock(6, '2026-11-24T00:00:00Z'),
    far: stock(6, '2026-11-25'),
    empty: stock(6, '2026-11-24'),
  }
  const wanted = [
    { productId: 'sheet', amount: 13 },
    { productId: 'ridge', amount: 6 },
  ]
  expect(storesThatCan(places, wanted, { sheet, ridge })).toEqual([
    { place: { inventoryId: 'far' }, date: '2026-11-25' },
    { place: { inventoryId: 'near' }, date: '2026-11-28' },
  ])
})

test('what is not known of a place is not promised', () => {
  expect(storesThatCan(places, [{ productId: 'sheet', amount: 1 }], {})).toEqual([])
})
