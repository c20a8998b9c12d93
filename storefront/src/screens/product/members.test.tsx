import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { onStage } from '../../app/testing/on-stage.tsx'
import { type Product, setStock } from '../../features/product/index.ts'
import { Members } from './members.tsx'
import { setPrice } from './set-price.ts'

const kit = {
  id: 'KIT',
  name: 'Kit techo',
  type: { set: true },
  setProducts: [
    { id: 'SHEET', name: 'Lámina', c_quantity: 13 },
    { id: 'RIDGE', name: 'Capote', c_quantity: 6 },
  ],
} as unknown as Product
const inStore = (id: string, ats: number) => ({
  id,
  ats,
  ownStock: ats,
  storesWithStock: 1,
  inStockDate: '2026-11-24',
})

test('a part of which the store has too few says so itself, and is the one that the set names', () => {
  const parts = { SHEET: inStore('SHEET', 500), RIDGE: inStore('RIDGE', 1) }
  const page = renderToStaticMarkup(
    onStage().around(<Members product={kit} pieces={1} stock={parts} storeName="Quito Norte" />),
  )
  const [sheet = '', ridge = ''] = page.split('<li').slice(1)
  expect(sheet).toContain('Retiras el')
  expect(ridge).toContain('Solo hay 1 en Quito Norte; faltan 5')
  expect(ridge).not.toContain('Retiras el')
  expect(setStock(kit, parts)?.scarcest).toBe('Capote')
})

test('a set costs its parts, each at the step of its amount; without the price of one nothing is said', () => {
  const steps = (each: number, many: number) => [
    { quantity: 1, price: each },
    { quantity: 10, price: many },
  ]
  const [sheet, ridge] = kit.setProducts ?? []
  const priced = {
    ...kit,
    setProducts: [
      { ...sheet, currency: 'USD', price: 16.5, tieredPrices: steps(16.5, 16) },
      { ...ridge, currency: 'USD', price: 8.2, tieredPrices: steps(8.2, 8) },
    ],
  } as unknown as Product
  // 13 × 16.00 + 6 × 8.20; two of it reach the second step of the ridge too.
  expect(setPrice(priced, 1)).toBe(20_800 + 4920)
  expect(setPrice(priced, 2)).toBe(41_600 + 9600)
  expect(setPrice(kit, 1)).toBeUndefined()
})
