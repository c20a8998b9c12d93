import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type OrderShop, openOrderShop } from '../orders/testing.ts'
import { importBundle } from './import-bundle.ts'

const qa = join(import.meta.dirname, '../../../demo/qa')
const sku = 'QA-SCREW'
const head = 'inventoryId,sku,quantity'

let shop: OrderShop
let folder: string
beforeAll(async () => {
  shop = await openOrderShop()
})
afterAll(async () => shop.close())
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lamina-part-'))
  return () => rmSync(folder, { recursive: true })
})

const load = (options: { stock?: boolean; dryRun?: boolean } = {}, from = folder) =>
  importBundle({ databaseUrl: shop.database.url, folder: from, ...options })

const sell = async (quantity: number) => {
  const { order } = await shop.ready({ items: [{ productId: sku, quantity }] })
  expect((await order()).status).toBe(200)
}

test('an import gives back nothing that was sold, and no count that was set since', async () => {
  await shop.setStock(sku, 100)
  await sell(3)
  await load({}, qa)
  expect(await shop.onHand(sku)).toBe(97)
})

test('counts are put in place when that is asked for, less what was sold since they were made', async () => {
  await shop.setStock(sku, 100)
  const countedAt = new Date().toISOString()
  await sell(3)
  writeFileSync(join(folder, 'inventory.csv'), `${head},countedAt\ninv-sv-ss01,${sku},80,${countedAt}\n`)
  await load()
  expect(await shop.onHand(sku)).toBe(97)
  await load({ stock: true })
  expect(await shop.onHand(sku)).toBe(77)
})

test('a count without its moment is of now; what the file does not name stays', async () => {
  await shop.setStock(sku, 100)
  await shop.setStock('QA-CEMENT', 55)
  await sell(3)
  writeFileSync(join(folder, 'inventory.csv'), `${head}\ninv-sv-ss01,${sku},80\n`)
  await load({ stock: true })
  expect(await shop.onHand(sku)).toBe(80)
  expect(await shop.onHand('QA-CEMENT')).toBe(55)
})

test('a price list alone is checked, previewed, loaded, and undone by the one before', async () => {
  copyFileSync(join(qa, 'prices.csv'), join(folder, 'prices.csv'))
  const before = readFileSync(join(folder, 'prices.csv'), 'utf8')
  const first = before.split('\n')[1] ?? ''
  const dearer = before.replace(first, first.replace(/[\d.]+$/, '999.99'))
  writeFileSync(join(folder, 'prices.csv'), dearer)
  expect((await load({ dryRun: true })).preview).toEqual({ prices: { added: 0, changed: 1, removed: 0 } })
  await load()
  expect((await load({ dryRun: true })).preview?.prices?.changed).toBe(0)
  writeFileSync(join(folder, 'prices.csv'), before)
  await load()
  expect((await load({ dryRun: true }, qa)).preview?.prices).toEqual({ added: 0, changed: 0, removed: 0 })
  writeFileSync(join(folder, 'prices.csv'), `${before.split('\n')[0]}\nSV,NO-SUCH,1,5\n`)
  await expect(load()).rejects.toThrow(/prices\.csv:2/)
})
