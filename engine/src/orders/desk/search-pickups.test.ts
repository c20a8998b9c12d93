import { afterAll, beforeAll, expect, test } from 'vitest'
import { pickupCodeChecksum } from '../../../../facts/pickup-code.ts'
import { callAsStaff, openStaff } from '../../staff/testing.ts'
import { type OrderShop, openOrderShop, ordersPath, site } from '../testing.ts'

const base = '/custom/orders-desk/v1/organizations/f_ecom_lmna_001'

let shop: OrderShop
let cookie: string
beforeAll(async () => {
  shop = await openOrderShop({ rateLimits: true })
  cookie = (await openStaff(shop, 'clerk@SV-SS01')).cookie
})
afterAll(() => shop.close())

const as = (who: string, method: string, path: string, body?: object) =>
  callAsStaff(shop, who, method, `${base}${path}?siteId=Lamina`, body ? { body } : {})
const find = async (code: string, who = cookie) => {
  const { status, body } = await as(who, 'POST', '/pickup-search', { code })
  expect(status).toBe(200)
  return body.orderNos
}

/** A paid order of the plant of San Salvador, and the code that its customer reads there. */
const readyPickup = async () => {
  const ready = await shop.ready({ items: [{ productId: 'QA-SCREW', quantity: 5 }] })
  const { body } = await ready.order()
  const orderNo = String(body.orderNo)
  const shown = async () =>
    (
      await shop.call<{ c_pickupCode?: string }>('GET', `${ordersPath}/${orderNo}?${site}`, {
        as: ready.buyer.token,
      })
    ).body.c_pickupCode
  const before = await shown()
  const amount = Number(body.orderTotal)
  expect((await pay(orderNo, amount)).status).toBe(200)
  return { orderNo, before, code: (await shown()) ?? '', shown }
}
const taggedPost = async (path: string, rest: string, body: object) => {
  const { headers } = await as(cookie, 'GET', path)
  return callAsStaff(shop, cookie, 'POST', `${base}${path}${rest}?siteId=Lamina`, {
    body,
    headers: { 'if-match': String(headers.etag) },
  })
}
const pay = (orderNo: string, amount: number) =>
  taggedPost(`/orders/${orderNo}`, '/payments', { tender: 'cash', amount })

test('an order that waits is found by its code alone, as people write it, until the code is used', async () => {
  const { orderNo, before, code, shown } = await readyPickup()
  expect(before).toBeUndefined()
  for (const written of [code, code.toUpperCase(), `${code.slice(0, 4)} - ${code.slice(4)}`])
    expect(await find(written), written).toEqual([orderNo])
  for (const other of ['zzzzzzzz', 'nadie', orderNo]) expect(await find(other), other).toEqual([])

  const checksum = async () => (await as(cookie, 'GET', `/orders/${orderNo}`)).body.pickupCodeChecksum
  expect(await checksum()).toBe(pickupCodeChecksum(code))

  const [line] = (await as(cookie, 'GET', `/orders/${orderNo}`)).body.lines as { itemId: string }[]
  const hand = (body: object) =>
    taggedPost(`/orders/${orderNo}`, '/hand-overs', { collector: 'Ana', identitySeen: true, ...body })
  const part = await hand({ code: code.toUpperCase(), lines: [{ itemId: line?.itemId, quantity: 2 }] })
  expect(part.status).toBe(200)
  expect(await find(code)).toEqual([])
  const next = (await shown()) ?? ''
  expect(await find(next)).toEqual([orderNo])
  expect(await checksum()).toBe(pickupCodeChecksum(next))
  expect((await hand({ code: next })).status).toBe(200)
  expect(await find(next)).toEqual([])
  expect(await checksum()).toBeUndefined()
})

test('what waits in another store or country is missing, and whoever may see no order is refused', async () => {
  const { orderNo, code } = await readyPickup()
  for (const place of ['clerk@SV-AH01', 'manager@GT'])
    expect(await find(code, (await openStaff(shop, place)).cookie), place).toEqual([])
  expect(await find(code, (await openStaff(shop, 'manager@SV')).cookie)).toEqual([orderNo])
  const editor = (await openStaff(shop, 'editor')).cookie
  expect((await as(editor, 'POST', '/pickup-search', { code })).status).toBe(403)
})

test('who guesses codes is stopped after sixty in a minute', async () => {
  const { cookie: guesser } = await openStaff(shop, 'clerk@SV-SS01')
  const guess = async () => (await as(guesser, 'POST', '/pickup-search', { code: 'zzzzzzzz' })).status
  const guesses: number[] = []
  for (let at = 0; at < 61; at++) guesses.push(await guess())
  expect(guesses).toEqual([...Array<number>(60).fill(200), 429])
})
