import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BasketShop, openBasketShop } from '../../baskets/testing.ts'
import { callAsStaff, openStaff, usersPath } from '../testing.ts'

let shop: BasketShop
beforeAll(async () => {
  shop = await openBasketShop()
})
afterAll(() => shop.close())

const call = (cookie: string | undefined, method: string, path = '', body?: object) =>
  callAsStaff(shop, cookie, method, `${usersPath}/users/this/saved-views${path}`, { body })

test('a view is the person’s on every machine, and nobody else’s', async () => {
  const { cookie } = await openStaff(shop, 'auditor')
  const other = (await openStaff(shop, 'auditor')).cookie
  const view = { title: 'Con corte', search: { step: 'paid', hasCut: 'true' } }
  expect(await call(cookie, 'PUT', '/orders/own-1', view)).toMatchObject({ status: 200, body: view })
  await call(cookie, 'PUT', '/orders/own-1', { ...view, title: 'Por cortar' })
  await call(cookie, 'PUT', '/quotes/own-1', view)
  expect((await call(cookie, 'GET')).body).toEqual({
    data: [
      { list: 'orders', viewId: 'own-1', ...view, title: 'Por cortar' },
      { list: 'quotes', viewId: 'own-1', ...view },
    ],
  })
  expect((await call(other, 'GET')).body).toEqual({ data: [] })
  expect((await call(other, 'DELETE', '/orders/own-1')).status).toBe(404)
  expect((await call(cookie, 'DELETE', '/orders/own-1')).status).toBe(204)
  expect((await call(cookie, 'GET')).body).toMatchObject({ data: [{ list: 'quotes' }] })
  expect((await call(undefined, 'GET')).status).toBe(401)
})

test('views are two hundred at most, and one of them can still be changed', async () => {
  const { cookie } = await openStaff(shop, 'auditor')
  const view = { title: 'Vista', search: {} }
  for (let at = 0; at < 200; at++) await call(cookie, 'PUT', `/orders/v${at}`, view)
  expect((await call(cookie, 'PUT', '/orders/v200', view)).status).toBe(400)
  expect((await call(cookie, 'PUT', '/orders/v7', { ...view, title: 'Otra' })).status).toBe(200)
})
