import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { listMails, readMail } from '../engine/src/mail/module.ts'
import { sessionHeaders } from '../storefront/src/server/testing/calls.ts'
import { changedBundle } from './testing/changed-bundle.ts'
import { startWholeShop } from './testing/whole-shop.ts'

/** No country's: whoever shows another name or reckons with another rate has it from elsewhere. */
const taxName = 'XTAX'
const rateBasisPoints = 1750
const sku = 'QA-SCREW'

let shop: Awaited<ReturnType<typeof startWholeShop>>
let bundle: ReturnType<typeof changedBundle>

beforeAll(async () => {
  shop = await startWholeShop()
  bundle = changedBundle(shop.databaseUrl)
  await bundle.importWith((site) => ({
    ...site,
    countries: site.countries.map((country) =>
      country.code === 'SV'
        ? { ...country, taxName, taxes: [{ class: 'standard', rateBasisPoints }] }
        : country,
    ),
  }))
  await shop.engine.startJobs()
})
afterAll(async () => {
  bundle?.remove()
  await shop?.close()
})

/** A call as the pages make it, in the name of who is signed in. */
const call = async <T>(method: string, family: string, path: string, body?: unknown): Promise<T> => {
  const answer = await shop.customer.fetch(
    `/mobify/proxy/api/${family}/organizations/f_ecom_lmna_001${path}?siteId=Lamina&locale=es-SV`,
    {
      method,
      headers: { ...sessionHeaders, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    },
  )
  if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`)
  return (await answer.json()) as T
}
const baskets = 'checkout/shopper-baskets/v1'
const orders = 'checkout/shopper-orders/v1'

type Totals = {
  basketId: string
  orderTotal: number
  taxTotal: number
  groupedTaxItems: { taxRate: number; taxValue: number }[]
  productItems: { itemId: string; tax: number; taxRate: number }[]
}

/** A basket complete up to the order, picked up and paid by transfer. */
const readyBasket = async (): Promise<Totals> => {
  const { basketId } = await call<Totals>('POST', baskets, '/baskets', {})
  const at = `/baskets/${basketId}`
  const person = { firstName: 'Ana', lastName: 'Prueba', phone: '70000000' }
  const place = { address1: 'Calle 1', city: 'San Salvador', stateCode: 'SV-san-salvador', countryCode: 'SV' }
  const line = { productId: sku, quantity: 3, c_pickUpProduct: true, c_store: 'SV-SS01' }
  await call('POST', baskets, `${at}/items`, [line])
  await call('PUT', baskets, `${at}/customer`, { email: 'ana@qa.example' })
  await call('PATCH', baskets, at, {
    c_personPicksUpData: { ...person, idType: 'dui', idNumber: '00000000-0' },
  })
  await call('PUT', baskets, `${at}/billing-address`, { ...person, ...place })
  return call('POST', baskets, `${at}/payment-instruments`, { paymentMethodId: 'BANK_TRANSFER' })
}

const page = async (path: string) => (await shop.customer.fetch(path)).text()
/** What stands on it, without the data that the browser goes on with. */
const shownOf = (html: string) => html.slice(html.indexOf('<body'), html.indexOf('id="page-state"'))
const offersIn = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)]
    .map(([, json = '']) => JSON.parse(json) as { offers?: object })
    .flatMap(({ offers }) => offers ?? [])

test('another tax and another rate of a site are in cart, order, mail, receipt and product pages', async () => {
  const basket = await readyBasket()
  const { taxTotal, orderTotal } = basket
  const rate = rateBasisPoints / 10_000
  // Prices include the tax: of 117.5 parts 17.5 are tax.
  expect(taxTotal).toBe(Math.round((orderTotal * 100 * rateBasisPoints) / (10_000 + rateBasisPoints)) / 100)
  expect(basket.groupedTaxItems).toEqual([{ taxRate: rate, taxValue: taxTotal }])
  expect(basket.productItems).toMatchObject([{ taxRate: rate, tax: taxTotal }])
  const money = `$${taxTotal.toLocaleString('en', { minimumFractionDigits: 2 })}`
  // The browser asks for the basket itself; the name of the tax is in the page, once this process has heard of the import.
  await vi.waitFor(async () => expect(await page('/cart')).toContain(`"taxName":"${taxName}"`), 15_000)

  const { orderNo } = await call<{ orderNo: string }>('POST', orders, '/orders', {
    basketId: basket.basketId,
  })
  const order = await call<Totals>('GET', orders, `/orders/${orderNo}`)
  expect(order).toMatchObject({ taxTotal, groupedTaxItems: basket.groupedTaxItems })
  const { taxes } = await call<{ taxes: object }>('GET', orders, `/orders/${orderNo}/taxes`)
  expect(Object.values(taxes)).toMatchObject([{ taxItems: [{ rate, value: taxTotal }] }])

  const { db } = shop.engine
  const mail = await vi.waitFor(async () => {
    const found = (await listMails(db)).find(({ template }) => template === 'order-received')
    expect(found).toBeDefined()
    return readMail(db, found?.id ?? '')
  }, 15_000)
  expect(mail?.plain).toMatch(new RegExp(`${taxName} incluido\\s*:?\\s*${money.replace('$', '\\$')}`))
  // The receipt's PDF is printed from this paper.
  expect(mail?.enclosure?.paper.totals).toContainEqual({ label: `${taxName} incluido`, value: money })

  const product = await page(`/product/${sku}`)
  expect(shownOf(product)).toContain(`${taxName} incluido`)
  expect(offersIn(product)).toMatchObject([
    { priceCurrency: 'USD', priceSpecification: { valueAddedTaxIncluded: true } },
  ])
  expect(shownOf(product) + mail?.plain).not.toMatch(/\b(IVA|ISV)\b/)
})
