import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openClient } from '../../api-clients/testing.ts'
import { verifyChain } from '../../audit/index.ts'
import { callAsStaff, openStaff } from '../../staff/testing.ts'
import { type OrderShop, openOrderShop, ordersPath, site } from '../testing.ts'

const base = '/custom/orders-desk/v1/organizations/f_ecom_lmna_001'
const sheet = { productId: 'QA-SHEET-26-AZUL', quantity: 10, c_lengthMetersToBuy: 3.65 }
const screws = { productId: 'QA-SCREW', quantity: 5 }

let shop: OrderShop
let token: string
beforeAll(async () => {
  shop = await openOrderShop()
  token = (await openClient(shop, { scopes: ['sfcc.orders.rw', 'sfcc.audit'] })).token
})
afterAll(() => shop.close())

type Body = Record<string, unknown>
const call = async (method: string, path: string, body?: unknown, headers?: Record<string, string>) =>
  shop.call<Body>(method, `${base}${path}?siteId=Lamina`, {
    as: token,
    ...(body ? { body } : {}),
    ...(headers ? { headers } : {}),
  })
const search = async (query: unknown, more: object = {}) => {
  const { status, body } = await call('POST', '/order-search', { query, ...more })
  return { status, body, numbers: ((body.hits ?? []) as { orderNo: string }[]).map(({ orderNo }) => orderNo) }
}
const term = (field: string, operator: string, ...values: unknown[]) => ({
  termQuery: { fields: [field], operator, values },
})
const place = async (items: Record<string, unknown>[] = [screws], card?: string) => {
  const ready = await shop.ready({ items, ...(card ? { card } : {}) })
  const { body } = await ready.order()
  return { orderNo: String(body.orderNo), buyer: ready.buyer, total: Number(body.orderTotal) }
}
const paid = async (items?: Record<string, unknown>[]) => {
  const placed = await place(items)
  const { status } = await call('POST', `/orders/${placed.orderNo}/payments`, {
    tender: 'transfer',
    amount: placed.total,
  })
  expect(status).toBe(200)
  return placed
}
const linesOf = async (orderNo: string) =>
  (await call('GET', `/orders/${orderNo}`)).body.lines as {
    itemId: string
    productId: string
    progress: Record<string, number>
  }[]

describe('the desk finds orders', () => {
  test('by number, person, article, store, step, method and day, and tells what they come to', async () => {
    const waiting = await place([screws])
    const worked = await paid([sheet, screws])
    const word = { textQuery: { fields: ['words'], searchPhrase: `prueba ${worked.orderNo.slice(0, 7)}` } }
    expect((await search(word)).numbers).toContain(worked.orderNo)
    expect((await search({ textQuery: { fields: ['words'], searchPhrase: 'nadie' } })).numbers).toEqual([])
    expect((await search(term('orderNo', 'is', waiting.orderNo))).numbers).toEqual([waiting.orderNo])
    expect((await search(term('sku', 'one_of', 'QA-SHEET-26-AZUL'))).numbers).toEqual([worked.orderNo])
    expect((await search(term('step', 'is', 'paid'))).numbers).toEqual([worked.orderNo])
    expect((await search(term('step', 'not_in', 'paid'))).numbers).toEqual([waiting.orderNo])
    expect((await search(term('hasCut', 'is', true))).numbers).toEqual([worked.orderNo])
    expect((await search(term('storeId', 'is', 'SV-SS01'))).numbers).toHaveLength(2)
    expect((await search(term('storeId', 'is', 'SV-AH01'))).numbers).toEqual([])
    expect((await search(term('storeId', 'neq', 'SV-AH01'))).numbers).toHaveLength(2)
    expect((await search(term('paymentMethodId', 'is', 'BANK_TRANSFER'))).numbers).toHaveLength(2)
    expect((await search(term('delivery', 'is', 'delivery'))).numbers).toEqual([])
    const late = { rangeFilter: { field: 'creationDate', from: '2001-01-01', to: '2001-01-02' } }
    expect((await search({ filteredQuery: { query: { matchAllQuery: {} }, filter: late } })).numbers).toEqual(
      [],
    )
    const both = {
      boolQuery: { must: [term('country', 'is', 'SV')], mustNot: [term('step', 'is', 'waiting')] },
    }
    expect((await search(both)).numbers).toEqual([worked.orderNo])
    const some = { boolQuery: { should: [term('step', 'is', 'paid'), term('step', 'is', 'cut')] } }
    expect((await search(some)).numbers).toEqual([worked.orderNo])
    const { body } = await search({ matchAllQuery: {} }, { limit: 1, sorts: [{ field: 'orderTotal' }] })
    expect(body).toMatchObject({
      total: 2,
      hits: [{ orderNo: waiting.orderNo, step: 'waiting', delivery: 'pickup' }],
      sums: [
        { currency: 'USD', orders: 2, orderTotal: Math.round((waiting.total + worked.total) * 100) / 100 },
      ],
    })
  })

  test('phones and ids are found whole, never by a part, and never shown in a list', async () => {
    expect((await search(term('number', 'is', '7000-0000'))).numbers.length).toBeGreaterThan(0)
    expect((await search(term('number', 'is', '000000000'))).numbers.length).toBeGreaterThan(0)
    expect((await search(term('number', 'is', '7000'))).numbers).toEqual([])
    expect((await search({ textQuery: { fields: ['words'], searchPhrase: '7000' } })).numbers).toEqual([])
    const { body } = await search({ matchAllQuery: {} })
    expect(JSON.stringify(body)).not.toMatch(/70000000|00000000-0/)
  })

  test.each([
    [{ termQuery: { fields: ['secret'], operator: 'is', values: ['x'] } }, 'invalid-search-field'],
    [{ termQuery: { fields: ['status'], operator: 'like', values: ['x'] } }, 'bad-request'],
    [{ termQuery: { fields: ['words'], operator: 'is', values: ['x'] } }, 'invalid-operator'],
    [{ textQuery: { fields: ['number'], searchPhrase: 'x' } }, 'invalid-operator'],
    [{ termQuery: { fields: ['sku'], operator: 'less', values: ['x'] } }, 'invalid-operator'],
    [{ termQuery: { fields: ['storeId'], operator: 'is_null' } }, 'invalid-operator'],
    [{ termQuery: { fields: ['orderTotal'], operator: 'is', values: ['diez'] } }, 'bad-request'],
    [{ termQuery: { fields: ['creationDate'], operator: 'less', values: ['ayer'] } }, 'bad-request'],
    [{ nestedQuery: { path: 'lines', query: {} } }, 'bad-request'],
    [{ matchAllQuery: {}, termQuery: {} }, 'bad-request'],
    [{ boolQuery: { must: Array.from({ length: 60 }, () => ({ matchAllQuery: {} })) } }, 'bad-request'],
  ])('refuses %j', async (query, problem) => {
    const { status, body } = await search(query)
    expect([status, String(body.type).split('/').at(-1)]).toEqual([400, problem])
  })
})

describe('the desk works on orders', () => {
  test('lines are cut, ready and handed over piece by piece; the last one moves the order', async () => {
    const { orderNo } = await paid([sheet, screws])
    const [cut, other] = await linesOf(orderNo)
    const step = (body: object) => call('POST', `/orders/${orderNo}/steps`, body)
    const part = await step({ step: 'cut', lines: [{ itemId: cut?.itemId, quantity: 2 }] })
    expect(part.body).toMatchObject({ step: 'paid', lines: [{ progress: { cut: 2, ready: 0 } }, {}] })
    const over = await step({ step: 'cut', lines: [{ itemId: cut?.itemId, quantity: 9 }] })
    expect(over).toMatchObject({ status: 400, body: { left: 8 } })
    expect((await step({ step: 'cut', lines: [{ itemId: other?.itemId, quantity: 1 }] })).status).toBe(400)
    expect((await step({ step: 'cut' })).body).toMatchObject({
      step: 'cut',
      lines: [{ progress: { cut: 10 } }, {}],
    })
    expect((await step({ step: 'cut' })).status).toBe(409)
    expect((await step({ step: 'shipped' })).status).toBe(409)
    const hand = (body: object) =>
      call('POST', `/orders/${orderNo}/hand-overs`, { collector: 'Ana', identitySeen: true, ...body })
    const some = await hand({ lines: [{ itemId: other?.itemId, quantity: 5 }] })
    expect(some.body).toMatchObject({ status: 'new', shippingStatus: 'part_shipped' })
    expect((await hand({})).body).toMatchObject({
      status: 'completed',
      shippingStatus: 'shipped',
      step: 'completed',
    })
    expect((await hand({})).status).toBe(409)
    const kinds = ((await call('GET', `/orders/${orderNo}`)).body.timeline as { what: string }[]).map(
      ({ what }) => what,
    )
    expect(kinds.filter((kind) => kind === 'cut')).toHaveLength(3)
    expect(await verifyChain(await shop.engine.merchantContext())).toMatchObject({ valid: true })
  })

  test('two who cut at once lose no piece', async () => {
    const { orderNo } = await paid([{ ...sheet, quantity: 20 }])
    const [line] = await linesOf(orderNo)
    const one = { step: 'cut', lines: [{ itemId: line?.itemId, quantity: 1 }] }
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => call('POST', `/orders/${orderNo}/steps`, one)),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
    expect(await linesOf(orderNo)).toMatchObject([{ progress: { cut: 20 } }])
    expect((await call('GET', `/orders/${orderNo}`)).body.step).toBe('cut')
  })

  test('the code of the receipt hands over once, and what is left has another', async () => {
    const { orderNo, buyer } = await paid([screws])
    const shown = async () =>
      (await shop.call<Body>('GET', `${ordersPath}/${orderNo}?${site}`, { as: buyer.token })).body
        .c_pickupCode
    const code = await shown()
    expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{8}$/)
    const [line] = await linesOf(orderNo)
    const hand = (with_: object) =>
      call('POST', `/orders/${orderNo}/hand-overs`, { collector: 'Ana', identitySeen: true, ...with_ })
    expect(await hand({ code: '00000000' })).toMatchObject({ status: 409 })
    expect((await hand({ code, identitySeen: false })).status).toBe(400)
    expect((await hand({ code, lines: [{ itemId: line?.itemId, quantity: 2 }] })).status).toBe(200)
    const again = await hand({ code })
    expect(String(again.body.type)).toMatch(/pickup-code-invalid$/)
    const next = await shown()
    expect(next).not.toBe(code)
    expect((await hand({ code: next })).body).toMatchObject({ status: 'completed' })
    expect(await shown()).toBeUndefined()
  })

  test('a hand-over that is sent again, as a phone does that heard no answer, is made once', async () => {
    const { orderNo } = await paid([screws])
    const [line] = await linesOf(orderNo)
    const body = {
      collector: 'Ana',
      identitySeen: true,
      lines: [{ itemId: line?.itemId, quantity: 2 }],
    }
    const { headers: read } = await call('GET', `/orders/${orderNo}`)
    const kept = { 'idempotency-key': 'entrega-1', 'if-match': String(read.etag) }
    const send = (sent: object = body) => call('POST', `/orders/${orderNo}/hand-overs`, sent, kept)
    const answers = await Promise.all([send(), send(), send()])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await send()).headers.etag).toBe(answers[0]?.headers.etag)
    expect(await linesOf(orderNo)).toMatchObject([{ progress: { 'handed-over': 2 } }])
    expect((await send({ ...body, collector: 'Berta' })).status).toBe(409)
  })

  test('what left without a signal is booked when it left, never before what came first; the log says both', async () => {
    const { orderNo } = await paid([screws])
    const [line] = await linesOf(orderNo)
    const hand = (secondsAgo: number, key: string) =>
      call(
        'POST',
        `/orders/${orderNo}/hand-overs`,
        {
          collector: 'Ana',
          identitySeen: true,
          lines: [{ itemId: line?.itemId, quantity: 2 }],
          secondsAgo,
        },
        { 'idempotency-key': key },
      )
    shop.clock.moveTo(new Date(Date.now() + 20 * 60_000))
    try {
      expect((await hand(7 * 86_400 + 1, 'sin-senal-0')).status).toBe(400)
      const { body } = await hand(600, 'sin-senal-1')
      // It is asked for again later, so it says more seconds: it is the same hand-over.
      expect((await hand(615, 'sin-senal-1')).body.lines).toEqual(body.lines)
      await hand(86_400, 'sin-senal-2')
    } finally {
      shop.clock.moveTo(undefined)
    }
    const { timeline, lastModified } = (await call('GET', `/orders/${orderNo}`)).body
    const at = (what: string) =>
      (timeline as { at: string; what: string; isPublic: boolean }[])
        .filter((one) => one.what === what && one.isPublic === (what === 'paid'))
        .map((one) => one.at)
    const { rows } = await shop.database.pool.query<{ at: Date; doneAt: string }>(
      `select at, change::jsonb #>> '{after,doneAt}' as "doneAt" from audit_entry
       where operation = 'handOverOrder' and subject_id = $1 order by seq`,
      [orderNo],
    )
    const [first, second] = rows
    const left = new Date((first?.at.getTime() ?? 0) - 600_000).toISOString()
    expect(rows.map(({ doneAt }) => doneAt)).toEqual([left, at('paid')[0]])
    expect(at('handed-over')).toEqual([...at('paid'), left])
    expect(lastModified).toBe(second?.at.toISOString())
  })

  test('the counter takes the whole amount, once', async () => {
    const { orderNo, total } = await place()
    const pay = (amount: number) => call('POST', `/orders/${orderNo}/payments`, { tender: 'cash', amount })
    expect(await pay(Math.round(total * 100 - 1) / 100)).toMatchObject({
      status: 409,
      body: { expected: total },
    })
    expect((await pay(total)).body).toMatchObject({ paymentStatus: 'paid', payment: { balance: total } })
    expect((await pay(total)).status).toBe(409)
    expect((await pay(-1)).status).toBe(400)
  })

  test('money goes back in parts, never more than was taken', async () => {
    const { orderNo, total } = await paid()
    const refund = (amount: number, headers?: Record<string, string>) =>
      call('POST', `/orders/${orderNo}/refunds`, { amount, reason: 'pieza golpeada' }, headers)
    // A program whose first answer was lost asks again, in a race with itself too.
    const key = { 'idempotency-key': 'devolucion-1' }
    const asked = await Promise.all([refund(1.5, key), refund(1.5, key)])
    expect(asked.map(({ status }) => status)).toEqual([201, 201])
    expect(asked[0].body).toEqual(asked[1].body)
    expect((await refund(2, key)).status).toBe(409)
    const rest = Math.round((total - 1.5) * 100) / 100
    expect(await refund(total)).toMatchObject({ status: 409, body: { available: rest } })
    expect((await call('GET', `/orders/${orderNo}`)).body).toMatchObject({
      payment: { balance: rest, refunds: [{ amount: 1.5, status: 'done', reason: 'pieza golpeada' }] },
    })
    expect((await refund(rest)).body).toMatchObject({ payment: { balance: 0 } })
    expect((await refund(0.01)).status).toBe(409)
  })

  test('an order is given up with a reason; collectors are masked, and read in full with a trace', async () => {
    const { orderNo } = await place()
    const set = await call('PUT', `/orders/${orderNo}/collectors`, {
      collectors: [{ name: 'Beto', idType: 'dui', idNumber: '01234567-8', phone: '7777 1234' }],
    })
    expect(set.body.collectors).toEqual([
      { name: 'Ana Prueba', idType: 'dui', idNumber: '••••00', phone: '••••0000' },
      { name: 'Beto', idType: 'dui', idNumber: '••••78', phone: '••••1234' },
    ])
    expect((await call('POST', `/orders/${orderNo}/persons`, {})).body).toMatchObject({
      collectors: [{ idNumber: '00000000-0' }, { idNumber: '01234567-8', phone: '7777 1234' }],
    })
    await call('POST', `/orders/${orderNo}/notes`, { note: 'llamar antes' })
    const gone = await call('POST', `/orders/${orderNo}/cancellation`, { reason: 'sin camión' })
    expect(gone.body).toMatchObject({ status: 'cancelled' })
    const { rows } = await shop.database.pool.query<{ operation: string; change: string }>(
      'select operation, change from audit_entry where subject_id = $1 order by seq',
      [orderNo],
    )
    expect(rows.map(({ operation }) => operation)).toEqual([
      'replaceOrderCollectors',
      'revealOrderPersons',
      'addOrderNote',
      'cancelDeskOrder',
    ])
    expect(JSON.stringify(rows)).not.toContain('01234567')
  })
})

describe('a customer is written to', () => {
  test('about an order, by mail; the desk reads it in the history, the log only that it was', async () => {
    const { orderNo } = await place()
    const write = (text: string, of = orderNo) => call('POST', `/orders/${of}/messages`, { text })
    expect((await write('   ')).status).toBe(400)
    expect((await write('x', '99999999')).status).toBe(404)
    const { status, body } = await write(' El camión llega a las 9. ')
    expect(status).toBe(200)
    expect((body.timeline as object[]).at(-1)).toMatchObject({
      what: 'message',
      note: 'El camión llega a las 9.',
      isPublic: false,
    })
    const { rows: mails } = await shop.database.pool.query<{ mail: object }>(
      `select data #> '{data,mail}' as mail from pgboss.job where data #>> '{data,mail,template}' = 'customer-message'`,
    )
    expect(mails).toMatchObject([
      { mail: { to: body.email, values: { orderNo, text: 'El camión llega a las 9.' } } },
    ])
    const { rows } = await shop.database.pool.query<{ operation: string; change: string }>(
      'select operation, change from audit_entry where subject_id = $1',
      [orderNo],
    )
    expect(rows.map(({ operation }) => operation)).toEqual(['writeOrderMessage'])
    expect(JSON.stringify(rows)).not.toContain('camión')
    await shop.database.pool.query(
      `update orders set document = document || '{"email":""}' where order_no = $1`,
      [orderNo],
    )
    expect((await write('¿Sigue ahí?')).status).toBe(409)
  })
})

describe('a mail is sent once more', () => {
  test('the receipt while it is true of the order, the news of pickup once it is ready', async () => {
    const { orderNo } = await paid()
    const mails = `/orders/${orderNo}/mails`
    expect((await call('POST', mails, { mail: 'ready' })).status).toBe(409)
    for (let time = 0; time < 2; time++)
      expect((await call('POST', mails, { mail: 'receipt' })).status).toBe(200)
    await call('POST', `/orders/${orderNo}/steps`, { step: 'ready' })
    const { status, body } = await call('POST', mails, { mail: 'ready' })
    expect(status).toBe(200)
    expect((body.timeline as { what: string }[]).filter(({ what }) => what === 'mail')).toHaveLength(3)
    const waiting = await place()
    expect((await call('POST', `/orders/${waiting.orderNo}/mails`, { mail: 'receipt' })).status).toBe(200)
  })
})

describe('people do what their roles allow, where they work', () => {
  const as = (cookie: string, method: string, path: string, body?: object, etag?: string) =>
    callAsStaff(shop, cookie, method, `${base}${path}?siteId=Lamina`, {
      ...(body ? { body } : {}),
      headers: etag === undefined ? {} : { 'if-match': etag },
    })

  test('a clerk hands over and takes cash in the own store; another store’s clerk finds nothing', async () => {
    const [here, there] = [await openStaff(shop, 'clerk@SV-SS01'), await openStaff(shop, 'clerk@SV-AH01')]
    const { orderNo, total } = await place()
    const path = `/orders/${orderNo}`
    const missing = await as(there.cookie, 'GET', '/orders/99999999')
    for (const [method, more, body] of [
      ['GET', '', undefined],
      ['POST', '/notes', { note: 'x' }],
      ['POST', '/steps', { step: 'ready' }],
      ['POST', '/payments', { tender: 'cash', amount: total }],
      ['POST', '/persons', {}],
    ] as const) {
      const foreign = await as(there.cookie, method, `${path}${more}`, body)
      expect(foreign.status, `${method} ${more}`).toBe(404)
      expect(JSON.stringify(foreign.body).replace(orderNo, '…')).toBe(
        JSON.stringify(missing.body).replace('99999999', '…'),
      )
    }
    const found = await as(there.cookie, 'POST', '/order-search', { query: { matchAllQuery: {} } })
    expect(found.body).toMatchObject({ total: 0, hits: [], sums: [] })
    const { headers } = await as(here.cookie, 'GET', path)
    const cash = { tender: 'cash', amount: total }
    expect((await as(here.cookie, 'POST', `${path}/payments`, cash)).status).toBe(428)
    const transfer = await as(
      here.cookie,
      'POST',
      `${path}/payments`,
      { ...cash, tender: 'transfer' },
      String(headers.etag),
    )
    expect(transfer).toMatchObject({ status: 403, body: { right: 'orders.paid' } })
    const taken = await as(here.cookie, 'POST', `${path}/payments`, cash, String(headers.etag))
    expect(taken.status).toBe(200)
    expect(
      (await as(here.cookie, 'POST', `${path}/steps`, { step: 'ready' }, String(headers.etag))).status,
    ).toBe(412)
    expect(
      (await as(here.cookie, 'POST', `${path}/steps`, { step: 'ready' }, String(taken.headers.etag))).status,
    ).toBe(200)
    for (const [more, body, right] of [
      ['/refunds', { amount: 1, reason: 'x' }, 'orders.refund'],
      ['/cancellation', { reason: 'x' }, 'orders.cancel'],
      ['/persons', {}, 'persons.reveal'],
    ] as const)
      expect(await as(here.cookie, 'POST', `${path}${more}`, body, String(taken.headers.etag))).toMatchObject(
        {
          status: 403,
          body: { right },
        },
      )
  })
})
