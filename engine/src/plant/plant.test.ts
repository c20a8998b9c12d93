import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openClient } from '../api-clients/testing.ts'
import { verifyChain } from '../audit/index.ts'
import { type OrderShop, openOrderShop } from '../orders/testing.ts'
import { callAsStaff, openStaff } from '../staff/testing.ts'

const organization = 'organizations/f_ecom_lmna_001'
const plantOf = (storeId: string) => `/custom/plant/v1/${organization}/plants/${storeId}`
const desk = `/custom/orders-desk/v1/${organization}`
const blue = 'QA-SHEET-26-AZUL'

let shop: OrderShop
let token: string
beforeAll(async () => {
  shop = await openOrderShop()
  token = (await openClient(shop, { scopes: ['sfcc.plant.rw', 'sfcc.orders.rw'] })).token
})
afterAll(() => shop.close())

type Body = Record<string, unknown>
type Piece = { orderNo: string; itemId: string; quantity: number; cut: number }
type Run = { id: string; stripId: string; pieces: Piece[]; restMeters: number; rest: string; isDone: boolean }
type Group = { id: string; materialId: string; runs: Run[]; lacking: Piece[]; isProven: boolean }
type Plan = Body & { groups: Group[] }

const call = <T = Body>(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
  shop.call<T>(method, `${path}${path.includes('?') ? '&' : '?'}siteId=Lamina`, {
    as: token,
    headers,
    ...(body ? { body } : {}),
  })
const plant = <T = Body>(method: string, path: string, body?: unknown) =>
  call<T>(method, `${plantOf('SV-SS01')}${path}`, body)
const plan = async (body: object = {}) =>
  (await plant<Plan>('POST', '/cut-plan', { day: '2099-12-31', setupMeters: 0.4, ...body })).body
const coil = async (id: string, meters: number, more: object = {}) =>
  plant('PUT', `/coils/${id}`, { kind: 'coil', productId: blue, meters, ...more })
const stock = async (kind: 'coils' | 'offcuts') =>
  (await plant('GET', `/${kind}`)).body.data as {
    id: string
    meters: number
    cutFrom?: string
    kind: string
  }[]
const ordered = async (quantity: number, metres: number, productId = blue) => {
  const ready = await shop.ready({ items: [{ productId, quantity, c_lengthMetersToBuy: metres }] })
  const { body } = await ready.order()
  return { orderNo: String(body.orderNo), total: Number(body.orderTotal) }
}
const paid = async (quantity: number, metres: number, productId = blue) => {
  const { orderNo, total } = await ordered(quantity, metres, productId)
  const payment = { tender: 'transfer', amount: total }
  expect((await call('POST', `${desk}/orders/${orderNo}/payments`, payment)).status).toBe(200)
  return orderNo
}
const stepOf = async (orderNo: string) => (await call('GET', `${desk}/orders/${orderNo}`)).body.step
const cancel = (orderNo: string) =>
  call('POST', `${desk}/orders/${orderNo}/cancellation`, { reason: 'ya no' })

describe('a day at the plant', () => {
  test('what is paid is planned; pieces, a share and a group are confirmed; the last piece cuts the order', async () => {
    expect((await plant('GET', '/cut-plan')).status).toBe(404)
    const waiting = (await ordered(10, 3.65)).orderNo
    const first = await paid(10, 3.65)
    const second = await paid(8, 5)
    expect((await plan()).groups[0]?.lacking).toHaveLength(2)
    expect((await coil('B-1', 79.3)).status).toBe(201)
    expect((await coil('R-9', 5.2, { kind: 'offcut' })).status).toBe(201)
    const { groups } = await plan()
    expect(JSON.stringify(groups)).not.toContain(waiting)
    expect(groups).toMatchObject([{ isProven: true, orders: 2, lacking: [], takenMeters: 71.9 }])
    const [group] = groups
    const runs = group?.runs ?? []
    expect(runs.map(({ stripId }) => stripId).toSorted()).toEqual(['B-1', 'R-9'])
    const offcut = runs.find(({ stripId }) => stripId === 'R-9')
    expect(offcut).toMatchObject({ rest: 'scrap', restMeters: 0.2 })

    const labels = await plant('GET', `/cut-plan/labels?groupId=${group?.id}`)
    expect(labels.body.data).toHaveLength(18)
    expect((labels.body.data as { code: string }[]).map(({ code }) => code)).toContain(
      `${first}/${group?.runs.flatMap(({ pieces }) => pieces).find(({ orderNo }) => orderNo === first)?.itemId}/10`,
    )

    const confirm = (body: object) => plant<Plan>('POST', '/cut-plan/cuts', { groupId: group?.id, ...body })
    const done = await confirm({ runId: offcut?.id })
    expect(done.body).toMatchObject({ today: { goodsMeters: 5, scrapMeters: 0.2 } })
    const coilRun = runs.find(({ stripId }) => stripId === 'B-1')
    const piece = coilRun?.pieces.find(({ orderNo }) => orderNo === first)
    await confirm({ pieces: [{ orderNo: first, itemId: piece?.itemId, quantity: 4 }] })
    // Four pieces and what the machine was set up with.
    expect((await stock('coils')).map(({ meters }) => meters)).toEqual([79.3 - 14.6 - 0.4])
    expect(await stepOf(first)).toBe('paid')
    const over = await confirm({ pieces: [{ orderNo: first, itemId: piece?.itemId, quantity: 7 }] })
    expect(over).toMatchObject({ status: 400, body: { left: 6 } })
    const rest = await confirm({})
    expect(rest.body.groups[0]?.runs.every(({ isDone }) => isDone)).toBe(true)
    expect([await stepOf(first), await stepOf(second)]).toEqual(['cut', 'cut'])
    expect((await stock('coils')).map(({ id, meters }) => [id, meters])).toEqual([['B-1', 7.4]])
    expect(await stock('offcuts')).toEqual([])
    expect((await confirm({})).status).toBe(409)
    expect((await plan()).groups).toEqual([])
    expect(await verifyChain(await shop.engine.merchantContext())).toMatchObject({ valid: true })
  })

  test('what was cut without a signal is booked when it was cut, never before it was planned or paid', async () => {
    await coil('B-8', 60)
    const orderNo = await paid(10, 4)
    const { groups } = await plan()
    const [group] = groups
    const itemId = group?.runs[0]?.pieces[0]?.itemId
    const confirm = (quantity: number, secondsAgo: number) =>
      plant('POST', '/cut-plan/cuts', {
        groupId: group?.id,
        pieces: [{ orderNo, itemId, quantity }],
        secondsAgo,
      })
    shop.clock.moveTo(new Date(Date.now() + 20 * 60_000))
    try {
      expect((await confirm(1, 600)).status).toBe(200)
      expect((await confirm(9, 86_400)).status).toBe(200)
    } finally {
      shop.clock.moveTo(undefined)
    }
    const one = async <Row extends object>(text: string, values: unknown[] = []) =>
      (await shop.database.pool.query<Row>(text, values)).rows
    const [planned] = await one<{ madeAt: Date }>(`select made_at as "madeAt" from cut_plan`)
    const entries = await one<{ at: Date }>(
      `select at from plant_entry where order_no = $1 and kind = 'goods' order by quantity`,
      [orderNo],
    )
    const logged = await one<{ at: Date; doneAt: string }>(
      `select at, change::jsonb #>> '{after,doneAt}' as "doneAt" from audit_entry
       where operation = 'confirmCut' and subject_kind = 'plant' order by seq desc limit 2`,
    )
    const cut = new Date((logged[1]?.at.getTime() ?? 0) - 600_000)
    expect(entries).toEqual([{ at: cut }, { at: planned?.madeAt }])
    expect(logged.map(({ doneAt }) => doneAt)).toEqual([planned?.madeAt.toISOString(), cut.toISOString()])
    const [order] = await one<{ history: { what: string; at: string }[] }>(
      'select history from orders where order_no = $1',
      [orderNo],
    )
    const happened = (what: string) => order?.history.find((entry) => entry.what === what)?.at
    expect(happened('cut')).toBe(happened('paid'))
  })

  test('an end that is long enough is an offcut with a number, and is used first the next day', async () => {
    await coil('T-6', 12, { kind: 'bar', productId: 'QA-TILE-TEJA', count: 3 })
    await plant('PUT', '/materials/QA-TILE-TEJA', { materialId: null })
    // Tiles are no bars: what is cut from bars is said by the goods, so this stays without material.
    const tile = await paid(4, 3.5, 'QA-TILE-TEJA')
    expect((await plan()).groups).toMatchObject([{ kind: 'coil', lacking: [{ orderNo: tile, quantity: 4 }] }])
    await coil('B-2', 6.5, { productId: 'QA-TILE-TEJA' })
    await coil('B-3', 20, { productId: 'QA-TILE-TEJA' })
    const { groups } = await plan()
    expect(groups).toMatchObject([{ runs: [{ stripId: 'B-3', restMeters: 5.6, rest: 'coil' }] }])
    await cancel(tile)
  })

  test('a bad coil is out, with why, and the plan is made anew', async () => {
    await coil('B-4', 60)
    await coil('B-5', 60)
    const orderNo = await paid(10, 4)
    const before = await plan()
    const used = before.groups[0]?.runs[0]?.stripId ?? ''
    const report = await plant<{ plan: Plan }>('POST', '/scrap', { stripId: used, note: 'oxidada' })
    expect(report.body).toMatchObject({ strip: { id: used, status: 'bad' } })
    const now = report.body.plan.groups[0]?.runs.map(({ stripId }) => stripId)
    expect(now).not.toContain(used)
    expect(now).toHaveLength(1)
    const part = await plant<{ plan: Plan; strip: Body }>('POST', '/scrap', {
      stripId: now?.[0],
      meters: 30,
      note: 'golpe',
    })
    expect(part.body.strip).toMatchObject({ meters: 30, status: 'usable' })
    expect((await plant('POST', '/scrap', { stripId: now?.[0], meters: 31, note: 'x' })).status).toBe(400)
    expect((await plant('POST', '/scrap', { stripId: used, note: 'otra vez' })).status).toBe(404)
    await cancel(orderNo)
  })

  test('an order that was cancelled since, or a coil that is shorter, makes a plan outdated: nothing is written', async () => {
    await coil('B-6', 100)
    const gone = await paid(10, 3)
    const stays = await paid(10, 6)
    const group = (await plan()).groups[0]
    await cancel(gone)
    const before = await stock('coils')
    const confirm = () => plant('POST', '/cut-plan/cuts', { groupId: group?.id })
    expect(await confirm()).toMatchObject({ status: 409, body: { orderNo: gone } })
    expect(await stock('coils')).toEqual(before)
    expect(await stepOf(stays)).toBe('paid')
    const anew = (await plan()).groups[0]
    const strip = anew?.runs[0]?.stripId ?? ''
    await coil(strip, 20)
    const short = await plant('POST', '/cut-plan/cuts', { groupId: anew?.id })
    expect(short).toMatchObject({ status: 409, body: { stripId: strip } })
    await coil(strip, 90)
    const last = (await plan()).groups[0]
    const both = await Promise.all([1, 2].map(() => plant('POST', '/cut-plan/cuts', { groupId: last?.id })))
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await stepOf(stays)).toBe('cut')
  })
})

describe('who may', () => {
  const as = (cookie: string, method: string, path: string, more: object = {}) =>
    callAsStaff(shop, cookie, method, `${path}?siteId=Lamina`, more)

  test('a plant of another place is as missing as one that is none', async () => {
    const { cookie } = await openStaff(shop, 'foreman@SV-SS01')
    const bare = ({ status, body }: { status: number; body: Body }, id: string) =>
      JSON.stringify([status, body]).replaceAll(id, '…')
    for (const [method, path, body] of [
      ['GET', '/cut-plan', undefined],
      ['POST', '/cut-plan', {}],
      ['POST', '/cut-plan/cuts', { groupId: 'G1' }],
      ['GET', '/coils', undefined],
      ['PUT', '/coils/B-7', { kind: 'coil', materialId: 'x', meters: 5 }],
      ['POST', '/scrap', { stripId: 'B-1', note: 'x' }],
      ['PUT', `/materials/${blue}`, { materialId: 'x' }],
    ] as const) {
      const more = { ...(body ? { body } : {}), headers: { 'if-match': '"1"' } }
      const foreign = await as(cookie, method, `${plantOf('HN-FM01')}${path}`, more)
      const none = await as(cookie, method, `${plantOf('XX-XX01')}${path}`, more)
      expect(foreign.status, `${method} ${path}`).toBe(404)
      expect(bare(foreign, 'HN-FM01')).toBe(bare(none, 'XX-XX01'))
    }
    expect((await as(cookie, 'GET', `${plantOf('SV-SS01')}/coils`)).status).toBe(200)
    expect((await as(cookie, 'GET', `${plantOf('SV-AH01')}/coils`)).status).toBe(404)
  })

  test('a clerk sees no plant; a desk looks, and cuts nothing', async () => {
    const clerk = await openStaff(shop, 'clerk@SV-SS01')
    expect((await as(clerk.cookie, 'GET', `${plantOf('SV-SS01')}/coils`)).status).toBe(403)
    const seller = await openStaff(shop, 'desk@SV')
    expect((await as(seller.cookie, 'GET', `${plantOf('SV-SS01')}/coils`)).status).toBe(200)
    const make = await as(seller.cookie, 'POST', `${plantOf('SV-SS01')}/cut-plan`, { body: {} })
    expect(make.status).toBe(403)
  })

  test('people confirm the plan they have read', async () => {
    const { cookie } = await openStaff(shop, 'foreman@SV-SS01')
    await coil('B-8', 100)
    const orderNo = await paid(10, 3)
    const group = (await plan()).groups[0]
    const path = `${plantOf('SV-SS01')}/cut-plan`
    const confirm = (etag?: string) =>
      as(cookie, 'POST', `${path}/cuts`, {
        body: { groupId: group?.id },
        headers: etag === undefined ? {} : { 'if-match': etag },
      })
    expect((await confirm()).status).toBe(428)
    const { etag } = (await as(cookie, 'GET', path)).headers
    await plan()
    expect(await confirm(String(etag))).toMatchObject({
      status: 412,
      body: { current: { storeId: 'SV-SS01' } },
    })
    const fresh = (await as(cookie, 'GET', path)).headers.etag
    expect((await confirm(String(fresh))).status).toBe(200)
    expect(await stepOf(orderNo)).toBe('cut')
  })

  test('what was cut without a signal is done once, however often it is sent', async () => {
    const { cookie } = await openStaff(shop, 'foreman@SV-SS01')
    await coil('B-9', 100)
    const orderNo = await paid(10, 3)
    const group = (await plan()).groups[0]
    const path = `${plantOf('SV-SS01')}/cut-plan`
    const { etag } = (await as(cookie, 'GET', path)).headers
    const itemId = group?.runs.flatMap(({ pieces }) => pieces)[0]?.itemId
    const cut = (quantity: number, ifMatch: unknown, key: string) =>
      as(cookie, 'POST', `${path}/cuts`, {
        body: { groupId: group?.id, pieces: [{ orderNo, itemId, quantity }] },
        headers: { 'if-match': String(ifMatch), 'idempotency-key': key },
      })
    const first = await cut(4, etag, 'kept-1')
    expect(first.status).toBe(200)
    const again = await cut(4, etag, 'kept-1')
    expect([again.status, again.headers.etag, again.body]).toEqual([200, first.headers.etag, first.body])
    expect(await cut(5, etag, 'kept-1')).toMatchObject({ status: 409 })
    // What was cut after it goes by the revision that the first one made.
    expect((await cut(6, first.headers.etag, 'kept-2')).status).toBe(200)
    expect(await stepOf(orderNo)).toBe('cut')
  })
})
