import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CatalogueShop, openCatalogueShop } from '../products/testing.ts'
import { getPreferences } from './get-preferences.ts'

let shop: CatalogueShop
beforeAll(async () => {
  shop = await openCatalogueShop()
})
afterAll(() => shop.close())

const preferences = async (query: string) => {
  const { body } = await shop.get<{ body: string }>('/custom/preferences/v1', `/get-preferences?${query}`)
  return JSON.parse(body.body)
}

test('[S7.047] [S3.039] the known keys, for the locale in underscore form', async () => {
  const spanish = await preferences('c_localSite=es_SV')
  expect(spanish).toMatchObject({
    caseMaxFiles: 3,
    caseMaxFileSizeMB: 4,
    storesPerRequest: 20,
    storeDefaultDistance: 100,
    storeAllDistance: 20_012,
    newArrivalsCategory: 'newarrivals',
    secondMenuCategoryName: 'Techos',
    countryOrder: ['SV', 'GT', 'HN', 'NI', 'CR', 'EC'],
    guestPrices: 'hidden',
  })
  expect((await preferences('c_localSite=en_SV')).secondMenuCategoryName).not.toBe('Techos')
})

test('[S3.040] [S9.033] payment methods and cities are told for every country', async () => {
  const { paymentMethods, storeCities } = await preferences('c_localSite=es_CR')
  expect(Object.keys(paymentMethods).toSorted()).toEqual(['CR', 'EC', 'GT', 'HN', 'NI', 'SV'])
  expect(paymentMethods.SV).toEqual(expect.arrayContaining(['CREDIT_CARD', 'BANK_TRANSFER', 'PAYPAL']))
  expect(Object.keys(storeCities)).toHaveLength(6)
})

test('no bank account and no client of the shop is told', async () => {
  const text = JSON.stringify(await preferences('c_localSite=es_SV'))
  expect(text).not.toMatch(/accountNumber|redirectUris/)
})

test('the hours of the chat are those of the locale’s country, with its holidays; none where it has none', async () => {
  const hours = [{ days: [1, 2, 3, 4, 5], open: '08:00', close: '17:00' }]
  await shop.engine.database.pool.query(
    `update site set config = jsonb_set(config, '{countries,0,chatHours}', $1)`,
    [JSON.stringify(hours)],
  )
  shop.engine.engine.sites.forget()
  const { rows } = await shop.engine.database.pool.query<{ code: string }>(
    `select config #>> '{countries,0,code}' as code from site`,
  )
  const code = rows[0]?.code ?? ''
  const { chatHours } = await preferences(`c_localSite=es_${code}`)
  expect(chatHours).toEqual({ hours, closedDays: expect.any(Array) })
  const ctx = await shop.context('guest')
  const query = { c_localSite: `es_${code}` }
  const nextHoliday = async (now: string) => {
    const { body } = await getPreferences(
      { ...ctx, now: new Date(now) },
      { query, params: {}, body: undefined, headers: {} },
    )
    return JSON.parse(body).chatHours.closedDays[0]
  }
  // What was written yesterday is not told today.
  expect(await nextHoliday('2026-12-25T18:00:00Z')).toBe('2026-12-25')
  expect(await nextHoliday('2026-12-26T18:00:00Z')).toBe('2027-01-01')
  const other = code === 'GT' ? 'SV' : 'GT'
  expect(await preferences(`c_localSite=es_${other}`)).not.toHaveProperty('chatHours')
})
