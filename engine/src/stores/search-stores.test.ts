import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoTemplate } from '../import/testing.ts'
import type { Static } from '../kernel/schema.ts'
import { type CatalogueShop, families, openCatalogueShop } from '../products/testing.ts'
import type { storeContract } from './contract.ts'

type Answer = Static<typeof storeContract.searchStores.answer>

let shop: CatalogueShop
beforeAll(async () => {
  shop = await openCatalogueShop({ template: await demoTemplate() })
})
afterAll(() => shop.close())

const find = async (query: string, locale = 'es-SV') =>
  (await shop.get<Answer>(families.stores, `/store-search?${query}`, { locale })).body

const near = 'latitude=13.6981&longitude=-89.1602'

describe('of a country', () => {
  test('[S7.021] [S9.015] an empty postal code means all its stores', async () => {
    const answer = await find('countryCode=SV&postalCode=&maxDistance=100&limit=200&distanceUnit=km')
    expect(answer.total).toBe(13)
    expect(new Set(answer.data?.map(({ countryCode }) => countryCode))).toEqual(new Set(['SV']))
    expect(answer.data?.[0]).not.toHaveProperty('distance')
  })

  test('coordinates sent empty count as not given', async () => {
    expect((await find('countryCode=HN&postalCode=&latitude=&longitude=')).total).toBe(7)
  })

  test('a postal code puts its neighbours first', async () => {
    const answer = await find('countryCode=SV&postalCode=2101&maxDistance=20012')
    expect(answer.data?.[0]).toMatchObject({ city: 'Ahuachapán', distance: 0 })
  })

  test('[S2.175] none there: data is absent', async () => {
    for (const country of ['MX', 'sv<']) {
      const { body } = await shop.get<Answer>(
        families.stores,
        `/store-search?countryCode=${country.slice(0, 2)}X`,
      )
      expect(body).not.toHaveProperty('data')
    }
    const answer = await find('countryCode=MX&postalCode=')
    expect(answer).toEqual({ limit: 25, offset: 0, total: 0 })
  })
})

describe('near a point', () => {
  test('[S7.021] [S2.175] the nearest first, with distances in the unit asked for', async () => {
    const answer = await find(`${near}&maxDistance=100&distanceUnit=km`)
    const distances = answer.data?.map(({ distance }) => distance ?? -1) ?? []
    expect(answer.data?.[0]).toMatchObject({ id: 'SV-SS01', distance: 0, distanceUnit: 'km' })
    expect(answer.data?.[0]).toMatchObject({ latitude: 13.6981, longitude: -89.1602 })
    expect(distances).toEqual(distances.toSorted((a, b) => a - b))
    expect(distances.at(-1)).toBeLessThanOrEqual(100)
    const [, second] = (await find(`${near}&maxDistance=100&distanceUnit=mi`)).data ?? []
    expect(second?.distance).toBeCloseTo((distances[1] ?? 0) / 1.609344, 2)
  })

  test('[S9.017] a country limits them before the limit', async () => {
    const answer = await find(`latitude=14.6&longitude=-90.5&countryCode=HN&maxDistance=20012&limit=3`)
    expect(answer.total).toBe(7)
    expect(answer.data?.map(({ countryCode }) => countryCode)).toEqual(['HN', 'HN', 'HN'])
    expect((await find(`${near}&maxDistance=20012&limit=200`)).total).toBe(44)
  })

  test('pages follow each other', async () => {
    const all = (await find(`${near}&limit=6`)).data?.map(({ id }) => id)
    const second = (await find(`${near}&limit=3&offset=3`)).data?.map(({ id }) => id)
    expect(second).toEqual(all?.slice(3))
  })
})

test.each(['', 'postalCode=1101', 'latitude=13.7'])('[S7.021] %j: 400 missing-postal-code', async (query) => {
  const { status, body } = await shop.get(families.stores, `/store-search?${query}`)
  expect(status).toBe(400)
  expect(body.type).toMatch(/missing-postal-code$/)
})

test.each(['limit=201', 'limit=0', 'maxDistance=20013', 'distanceUnit=leagues', 'latitude=abc'])(
  '%s is refused',
  async (query) => {
    expect((await shop.get(families.stores, `/store-search?countryCode=SV&${query}`)).status).toBe(400)
  },
)

test('[S3.015] [S2.172] a store has all its fields, id and name twice', async () => {
  const { body } = await shop.get<Answer>(families.stores, '/stores?ids=SV-SS01,NADA')
  expect(body).toMatchObject({ total: 1 })
  expect(body.data?.[0]).toMatchObject({
    id: 'SV-SS01',
    storeID: 'SV-SS01',
    name: 'San Salvador Ejército',
    storeName: 'San Salvador Ejército',
    address1: expect.any(String),
    city: 'San Salvador',
    email: 'sv-ss01@tienda.example',
    phone: '+50322000101',
    storeHours: expect.stringContaining('Lun'),
    latitude: 13.6981,
    longitude: -89.1602,
    countryCode: 'SV',
    postalCode: '1101',
    inventoryId: 'inv-sv-ss01',
    c_storeDefault: true,
  })
})
