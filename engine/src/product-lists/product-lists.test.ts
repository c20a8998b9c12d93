import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { customerPath, registerCustomer, signIn } from '../login/testing.ts'
import { createTestEngine, qaTemplate, type TestEngine } from '../testing.ts'
import { itemsMax, listsMax } from './product-list.ts'

type List = { id: string; type: string; name?: string; customerProductListItems: Item[] }
type Item = { id: string; productId: string; quantity: number }

let engine: TestEngine
let customer: Awaited<ReturnType<typeof registerCustomer>>

beforeAll(async () => {
  engine = await createTestEngine(await qaTemplate())
})
afterAll(() => engine.close())
beforeEach(async () => {
  customer = await registerCustomer(engine)
})

const call = <T>(method: string, rest = '', body?: Record<string, unknown>, as = customer.token) =>
  engine.call<T>(method, customerPath(customer.customerId, `/product-lists${rest}`), {
    as,
    ...(body ? { body } : {}),
  })
const lists = async () => (await call<{ data: List[]; total: number; limit: number }>('GET')).body
const wishList = async () => (await call<List>('POST', '', { type: 'wish_list' })).body
const addItem = (listId: string, body: Record<string, unknown>) =>
  call<Item>('POST', `/${listId}/items`, body)

describe('the wishlist', () => {
  test('[S3.026] [S3.027] [S4.061] [S7.027] is created when there is none, and holds items with their defaults', async () => {
    expect(await lists()).toMatchObject({ total: 0, data: [] })
    const list = await wishList()
    expect(list).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{26}$/),
      type: 'wish_list',
      public: false,
      creationDate: expect.any(String),
      lastModified: expect.any(String),
      customerProductListItems: [],
    })
    const item = await addItem(list.id, { productId: 'QA-SHEET', c_note: 'para el techo' })
    expect(item.status).toBe(200)
    expect(item.body).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{26}$/),
      productId: 'QA-SHEET',
      quantity: 1,
      priority: 1,
      public: false,
      type: 'product',
      c_note: 'para el techo',
    })
    expect((await lists()).data).toMatchObject([{ id: list.id, customerProductListItems: [item.body] }])
    const said = { productId: 'QA-TILE', quantity: 3, priority: 2, public: true, type: 'product' }
    expect((await addItem(list.id, said)).body).toMatchObject(said)
  })

  test('[S3.027] is one, however many create it at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => call<List>('POST', '', { type: 'wish_list' })),
    )
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]))
    expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1)
    expect((await lists()).total).toBe(1)
    expect((await call<List>('POST', '', {})).body).toMatchObject({
      id: answers[0]?.body.id,
      type: 'wish_list',
    })
  })

  test('[S4.061] [S4.063] a product is in it once and can be taken out', async () => {
    const { id } = await wishList()
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => addItem(id, { productId: 'QA-TILE', quantity: 2 })),
    )
    expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1)
    const again = await addItem(id, { productId: 'QA-TILE', quantity: 7 })
    expect(again.body).toMatchObject({ id: answers[0]?.body.id, quantity: 7 })
    expect((await call('DELETE', `/${id}/items/${again.body.id}`)).status).toBe(204)
    expect((await call('DELETE', `/${id}/items/${again.body.id}`)).status).toBe(404)
    expect((await lists()).data[0]?.customerProductListItems).toEqual([])
  })

  test('an item can be read and changed', async () => {
    const { id } = await wishList()
    const { body: item } = await addItem(id, { productId: 'QA-TUBE-1', quantity: 3, public: true })
    expect((await call('GET', `/${id}/items/${item.id}`)).body).toEqual(item)
    const changed = await call('PATCH', `/${id}/items/${item.id}`, { quantity: 4.5, priority: 2 })
    expect(changed.body).toEqual({ ...item, quantity: 4.5, priority: 2 })
  })

  test('an unknown product is refused', async () => {
    const { id } = await wishList()
    expect(await addItem(id, { productId: 'NADA' })).toMatchObject({
      status: 400,
      body: { title: 'Invalid Product Id', productId: 'NADA' },
    })
  })

  test.each([
    [{ productId: 'QA-TILE', quantity: 0 }],
    [{ productId: 'QA-TILE', quantity: -1 }],
    [{ productId: 'QA-TILE', quantity: '2' }],
    [{ productId: 'QA-TILE', quantity: 1e9 }],
    [{ productId: 'QA-TILE', type: 'gift_certificate' }],
    [{ productId: 'QA-TILE', price: 1 }],
    [{ quantity: 1 }],
  ])('%o is refused', async (body) => {
    const { id } = await wishList()
    expect((await addItem(id, body)).status).toBe(400)
  })

  test('a burst on its last place fills it exactly', async () => {
    const { id } = await wishList()
    const skus = await engine.database.pool.query<{ id: string }>(
      'select id from product order by id limit 4',
    )
    await engine.database.pool.query(
      `insert into product_list_item (site_id, list_id, id, product_id, quantity, priority, public, created_at)
       select 'Lamina', $1, 'i' || n, 'old-' || n, 1, 1, false, '2026-11-01' from generate_series(1, $2::int) n`,
      [id, itemsMax - 1],
    )
    const answers = await Promise.all(skus.rows.map((row) => addItem(id, { productId: row.id })))
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 400, 400, 400])
  })
})

describe('other lists', () => {
  test('are made, renamed and removed with their items', async () => {
    const { body: list } = await call<List>('POST', '', { type: 'shopping_list', name: 'Bodega' })
    await addItem(list.id, { productId: 'QA-TILE' })
    expect((await call<List>('PATCH', `/${list.id}`, { name: 'Galera' })).body).toMatchObject({
      name: 'Galera',
      customerProductListItems: [{ productId: 'QA-TILE' }],
    })
    expect((await call<List>('GET', `/${list.id}`)).body).toMatchObject({ name: 'Galera' })
    expect((await call('DELETE', `/${list.id}`)).status).toBe(204)
    expect((await call('GET', `/${list.id}`)).status).toBe(404)
  })

  test('there is an end to them', async () => {
    for (let count = 0; count < listsMax; count++) await call('POST', '', { type: 'custom_1' })
    expect((await call('POST', '', { type: 'custom_1' })).body).toMatchObject({
      title: 'Product List Quota Exceeded',
    })
  })
})

describe('whose list', () => {
  const callsOn = (listId: string, itemId: string): [string, string, Record<string, unknown>?][] => [
    ['GET', `/${listId}`],
    ['PATCH', `/${listId}`, { name: 'X' }],
    ['DELETE', `/${listId}`],
    ['POST', `/${listId}/items`, { productId: 'QA-SHEET' }],
    ['GET', `/${listId}/items/${itemId}`],
    ['PATCH', `/${listId}/items/${itemId}`, { quantity: 9 }],
    ['DELETE', `/${listId}/items/${itemId}`],
  ]

  test('foreign and missing lists get the same answer, by list id and by customer id', async () => {
    const { id } = await wishList()
    const { body: item } = await addItem(id, { productId: 'QA-TILE' })
    const other = await registerCustomer(engine)
    const own = await engine.call<List>('POST', customerPath(other.customerId, '/product-lists'), {
      as: other.token,
      body: { type: 'wish_list' },
    })
    expect(own.status).toBe(200)
    const missing = 'f'.repeat(26)
    const before = await lists()
    const none = callsOn(missing, missing)
    for (const [index, [method, rest, body]] of callsOn(id, item.id).entries()) {
      const options = { as: other.token, ...(body ? { body } : {}) }
      const byList = await engine.call(
        method,
        customerPath(other.customerId, `/product-lists${rest}`),
        options,
      )
      const byCustomer = await engine.call(
        method,
        customerPath(customer.customerId, `/product-lists${rest}`),
        options,
      )
      const nothing = await engine.call(
        method,
        customerPath(other.customerId, `/product-lists${none[index]?.[1]}`),
        options,
      )
      expect({ method, rest, status: byList.status }).toEqual({ method, rest, status: 404 })
      expect(byCustomer.status).toBe(404)
      expect(nothing.body).toEqual(byList.body)
    }
    expect(await lists()).toEqual(before)
  })

  test('[S6.002] a guest has none and is refused', async () => {
    const guest = await signIn(engine, 'guest')
    for (const [method, body] of [['GET'], ['POST', { type: 'wish_list' }]] as const) {
      const { status } = await engine.call(method, customerPath(guest.customerId, '/product-lists'), {
        as: guest.token,
        ...(body ? { body } : {}),
      })
      expect(status).toBe(403)
    }
  })
})
