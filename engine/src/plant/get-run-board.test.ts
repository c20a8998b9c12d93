import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays, todayIn } from '../../../facts/dates.ts'
import { openClient } from '../api-clients/testing.ts'
import { verifyChain } from '../audit/index.ts'
import { type OrderShop, openOrderShop } from '../orders/testing.ts'
import { callAsStaff, openStaff } from '../staff/testing.ts'
import { closeRuns } from './shared-runs.ts'

const organization = 'organizations/f_ecom_lmna_001'
const boardOf = (storeId: string) => `/custom/plant/v1/${organization}/plants/${storeId}/run-board`
const sku = 'QA-SHEET-26-AZUL'

let shop: OrderShop
let token: string
beforeAll(async () => {
  shop = await openOrderShop()
  token = (await openClient(shop, { scopes: ['sfcc.plant.rw', 'sfcc.audit'] })).token
})
afterAll(() => shop.close())

type Row = {
  productId: string
  name: Record<string, string>
  minimumMeters: number
  missingMeters: number
  carts: { count: number; meters: number; belowCount: number }
  stock: { storeId: string; meters: number }[]
  decision?: { decision: string; decidedBy: { kind: string } }
  run?: { closingDay: string; goalMeters: number; isOpen: boolean; reachedMeters?: number }
}
const call = (method: string, path: string, body?: object) =>
  shop.call<{ data: Row[]; total: number }>(method, `${path}?siteId=Lamina`, {
    as: token,
    ...(body ? { body } : {}),
  })
const board = async (storeId = 'SV-SS01') => (await call('GET', boardOf(storeId))).body.data
const cart = async (quantity: number, metres: number) => {
  const buyer = await shop.customer()
  await buyer.add(await buyer.basket(), { productId: sku, quantity, c_lengthMetersToBuy: metres })
}

test('carts below a run are shown with what lacks and who has it; what reaches it is left out', async () => {
  expect(await board()).toEqual([])
  await cart(1, 3)
  const [row] = await board()
  expect(row?.name.es).toContain('QA')
  expect(row).toMatchObject({ productId: sku, carts: { count: 1, meters: 3, belowCount: 1 } })
  expect(row?.missingMeters).toBe((row?.minimumMeters ?? 0) - 3)
  expect(row?.stock[0]?.storeId).toBe('SV-SS01')
  await cart(2, 6)
  expect((await board())[0]?.carts).toMatchObject({ count: 2, meters: 15 })
  expect((await board())[0]?.missingMeters).toBe(Math.max(0, (row?.minimumMeters ?? 0) - 15))
  expect((await call('GET', boardOf('SV-AH01'))).status).toBe(404)
})

test('what is decided stands on the board and in the log, and is taken back', async () => {
  await cart(1, 3)
  const path = `${boardOf('SV-SS01')}/${sku}`
  const offered = await call('PUT', path, { decision: 'wait', until: '2099-01-31', note: 'llega bobina' })
  expect(offered).toMatchObject({ status: 200 })
  expect((await board())[0]?.decision).toMatchObject({ decision: 'wait', decidedBy: { kind: 'client' } })
  expect((await call('PUT', path, { decision: 'substitute', storeId: 'GT-GU01' })).status).toBe(400)
  expect((await call('PUT', path, { decision: 'substitute' })).status).toBe(400)
  expect((await call('PUT', path, { decision: 'substitute', storeId: 'SV-AH01' })).status).toBe(200)
  expect((await call('PUT', `${boardOf('SV-SS01')}/QA-SCREW`, { decision: 'wait' })).status).toBe(404)
  expect((await call('PUT', path, { decision: null })).status).toBe(200)
  expect((await board())[0]).not.toHaveProperty('decision')
  expect(await verifyChain(await shop.engine.merchantContext())).toMatchObject({ valid: true })
})

test('people see their own country’s plants, decide with the right to cut, and not elsewhere', async () => {
  const as = async (role: string, method: 'GET' | 'PUT') => {
    const { cookie } = await openStaff(shop, role, `${role.replace('@', '.')}.${method}@tiradas.test`)
    const path = method === 'GET' ? boardOf('SV-SS01') : `${boardOf('SV-SS01')}/${sku}`
    const body = method === 'GET' ? {} : { body: { decision: 'offer' } }
    return (await callAsStaff(shop, cookie, method, `${path}?siteId=Lamina`, body)).status
  }
  for (const [role, reads, decides] of [
    ['manager@SV', 200, 200],
    ['foreman@SV-SS01', 200, 200],
    ['desk@SV', 200, 403],
    ['auditor', 200, 403],
    ['manager@GT', 404, 404],
    ['foreman@SV-AH01', 404, 404],
    ['clerk@SV-SS01', 403, 403],
  ] as const)
    expect([role, await as(role, 'GET'), await as(role, 'PUT')]).toEqual([role, reads, decides])
})

const runPath = (storeId = 'SV-SS01') => `${boardOf(storeId)}/${sku}/shared-run`
const openUntil = (closingDay: string, meters?: number) =>
  call('PUT', runPath(), { closingDay, ...(meters === undefined ? {} : { meters }) })
/** News of shared runs that were mailed, the first first. */
const newsMailed = async () => {
  const { rows } = await shop.database.pool.query<{
    news: string
    orderNo: string
    goods: string
    day?: string
  }>(
    `select values ->> 'news' as news, values ->> 'orderNo' as "orderNo", values ->> 'goods' as goods, values ->> 'day' as day
     from pgboss.job, lateral (select data #> '{data,mail,values}' as values) told
     where data #>> '{data,mail,template}' = 'order-run' order by created_on, id`,
  )
  return rows
}
const rowOf = (rows: Row[]) => rows.find(({ productId }) => productId === sku)
const today = () => todayIn('America/El_Salvador', shop.clock.now())

/** What the shop of a country tells of the least that is cut. */
const leastIn = async (country: 'SV' | 'GT') => {
  const { token: as } = await shop.guest()
  const path = `/product/shopper-products/v1/${organization}/products/${sku}`
  const { body } = await shop.call<{ c_minLengthMeters: number }>(
    'GET',
    `${path}?siteId=Lamina&locale=es-${country}`,
    { as },
  )
  return body.c_minLengthMeters
}
const shown = (country: 'SV' | 'GT', metres: number) => expect.poll(() => leastIn(country)).toBe(metres)

test('while a shared run is open less than one is ordered in its country, for after its closing day', async () => {
  const least = await leastIn('SV')
  const closingDay = addDays(today(), 20)
  const items = [{ productId: sku, quantity: 1, c_lengthMetersToBuy: 3, c_store: 'SV-SS01' }]
  const alone = await shop.ready({ items })
  expect((await alone.order()).status).toBe(400)
  const opened = await openUntil(closingDay)
  expect(opened.status).toBe(200)
  expect(rowOf(opened.body.data)?.run).toMatchObject({ closingDay, goalMeters: least, isOpen: true })
  await shown('SV', 0)
  expect(await leastIn('GT'), 'elsewhere as ever').toBe(least)

  const together = await shop.ready({ items })
  const [line] = together.shown.productItems as unknown as { c_pickupFinishDateNotFormatted: string }[]
  expect(String(line?.c_pickupFinishDateNotFormatted) > closingDay).toBe(true)
  const placed = await together.order()
  expect(placed.status, JSON.stringify(placed.body)).toBe(200)
  await shop.database.pool.query(
    `update orders set status = 'new', payment_status = 'paid' where order_no = $1`,
    [placed.body.orderNo],
  )

  expect(await newsMailed()).toEqual([])
  const closed = await call('DELETE', runPath())
  expect(rowOf(closed.body.data)?.run).toMatchObject({ isOpen: false, reachedMeters: 3 })
  const { orderNo } = placed.body
  const goods = expect.stringContaining('QA')
  expect(await newsMailed()).toEqual([{ news: 'short', orderNo, goods, day: null }])
  expect((await call('DELETE', runPath())).status).toBe(404)
  await shown('SV', least)
  const cut = await call('PUT', `${boardOf('SV-SS01')}/${sku}`, { decision: 'cut' })
  expect(rowOf(cut.body.data)?.decision).toMatchObject({ decision: 'cut' })
  await call('PUT', `${boardOf('SV-SS01')}/${sku}`, { decision: 'cut' })
  // Opened longer, and reached by less than a whole one.
  const later = addDays(today(), 30)
  await openUntil(later, 3)
  await openUntil(later, 3)
  await call('DELETE', runPath())
  expect((await newsMailed()).slice(1)).toEqual([
    { news: 'cut', orderNo, goods, day: null },
    { news: 'until', orderNo, goods, day: later },
    { news: 'reached', orderNo, goods, day: null },
  ])
  expect(await verifyChain(await shop.engine.merchantContext())).toMatchObject({ valid: true })
})

test('a run closes by itself when its last day is over, and not before', async () => {
  await openUntil(today(), 100)
  const work = async () => closeRuns.run(await shop.engine.merchantContext(), undefined as never)
  await work()
  expect(rowOf(await board())?.run).toMatchObject({ isOpen: true, goalMeters: 100 })
  await shop.database.pool.query(`update shared_run set closing_day = closing_day - 1 where sku = $1`, [sku])
  await work()
  await work()
  expect((await call('DELETE', runPath())).status).toBe(404)
  const { rows } = await shop.database.pool.query<{ kind: string }>(
    `select actor ->> 'kind' as kind from audit_entry where operation = 'closeRun' order by seq desc limit 1`,
  )
  expect(rows).toEqual([{ kind: 'job' }])
})

test('a run is opened by whoever may cut there, of goods that have a least run, until a day that comes', async () => {
  for (const closingDay of [addDays(today(), -1), addDays(today(), 61), '2026-99-99'])
    expect([closingDay, (await openUntil(closingDay)).status]).toEqual([closingDay, 400])
  expect((await openUntil(addDays(today(), 3), 1.00005)).status).toBe(400)
  const screws = `${boardOf('SV-SS01')}/QA-SCREW/shared-run`
  expect((await call('PUT', screws, { closingDay: addDays(today(), 3) })).status).toBe(404)
  for (const [role, status] of [
    ['foreman@SV-SS01', 200],
    ['desk@SV', 403],
    ['manager@GT', 404],
    ['clerk@SV-SS01', 403],
  ] as const) {
    const { cookie } = await openStaff(shop, role, `${role.replace('@', '.')}.abre@tiradas.test`)
    const body = { closingDay: addDays(today(), 3) }
    const answer = await callAsStaff(shop, cookie, 'PUT', `${runPath()}?siteId=Lamina`, { body })
    expect([role, answer.status]).toEqual([role, status])
  }
})
