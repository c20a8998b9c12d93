import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openClient } from '../api-clients/testing.ts'
import { verifyChain } from '../audit/index.ts'
import { type OrderShop, openOrderShop, ordersPath } from '../orders/testing.ts'
import { callAsStaff, openStaff } from '../staff/testing.ts'

const base = '/custom/bank/v1/organizations/f_ecom_lmna_001'
const desk = '/custom/orders-desk/v1/organizations/f_ecom_lmna_001'

let shop: OrderShop
let token: string
beforeAll(async () => {
  shop = await openOrderShop()
  token = (await openClient(shop, { scopes: ['sfcc.payments.rw', 'sfcc.orders.rw'] })).token
  expect((await putMapping()).status).toBe(201)
})
afterAll(() => shop.close())

type Body = Record<string, unknown>
type Line = {
  id: string
  amount: number
  status: string
  description: string
  matches: Body[]
  surplus?: number
}
const call = (method: string, path: string, body?: unknown, root = base) =>
  shop.call<Body>(method, `${root}${path}?siteId=Lamina`, {
    as: token,
    ...(body === undefined ? {} : { body }),
  })
const mapping = {
  delimiter: ';',
  decimal: ',',
  dateForm: 'dd/mm/yyyy',
  encoding: 'windows-1252',
  skipRows: 1,
  columns: { day: 0, description: 1, amount: 2 },
}
const putMapping = (country = 'SV', id = 'istmo-sv') =>
  call('PUT', `/mappings/${id}`, { country, name: 'Banco del Istmo', mapping })

const money = (amount: number) => amount.toFixed(2).replace('.', ',')
const fileOf = (rows: [text: string, amount: number][]) =>
  Buffer.from(
    ['Fecha;Detalle;Monto', ...rows.map(([text, amount]) => `24/11/2026;${text};${money(amount)}`)].join(
      '\n',
    ),
    'latin1',
  ).toString('base64')
const importFile = (rows: [text: string, amount: number][], more: Body = {}) =>
  call('POST', '/statements', { mappingId: 'istmo-sv', fileContent: fileOf(rows), ...more })
const find = async (words: string) => (await call('POST', '/line-search', { words })).body.data as Line[]
const lineOf = async (text: string, amount: number): Promise<string> => {
  expect((await importFile([[text, amount]])).body).toMatchObject({ imported: 1 })
  return (await find(text))[0]?.id ?? ''
}
const confirm = async (lineId: string, orderNos: string[], more: Body = {}) => {
  const { body } = await call('POST', '/matches', { matches: [{ lineId, orderNos, ...more }] })
  return (body.data as { isConfirmed: boolean; line?: Line; problem?: Body }[])[0]
}
const place = async (quantity = 3) => {
  const ready = await shop.ready({ items: [{ productId: 'QA-SCREW', quantity }] })
  const { body } = await ready.order()
  return { orderNo: String(body.orderNo), total: Number(body.orderTotal), buyer: ready.buyer }
}
const standing = async (orderNo: string) => {
  const { body } = await call('GET', `/orders/${orderNo}`, undefined, desk)
  return `${body.status} ${body.paymentStatus}`
}
const cents = (amount: number) => Math.round(amount * 100) / 100

describe('a statement', () => {
  test('is read by its bank’s mapping; the same file twice, or an overlapping one, does nothing', async () => {
    const rows: [string, number][] = [
      ['DEPÓSITO Á', 10.5],
      ['DEPÓSITO Á', 10.5],
      ['COMISIÓN', -3],
    ]
    expect((await importFile(rows, { dryRun: true })).body).toMatchObject({ imported: 2, skipped: 1 })
    expect(await find('deposito a')).toEqual([])
    expect((await importFile(rows)).body).toEqual({ imported: 2, known: 0, skipped: 1, faults: [] })
    expect((await importFile(rows)).body).toMatchObject({ imported: 0, known: 2 })
    expect((await importFile([...rows, ['DEPÓSITO Á', 10.5]])).body).toMatchObject({ imported: 1, known: 2 })
    expect(await find('deposito a')).toHaveLength(3)
  })

  test('ten who bring the same file at once leave each line once', async () => {
    const rows = Array.from({ length: 30 }, (_, index): [string, number] => [`CARRERA ${index}`, 5 + index])
    const answers = await Promise.all(Array.from({ length: 10 }, () => importFile(rows)))
    expect(answers.reduce((sum, { body }) => sum + Number(body.imported), 0)).toBe(30)
  })

  test('what is none of the mapping is refused whole; a mapping has one column of money', async () => {
    const other = Buffer.from('a,b,c\n1,2,3\n').toString('base64')
    const send = (fileContent: string) => call('POST', '/statements', { mappingId: 'istmo-sv', fileContent })
    expect((await send(Buffer.from('F;D;M\n24/11/2026;x;diez').toString('base64'))).body).toMatchObject({
      type: expect.stringMatching(/statement-not-read$/),
      faults: [{ row: 2 }],
    })
    expect((await send(other)).body).toMatchObject({ imported: 0 })
    const both = { ...mapping, columns: { ...mapping.columns, credit: 3 } }
    expect(
      (await call('PUT', '/mappings/istmo-sv', { country: 'SV', name: 'X', mapping: both })).status,
    ).toBe(400)
  })
})

describe('a line proves a transfer', () => {
  test('[G3.014] number and amount: certain, and confirming pays the order, once, with the line in the ledger', async () => {
    const { orderNo, total, buyer } = await place()
    const lineId = await lineOf(`TRF ${orderNo.slice(3)} CIERTA`, total)
    const { body } = await call('POST', '/proposals', { lineIds: [lineId] })
    expect(body).toMatchObject({
      data: [{ certainty: 'certain', reason: 'number-and-amount', orders: [{ orderNo, remaining: total }] }],
      counts: { certain: 1 },
    })
    const both = await Promise.all([confirm(lineId, [orderNo]), confirm(lineId, [orderNo])])
    expect(both.filter((one) => one?.isConfirmed)).toHaveLength(1)
    expect(both.find((one) => !one?.isConfirmed)?.problem).toMatchObject({
      type: expect.stringMatching(/bank-line-not-open$|not-found$/),
    })
    expect(await standing(orderNo)).toBe('new paid')
    const next = await place()
    expect((await confirm(lineId, [next.orderNo]))?.problem).toMatchObject({
      type: expect.stringMatching(/bank-line-not-open$/),
    })
    expect(await standing(next.orderNo)).not.toMatch(/ paid/)
    const seen = await buyer.call('GET', `${ordersPath}/${orderNo}`)
    expect(seen.body.paymentStatus).toBe('paid')
    const { rows } = await shop.database.pool.query(
      `select e.kind, e.amount_minor, m.line_id from payment_entry e join bank_match m on m.id = e.reference
       where e.order_no = $1`,
      [orderNo],
    )
    expect(rows).toEqual([{ kind: 'taken', amount_minor: Math.round(total * 100), line_id: lineId }])
    expect(await verifyChain(await shop.engine.merchantContext())).toMatchObject({ valid: true })
  })

  test('too little is a part only where that is said, and the rest completes it', async () => {
    const { orderNo, total } = await place(4)
    const part = await lineOf(`PARTE ${orderNo}`, 1)
    expect(await confirm(part, [orderNo])).toMatchObject({
      isConfirmed: false,
      problem: { expected: total, difference: cents(1 - total) },
    })
    expect(await confirm(part, [orderNo], { isPart: true })).toMatchObject({ isConfirmed: true })
    expect(await standing(orderNo)).toBe('created not_paid')
    const rest = await lineOf(`RESTO ${orderNo}`, cents(total - 1))
    expect((await call('POST', '/proposals', { lineIds: [rest] })).body).toMatchObject({
      data: [{ certainty: 'certain', orders: [{ orderTotal: total, remaining: cents(total - 1) }] }],
    })
    expect(await confirm(rest, [orderNo])).toMatchObject({ isConfirmed: true })
    expect(await standing(orderNo)).toBe('new paid')
  })

  test('[G3.015] too much is taken only where that is said, and the surplus is told', async () => {
    const { orderNo, total } = await place(5)
    const aCentMore = await lineOf(`UN CENTAVO MÁS ${orderNo}`, cents(total + 0.01))
    expect(await confirm(aCentMore, [orderNo])).toMatchObject({ problem: { difference: 0.01 } })
    const lineId = await lineOf(`DE MÁS ${orderNo}`, cents(total + 7.5))
    expect(await confirm(lineId, [orderNo])).toMatchObject({
      isConfirmed: false,
      problem: { difference: 7.5 },
    })
    expect(await confirm(lineId, [orderNo], { hasSurplus: true })).toMatchObject({
      isConfirmed: true,
      line: { surplus: 7.5, status: 'matched' },
    })
    expect(await standing(orderNo)).toBe('new paid')
  })

  test('one transfer for several orders, and a line that is split', async () => {
    const [one, two, three] = [await place(6), await place(7), await place(8)]
    const lineId = await lineOf('VARIOS', cents(one.total + two.total))
    expect(await confirm(lineId, [two.orderNo, one.orderNo])).toMatchObject({
      isConfirmed: true,
      line: { matches: [{ amount: one.total }, { amount: two.total }] },
    })
    expect([await standing(one.orderNo), await standing(two.orderNo)]).toEqual(['new paid', 'new paid'])
    const whole = await lineOf('PARA DOS COSAS', cents(three.total + 20))
    const split = (amounts: number[]) => call('POST', `/lines/${whole}/splits`, { amounts })
    expect((await split([three.total, 19.99])).status).toBe(400)
    const { body, status } = await split([three.total, 20])
    expect(status).toBe(201)
    const [mine, other] = body.data as Line[]
    expect(await confirm(whole, [three.orderNo])).toMatchObject({
      problem: { status: 409, lineStatus: 'split' },
    })
    expect(await confirm(mine?.id ?? '', [three.orderNo])).toMatchObject({ isConfirmed: true })
    const ignore = (more: Body) => call('PUT', `/lines/${other?.id}/ignored`, more)
    expect((await ignore({ ignored: true })).status).toBe(400)
    expect((await ignore({ ignored: true, note: 'préstamo' })).body).toMatchObject({ status: 'ignored' })
    expect((await ignore({ ignored: false })).body).toMatchObject({ status: 'open' })
  })

  test('one refusal keeps no other line back', async () => {
    const { orderNo, total } = await place(9)
    const [good, bad] = [await lineOf(`BUENA ${orderNo}`, total), await lineOf('MALA', 1)]
    const { body } = await call('POST', '/matches', {
      matches: [
        { lineId: bad, orderNos: ['99999999'] },
        { lineId: good, orderNos: [orderNo] },
      ],
    })
    expect(body).toMatchObject({ confirmed: 1, data: [{ isConfirmed: false }, { isConfirmed: true }] })
  })

  test('an order that is over is told, and not paid', async () => {
    const { orderNo, total } = await place(10)
    await call('POST', `/orders/${orderNo}/cancellation`, { reason: 'tarde' }, desk)
    const lineId = await lineOf(`TARDE ${orderNo}`, total)
    expect((await call('POST', '/proposals', { lineIds: [lineId] })).body).toMatchObject({
      data: [{ certainty: 'none', reason: 'order-over', overOrderNo: orderNo, orders: [] }],
    })
    expect(await confirm(lineId, [orderNo])).toMatchObject({ isConfirmed: false, problem: { status: 404 } })
  })
})

describe('a confirmation is taken back', () => {
  const undo = (lineId: string) => call('POST', `/lines/${lineId}/undo`, { reason: 'era otro cliente' })

  test('on its day: the order waits again, its ledger is even, and the line pays another', async () => {
    const [wrong, right] = [await place(11), await place(11)]
    const lineId = await lineOf('CONFUNDIDA', wrong.total)
    await confirm(lineId, [wrong.orderNo])
    expect((await undo(lineId)).body).toMatchObject({ status: 'open', matches: [] })
    expect(await standing(wrong.orderNo)).toBe('created not_paid')
    const { body } = await call('GET', `/orders/${wrong.orderNo}`, undefined, desk)
    expect(body.payment).toMatchObject({ status: 'waiting', balance: 0 })
    expect((await undo(lineId)).status).toBe(409)
    await confirm(lineId, [right.orderNo])
    expect(await standing(right.orderNo)).toBe('new paid')
    const second = await lineOf('LA SUYA', wrong.total)
    await confirm(second, [wrong.orderNo])
    const again = await call('GET', `/orders/${wrong.orderNo}`, undefined, desk)
    expect(again.body).toMatchObject({ paymentStatus: 'paid', payment: { balance: wrong.total } })
  })

  test('not once work on the order has begun, and not on another day', async () => {
    const [begun, old] = [await place(12), await place(13)]
    const lineId = await lineOf('EN CORTE', begun.total)
    await confirm(lineId, [begun.orderNo])
    await call('POST', `/orders/${begun.orderNo}/steps`, { step: 'ready' }, desk)
    expect((await undo(lineId)).body).toMatchObject({ orderNo: begun.orderNo })
    expect(await standing(begun.orderNo)).toBe('new paid')
    const yesterday = await lineOf('AYER', old.total)
    await confirm(yesterday, [old.orderNo])
    await shop.database.pool.query(
      `update bank_match set matched_at = matched_at - interval '2 days' where line_id = $1`,
      [yesterday],
    )
    expect((await undo(yesterday)).status).toBe(409)
    expect(await standing(old.orderNo)).toBe('new paid')
  })
})

describe('whose money it is', () => {
  const as = (cookie: string, method: string, path: string, body?: object) =>
    callAsStaff(shop, cookie, method, `${base}${path}?siteId=Lamina`, body ? { body } : {})

  test('what is of another country is missing; a clerk and a shopper open nothing; an auditor reads', async () => {
    const { orderNo, total } = await place(14)
    const lineId = await lineOf(`AJENA ${orderNo}`, total)
    const abroad = (await openStaff(shop, 'finance@GT')).cookie
    const inCountry = async (country: string) =>
      (await call('POST', '/line-search', { words: 'AJENA', country, limit: 1 })).body
    expect(await inCountry('SV')).toMatchObject({ data: [{ id: lineId }], total: 1 })
    expect(await inCountry('GT')).toEqual({ data: [], total: 0 })
    const proposed = async (country: string) =>
      (await call('POST', '/proposals', { lineIds: [lineId], country })).body
    expect(await proposed('SV')).toMatchObject({ data: [{ line: { id: lineId } }] })
    expect(await proposed('GT')).toMatchObject({ data: [], counts: { certain: 0, probable: 0, none: 0 } })
    expect((await as(abroad, 'GET', '/mappings')).body).toMatchObject({ total: 0 })
    expect((await as(abroad, 'POST', '/line-search', {})).body).toMatchObject({ data: [], total: 0 })
    expect((await as(abroad, 'POST', '/proposals', { lineIds: [lineId] })).body).toMatchObject({ data: [] })
    for (const [method, path, body] of [
      ['POST', '/splits', { amounts: [1, cents(total - 1)] }],
      ['PUT', '/ignored', { ignored: true, note: 'x' }],
      ['POST', '/undo', { reason: 'x' }],
    ] as const) {
      const foreign = await as(abroad, method, `/lines/${lineId}${path}`, body)
      const missing = await as(abroad, method, `/lines/none${path}`, body)
      expect(foreign.status, path).toBe(404)
      expect(JSON.stringify(foreign.body).replaceAll(lineId, 'none')).toBe(JSON.stringify(missing.body))
    }
    const taken = await as(abroad, 'POST', '/matches', { matches: [{ lineId, orderNos: [orderNo] }] })
    expect(taken.body).toMatchObject({ confirmed: 0, data: [{ problem: { status: 404 } }] })
    const file = { mappingId: 'istmo-sv', fileContent: fileOf([['X', 1]]) }
    expect((await as(abroad, 'POST', '/statements', file)).status).toBe(404)
    expect(
      (await as(abroad, 'PUT', '/mappings/istmo-sv', { country: 'GT', name: 'X', mapping })).status,
    ).toBe(404)
    const clerk = (await openStaff(shop, 'clerk@SV-SS01')).cookie
    expect((await as(clerk, 'POST', '/proposals', {})).status).toBe(403)
    const { token: shopper } = await shop.customer()
    expect(
      (await shop.call('POST', `${base}/proposals?siteId=Lamina`, { as: shopper, body: {} })).status,
    ).toBe(401)
    const auditor = (await openStaff(shop, 'auditor@SV')).cookie
    expect((await as(auditor, 'POST', '/line-search', {})).status).toBe(200)
    expect(
      (await as(auditor, 'POST', '/matches', { matches: [{ lineId, orderNos: [orderNo] }] })).status,
    ).toBe(403)
    expect(await standing(orderNo)).toBe('created not_paid')
    const finance = (await openStaff(shop, 'finance@SV')).cookie
    const paid = await as(finance, 'POST', '/matches', { matches: [{ lineId, orderNos: [orderNo] }] })
    expect(paid.body).toMatchObject({ confirmed: 1, data: [{ line: { matches: [{ by: 'Ana Prueba' }] } }] })
  })
})
