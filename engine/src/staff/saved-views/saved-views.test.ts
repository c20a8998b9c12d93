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
      { list: 'orders', viewId: 'own-1', ...view, title: 'Por cortar', position: 1 },
      { list: 'quotes', viewId: 'own-1', ...view, position: 1 },
    ],
    shared: [],
  })
  expect((await call(other, 'GET')).body).toEqual({ data: [], shared: [] })
  expect((await call(other, 'DELETE', '/orders/own-1')).status).toBe(404)
  expect((await call(cookie, 'DELETE', '/orders/own-1')).status).toBe(204)
  expect((await call(cookie, 'GET')).body).toMatchObject({ data: [{ list: 'quotes' }] })
  expect((await call(undefined, 'GET')).status).toBe(401)
})

test('a view that is moved stands between two others, and the others stay where they are', async () => {
  const { cookie } = await openStaff(shop, 'auditor')
  const put = (id: string, more: object = {}) =>
    call(cookie, 'PUT', `/orders/${id}`, { title: id, search: {}, ...more })
  for (const id of ['a', 'b', 'c']) await put(id)
  await put('c', { position: 1.5 })
  await put('b', { title: 'Otra' })
  const told = async () =>
    ((await call(cookie, 'GET')).body.data as { viewId: string; position: number }[]).map(
      ({ viewId, position }) => [viewId, position],
    )
  expect(await told()).toEqual([
    ['a', 1],
    ['c', 1.5],
    ['b', 2],
  ])
  await put('d')
  expect(await told()).toContainEqual(['d', 3])
})

test('views are two hundred at most, and one of them can still be changed', async () => {
  const { cookie } = await openStaff(shop, 'auditor')
  const view = { title: 'Vista', search: {} }
  for (let at = 0; at < 200; at++) await call(cookie, 'PUT', `/orders/v${at}`, view)
  expect((await call(cookie, 'PUT', '/orders/v200', view)).status).toBe(400)
  expect((await call(cookie, 'PUT', '/orders/v7', { ...view, title: 'Otra' })).status).toBe(200)
})

const sharedPath = `${usersPath}/shared-views`
const share = (cookie: string, body: object) =>
  callAsStaff(shop, cookie, 'POST', `${sharedPath}?siteId=Lamina`, { body })
const unshare = (cookie: string, id: unknown) =>
  callAsStaff(shop, cookie, 'DELETE', `${sharedPath}/${String(id)}?siteId=Lamina`)
const change = (cookie: string, id: unknown, body: object) =>
  callAsStaff(shop, cookie, 'PATCH', `${sharedPath}/${String(id)}?siteId=Lamina`, { body })
const sharedWith = async (cookie: string) =>
  ((await call(cookie, 'GET')).body.shared as { title: string }[]).map(({ title }) => title)

test('a view is shared with everybody or a role, anywhere or in a country, and keeps its place', async () => {
  const owner = (await openStaff(shop, 'owner')).cookie
  const clerk = (await openStaff(shop, 'clerk@SV-SS01')).cookie
  const abroad = (await openStaff(shop, 'clerk@HN-FM01,auditor@GT')).cookie
  const view = { list: 'orders', search: { step: 'paid' } }
  const made = [
    await share(owner, { ...view, title: 'De todos' }),
    await share(owner, { ...view, title: 'De mostrador', role: 'clerk' }),
    await share(owner, { ...view, title: 'De El Salvador', country: 'SV' }),
    await share(owner, { ...view, title: 'De auditoría en Guatemala', role: 'auditor', country: 'GT' }),
    await share(owner, { ...view, title: 'De mostrador en Honduras', role: 'clerk', country: 'HN' }),
  ]
  expect(made.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201])
  expect(await sharedWith(clerk)).toEqual(['De todos', 'De mostrador', 'De El Salvador'])
  expect(await sharedWith(abroad)).toEqual([
    'De todos',
    'De mostrador',
    'De auditoría en Guatemala',
    'De mostrador en Honduras',
  ])
  expect(await sharedWith(owner), 'whoever shares sees what there is').toHaveLength(5)
  expect((await call(clerk, 'GET')).body).toMatchObject({
    data: [],
    shared: [{ list: 'orders', search: { step: 'paid' } }, { role: 'clerk' }, { country: 'SV' }],
  })
  const [first, second] = made.map(({ body }) => body.viewId)
  expect((await change(owner, second, { title: 'Del mostrador', position: 0.5 })).status).toBe(204)
  expect(await sharedWith(clerk)).toEqual(['Del mostrador', 'De todos', 'De El Salvador'])
  expect((await change(owner, second, { title: 'De mostrador', position: 2 })).status).toBe(204)
  expect((await change(clerk, first, { title: 'Mía' })).status).toBe(403)
  expect((await unshare(owner, made[0]?.body.viewId)).status).toBe(204)
  expect((await unshare(owner, made[0]?.body.viewId)).status).toBe(404)
  expect(await sharedWith(clerk)).toEqual(['De mostrador', 'De El Salvador'])
  const { rows } = await shop.database.pool.query(
    `select operation, country from audit_entry where subject_kind = 'shared-view' and country = 'SV'`,
  )
  expect(rows).toEqual([{ operation: 'createSharedView', country: 'SV' }])
})

test('who looks after a country shares there alone; whoever lacks the right shares with nobody', async () => {
  const owner = (await openStaff(shop, 'owner')).cookie
  const manager = (await openStaff(shop, 'manager@SV')).cookie
  const clerk = (await openStaff(shop, 'clerk@SV-SS01')).cookie
  const view = { list: 'orders', title: 'Vista', search: {} }
  expect(await share(manager, view)).toMatchObject({ status: 403, body: { countries: expect.anything() } })
  expect((await share(manager, { ...view, country: 'GT' })).status).toBe(403)
  expect((await share(manager, { ...view, country: 'XX' })).status).toBe(400)
  const own = await share(manager, { ...view, country: 'SV' })
  expect(own.status).toBe(201)
  const everywhere = await share(owner, view)
  expect((await change(manager, everywhere.body.viewId, { title: 'Mía' })).status).toBe(404)
  expect((await change(manager, own.body.viewId, { title: 'Nuestra' })).status).toBe(204)
  expect((await unshare(manager, everywhere.body.viewId)).status).toBe(404)
  expect(await share(clerk, { ...view, country: 'SV' })).toMatchObject({
    status: 403,
    body: { scope: 'sfcc.users.rw' },
  })
  expect((await unshare(clerk, own.body.viewId)).status).toBe(403)
  expect((await unshare(manager, own.body.viewId)).status).toBe(204)
  expect((await unshare(owner, everywhere.body.viewId)).status).toBe(204)
})
