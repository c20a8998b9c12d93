import { expect, test } from '@playwright/test'
import { scriptPayloads } from '../engine/src/content/testing/script-payloads.ts'
import { newCustomer } from './steps/new-customer.ts'
import {
  basketWith,
  openWishlist,
  orderWith,
  putInAddress,
  putInCase,
  putInProfile,
  quoteWith,
} from './steps/payload-fields.ts'
import { expectHarmless, injectedElements, watchSideEffects } from './steps/payload-watch.ts'
import { openPoisonedShop, type PoisonedShop } from './steps/poisoned-shop.ts'
import { shopUnderTest } from './steps/shops.ts'

/** Every payload in every field at full counts; every day each element in one of its disguises. */
const long = process.env.LONG === '1'
/** A text of the shop holds no NUL: such a call is refused, and such a bundle. */
const payloads = scriptPayloads.filter((payload) => !payload.includes('\u0000'))
const disguises = payloads.length / 25
const chosen = long
  ? payloads
  : payloads.filter((_, at) => at % disguises === Math.floor(at / disguises) % disguises)
/** So many are one customer's: fewer than the addresses that one may have. */
const batches = Array.from({ length: chosen.length / 25 }, (_, at) => chosen.slice(at * 25, at * 25 + 25))

let shop: PoisonedShop
test.beforeAll(async () => {
  test.setTimeout(180_000)
  shop = await openPoisonedShop(shopUnderTest.port + 9, payloads, long ? payloads : [])
})
test.afterAll(() => shop.end())

const merchantsPages = [
  '/',
  '/en-SV/',
  '/category/techos',
  '/product/QA-SHEET',
  '/product/QA-SOLVENT',
  '/product/QA-BRICK',
  '/search?q=lamina',
  '/store-locator',
  '/preguntas-frecuentes',
  '/garantia',
  '/page-viewer/homepage',
  '/cart',
]

// Each worker has a shop of its own: they share the hours of full counts.
test.describe.configure({ mode: 'parallel' })

test('the payloads are all there', () => {
  expect(payloads).toHaveLength(250)
  expect(chosen.length).toBe(long ? 250 : 25)
})

const parts = long ? 5 : 1

for (const part of Array(parts).keys()) {
  const which = `part ${part + 1} of ${parts}`
  test(`[S2.124] no text of the merchant runs, calls outside or becomes an element that was not allowed: ${which}`, async ({
    browser,
  }) => {
    test.setTimeout(long ? 1_200_000 : 180_000)
    const page = await browser.newPage({ baseURL: shop.origin })
    const effects = await watchSideEffects(page)
    const pages = [...merchantsPages, ...shop.pages].filter((_, at) => at % parts === part)
    for (const path of pages) await expectHarmless(page, path)
    // They are there, as words.
    await page.goto('/product/QA-SHEET')
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText('alert(1)')
    await page.goto('/store-locator')
    await expect(page.getByRole('main')).toContainText('San Salvador Ejército <')
    expect(effects).toEqual([])
    await page.close()
  })
}

const accountsPages = [
  '/account',
  '/account/addresses',
  '/account/wishlist',
  '/account/cases',
  '/account/orders',
  '/account/opportunities',
]

for (const [number, batch] of batches.entries()) {
  const which = `batch ${number + 1} of ${batches.length}`
  test(`no text of a shopper runs in their account, their cart, an order, a quote, a search or the newsletter: ${which}`, async ({
    browser,
  }) => {
    test.setTimeout(long ? 1_200_000 : 240_000)
    const [first = ''] = batch
    const context = await browser.newContext({ baseURL: shop.origin })
    const page = await context.newPage()
    const effects = await watchSideEffects(page)
    const customer = await newCustomer(page)
    const note = await openWishlist(page, customer, 'QA-SCREW')
    const orders: string[] = []
    for (const [place, payload] of batch.entries()) {
      await putInAddress(page, customer, payload, place)
      await putInCase(page, payload)
      if (long || payload === first) orders.push(await orderWith(page, 'QA-SCREW', payload))
    }
    const basketId = await basketWith(page, 'QA-SCREW', first)
    await expectHarmless(page, '/cart')
    await expectHarmless(page, '/checkout')
    const quote = await quoteWith(page, basketId, 'QA-PANEL-40', batch)
    await expectHarmless(page, `/opportunity/${quote}`)
    await expect(page.getByRole('main')).toContainText(batch.at(-1) ?? '')
    for (const order of orders) await expectHarmless(page, `/account/orders/${order}`)
    await expectHarmless(page, `/checkout/confirmation/${orders[0]}`)
    for (const payload of long ? batch : batch.slice(0, 1)) {
      await putInProfile(page, customer, payload)
      await note(payload)
      await expectHarmless(page, '/account')
      await expectHarmless(page, '/account/wishlist')
    }
    for (const path of accountsPages) await expectHarmless(page, path)
    await page.goto('/account/addresses')
    await expect(page.getByRole('main')).toContainText(first)
    for (const payload of long ? batch : batch.slice(0, 6)) {
      await expectHarmless(page, `/search?q=${encodeURIComponent(payload)}`)
    }
    // Through the forms themselves.
    const email = page.getByRole('contentinfo').getByRole('textbox')
    await email.fill(`${first}@example.com`)
    await email.press('Enter')
    expect(await injectedElements(page)).toEqual([])
    expect(effects).toEqual([])
    await context.close()
  })
}
