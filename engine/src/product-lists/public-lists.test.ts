import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BasketShop, openBasketShop } from '../baskets/testing.ts'

let shop: BasketShop
beforeAll(async () => {
  shop = await openBasketShop()
})
afterAll(() => shop.close())

const base = '/customer/shopper-customers/v1/organizations/f_ecom_lmna_001'

const listed = async (isPublic: boolean) => {
  const ana = await shop.customer()
  const lists = `${base}/customers/${ana.customerId}/product-lists`
  const { body: list } = await ana.call('POST', lists, { type: 'wish_list', name: 'Techo', public: isPublic })
  const items = `${lists}/${String(list.id)}/items`
  const { body: shown } = await ana.call('POST', items, {
    productId: 'QA-SCREW',
    public: true,
    c_note: 'mía',
  })
  await ana.call('POST', items, { productId: 'QA-CEMENT', public: false })
  return {
    ana,
    listId: String(list.id),
    itemId: String(shown.id),
    email: `${ana.customerId.toLowerCase()}@qa.example`,
  }
}

test('a public list shows its public items to anybody, and nothing of its owner', async () => {
  const { ana, listId, itemId, email } = await listed(true)
  const guest = await shop.guest()
  const { status, body } = await guest.call('GET', `${base}/product-lists/${listId}`)
  expect(status).toBe(200)
  expect(body).toMatchObject({
    id: listId,
    name: 'Techo',
    public: true,
    productListItems: [{ id: itemId, productId: 'QA-SCREW', priority: 1, type: 'product' }],
  })
  expect(JSON.stringify(body)).not.toMatch(new RegExp(`${ana.customerId}|mía|QA-CEMENT`))
  const { body: items } = await guest.call('GET', `${base}/product-lists/${listId}/items`)
  expect(items).toMatchObject({ total: 1, data: [{ id: itemId }] })
  const one = await guest.call('GET', `${base}/product-lists/${listId}/items/${itemId}`)
  expect(one.body).toMatchObject({ id: itemId, quantity: 1 })
  const { body: found } = await guest.call('GET', `${base}/product-lists?email=${email}`)
  expect(found).toMatchObject({ total: 1, data: [{ id: listId }] })
})

test('a list that is not public is missing; a search must name somebody', async () => {
  const { listId, itemId, email } = await listed(false)
  const guest = await shop.guest()
  for (const rest of ['', '/items', `/items/${itemId}`]) {
    expect((await guest.call('GET', `${base}/product-lists/${listId}${rest}`)).status).toBe(404)
  }
  expect((await guest.call('GET', `${base}/product-lists?email=${email}`)).body.total).toBe(0)
  expect((await guest.call('GET', `${base}/product-lists?lastName=Prueba`)).status).toBe(400)
})
