import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CatalogueShop, openCatalogueShop } from '../products/testing.ts'

let shop: CatalogueShop
beforeAll(async () => {
  shop = await openCatalogueShop()
})
afterAll(() => shop.close())

type Answer = {
  rules: { profiles: { id: string; coverMm: number; masterIds: string[] }[] }
  vehicles: { id: string; maxLengthMm: number }[]
  colours: { value: string; name: string; hex?: string }[]
  products: {
    id: string
    name: string
    cut?: object
    variants: { sku: string; values: object; grams: number; lengthMm?: number }[]
  }[]
}

const ask = (locale: 'es-SV' | 'en-SV') => shop.get<Answer>('/custom/trade/v1', '/trade-data', { locale })

test("[T1.101] the merchant's rules and the goods they name, with lengths and weights", async () => {
  const { status, body } = await ask('es-SV')
  expect(status).toBe(200)
  expect(body.rules.profiles[0]).toMatchObject({ id: 'qa', coverMm: 810, masterIds: ['QA-SHEET'] })
  const sheet = body.products.find(({ id }) => id === 'QA-SHEET')
  expect(sheet).toMatchObject({ name: 'Lámina trapezoidal QA', cut: { minMm: 1000 } })
  expect(sheet?.variants).toContainEqual({
    sku: 'QA-SHEET-26-AZUL',
    values: { calibre: '26', color: 'azul' },
    text: 'Color: Azul señal, Calibre: 26',
    grams: 3300,
  })
  const bars = body.products.find(({ id }) => id === 'QA-TUBE')?.variants
  expect(bars).toHaveLength(3)
  expect(bars?.map(({ lengthMm }) => lengthMm)).toEqual([6000, 6000, 6000])
})

test('[T1.321] the trucks of the country are told with the longest piece each carries', async () => {
  const { vehicles } = (await ask('es-SV')).body
  expect(vehicles.length).toBeGreaterThan(0)
  expect(vehicles.map(({ maxLengthMm }) => maxLengthMm)).toEqual(
    vehicles.map(({ maxLengthMm }) => maxLengthMm).toSorted((a, b) => a - b),
  )
  expect(vehicles.map(({ id }) => id)).not.toContain('motocicleta')
})

test('[T1.101] names follow the language', async () => {
  const { body } = await ask('en-SV')
  expect(body.products.find(({ id }) => id === 'QA-SHEET')?.name).toBe('QA trapezoidal sheet')
  expect(body.colours).toContainEqual(
    expect.objectContaining({ value: 'azul', name: expect.stringMatching(/blue/i) }),
  )
})

test('[T1.102] no amount is told', async () => {
  expect(JSON.stringify((await ask('es-SV')).body)).not.toMatch(/price|amount|currency/i)
})

test('[T1.319] a sheet tells the profile it is calculated as; other goods tell none', async () => {
  const product = (id: string) =>
    shop.get<{ c_roofProfile?: string }>('/product/shopper-products/v1', `/products/${id}`, {})
  expect((await product('QA-SHEET')).body.c_roofProfile).toBe('qa')
  expect((await product('QA-SHEET-26-AZUL')).body.c_roofProfile).toBe('qa')
  expect((await product('QA-SCREW')).body).not.toHaveProperty('c_roofProfile')
})
