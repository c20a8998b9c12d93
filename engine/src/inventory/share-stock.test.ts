import { expect, test } from 'vitest'
import { type SharedStock, shareStock } from './share-stock.ts'

const place = (id: string, isPlant = false) => ({ id, inventoryId: `inv-${id}`, isPlant })
const [plant, north, south, west] = [place('plant', true), place('north'), place('south'), place('west')]
const at = (amounts: Record<string, number>) => (_sku: string, where: string) =>
  amounts[where.replace('inv-', '')] ?? 0

const stock: SharedStock = {
  targets: [north, south],
  stores: [west, plant, north, south],
  skus: ['A'],
  onHand: at({ plant: 10 }),
  sold: at({ north: 30, south: 30 }),
  incoming: at({}),
  isCut: () => false,
  coverDays: 6,
}
const shares = (more: Partial<SharedStock>) =>
  shareStock({ ...stock, ...more }).map(
    ({ fromStore, toStore, amount }) => `${fromStore}→${toStore} ${amount}`,
  )

test('what one store is given no other is promised', () => {
  expect(shares({})).toEqual(['plant→north 6', 'plant→south 4'])
  expect(shares({ onHand: at({ plant: 6 }) })).toEqual(['plant→north 6'])
})

test('what is there and on its way counts, and a giver keeps what it sells itself', () => {
  expect(shares({ onHand: at({ plant: 100, north: 2 }), incoming: at({ south: 5 }) })).toEqual([
    'plant→north 4',
    'plant→south 1',
  ])
  expect(
    shares({ onHand: at({ plant: 10, west: 9 }), sold: at({ north: 30, plant: 45, west: 10 }) }),
  ).toEqual(['west→north 6'])
})

test('whole metres of what is cut; of two with as much, the plant', () => {
  const cut = { isCut: () => true, sold: at({ north: 7_100 }), targets: [north], coverDays: 30 }
  expect(shares({ ...cut, onHand: at({ plant: 9_000, west: 9_000 }) })).toEqual(['plant→north 8000'])
})
