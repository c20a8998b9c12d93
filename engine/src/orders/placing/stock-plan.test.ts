import { expect, test } from 'vitest'
import { planStock } from './stock-plan.ts'

const at = (inventoryId: string, onHand: number, own = false) => ({
  storeId: inventoryId,
  inventoryId,
  onHand,
  own,
})

test('own stock goes first, then plants, and takes are sorted', () => {
  const plan = planStock([
    { sku: 'B', amount: 7, madeToOrder: false, sources: [at('own', 5, true), at('plant', 9)] },
    { sku: 'A', amount: 1, madeToOrder: false, sources: [at('own', 1, true)] },
  ])
  expect(plan).toEqual({
    takes: [
      { sku: 'A', inventoryId: 'own', amount: 1 },
      { sku: 'B', inventoryId: 'own', amount: 5 },
      { sku: 'B', inventoryId: 'plant', amount: 2 },
    ],
  })
})

test('two lines of one SKU share what an inventory has', () => {
  const sources = [at('own', 5, true), at('plant', 2)]
  const demands = [
    { sku: 'A', amount: 4, madeToOrder: false, sources },
    { sku: 'A', amount: 3, madeToOrder: false, sources },
  ]
  expect(planStock(demands)).toEqual({
    takes: [
      { sku: 'A', inventoryId: 'own', amount: 5 },
      { sku: 'A', inventoryId: 'plant', amount: 2 },
    ],
  })
  expect(planStock([...demands, { sku: 'A', amount: 1, madeToOrder: false, sources }])).toEqual({
    shortOf: 'A',
  })
})

test('what is made to order takes the stock there is and is never short', () => {
  const demand = { sku: 'A', amount: 9, madeToOrder: true, sources: [at('own', 2, true)] }
  expect(planStock([demand])).toEqual({ takes: [{ sku: 'A', inventoryId: 'own', amount: 2 }] })
})
