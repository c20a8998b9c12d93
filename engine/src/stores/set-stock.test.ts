import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestEngine, type TestEngine } from '../testing.ts'
import { qaTemplate } from '../import/testing.ts'
import { setStock } from './index.ts'

let shop: TestEngine
beforeAll(async () => {
  shop = await createTestEngine(await qaTemplate())
})
afterAll(() => shop.close())

const plant = 'inv-sv-ss01'
const set = async (sku: string, inventoryId: string, amount: string) =>
  setStock(await shop.engine.merchantContext(), sku, inventoryId, amount)

test('a count takes the place of the stock: pieces, or metres of what is cut', async () => {
  expect(await set('QA-SCREW', plant, '12')).toEqual({ onHand: 12, unit: 'pieces' })
  expect(await set('QA-SCREW', plant, '0')).toEqual({ onHand: 0, unit: 'pieces' })
  expect(await set('QA-SHEET-26-AZUL', plant, '120.5')).toEqual({ onHand: 120_500, unit: 'mm' })
  const { rows } = await shop.database.pool.query(
    'select on_hand from inventory where sku = $1 and inventory_id = $2',
    ['QA-SCREW', plant],
  )
  expect(rows).toEqual([{ on_hand: 0 }])
})

test('a quantity in parts of pieces, an unknown SKU and an unknown store are refused and change nothing', async () => {
  await set('QA-SCREW', plant, '5')
  for (const amount of ['1.5', '-1', 'many', '', '12345678901']) {
    await expect(set('QA-SCREW', plant, amount)).rejects.toThrow(/whole pieces/)
  }
  await expect(set('NOPE', plant, '1')).rejects.toThrow(/no SKU/)
  await expect(set('QA-SCREW', 'inv-nowhere', '1')).rejects.toThrow(/No store/)
  expect(await set('QA-SCREW', plant, '5')).toMatchObject({ onHand: 5 })
})
