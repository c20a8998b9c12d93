import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BasketShop, openBasketShop } from '../baskets/testing.ts'

let shop: BasketShop
beforeAll(async () => {
  shop = await openBasketShop()
})
afterAll(() => shop.close())

const org = 'organizations/f_ecom_lmna_001'
const asked = 'siteId=Lamina&locale=es-SV'

test('[S6.001] a guest browses, searches, fills a cart, finds stores, writes a case and subscribes', async () => {
  const { token: as } = await shop.guest()
  const ask = async (method: 'GET' | 'POST', path: string, body?: object) => {
    const { status } = await shop.call(method, path, { as, ...(body ? { body } : {}) })
    return status
  }
  const search = `/search/shopper-search/v1/${org}/product-search?${asked}`
  const basket = await shop.call<{ basketId: string }>(
    'POST',
    `/checkout/shopper-baskets/v1/${org}/baskets?${asked}`,
    { as, body: {} },
  )
  const person = { name: 'Ana Rivas', email: 'ana@qa.example', phone: '70123456' }
  expect({
    browse: await ask('GET', `${search}&refine=cgid%3Dtechos`),
    search: await ask('GET', `${search}&q=lamina`),
    product: await ask('GET', `/product/shopper-products/v1/${org}/products/QA-SHEET?${asked}`),
    cart: await ask(
      'POST',
      `/checkout/shopper-baskets/v1/${org}/baskets/${basket.body.basketId}/items?${asked}`,
      [{ productId: 'QA-SCREW', quantity: 1 }],
    ),
    stores: await ask(
      'GET',
      `/store/shopper-stores/v1/${org}/store-search?${asked}&countryCode=SV&distanceUnit=km&maxDistance=20012`,
    ),
    case: await ask('POST', `/custom/case-creation/v1/${org}/case-creation?${asked}`, {
      ...person,
      subject: 'General Inquiry',
      description: 'Falta una lámina',
    }),
    newsletter: await ask('POST', `/custom/subscription/v1/${org}/create-subscription?${asked}`, {
      email: person.email,
      country: 'SV',
    }),
  }).toEqual({
    browse: 200,
    search: 200,
    product: 200,
    cart: 200,
    stores: 200,
    case: 200,
    newsletter: 200,
  })
})
