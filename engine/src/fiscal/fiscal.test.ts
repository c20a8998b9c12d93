import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openClient } from '../api-clients/testing.ts'
import { verifyChain } from '../audit/index.ts'
import { type OrderShop, openOrderShop } from '../orders/testing.ts'
import { callAsStaff, openStaff } from '../staff/testing.ts'

const base = '/custom/fiscal/v1/organizations/f_ecom_lmna_001'
const desk = '/custom/orders-desk/v1/organizations/f_ecom_lmna_001'

let shop: OrderShop
let token: string
beforeAll(async () => {
  shop = await openOrderShop()
  await moveTo('2026-12-01T05:30:00Z')
})
afterAll(() => shop.close())

/** A token outlasts half an hour. */
const moveTo = async (moment: string) => {
  shop.clock.moveTo(new Date(moment))
  token = (await openClient(shop, { scopes: ['sfcc.fiscal.rw', 'sfcc.orders.rw'] })).token
}

type Body = Record<string, unknown>
type Line = { net: number; tax: number; total: number; unitCode?: number }
type Document = Body & { orderNo: string; total: number; faults: object[]; lines: Line[] }

const call = <T = Body>(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
  shop.call<T>(method, `${path}?siteId=Lamina`, { as: token, headers, ...(body ? { body } : {}) })
const search = async (more: object = {}) =>
  (
    await call<{ data: Document[]; total: number; withFaults: number }>('POST', `${base}/document-search`, {
      country: 'SV',
      month: '2026-11',
      ...more,
    })
  ).body
const document = async (orderNo: string) => (await call<Document>('GET', `${base}/documents/${orderNo}`)).body
const exported = async (format: 'csv' | 'json') => {
  const { body } = await call('POST', `${base}/exports`, { country: 'SV', month: '2026-11', format })
  return Buffer.from(String(body.fileContent), 'base64').toString()
}
const paid = async (quantity: number) => {
  const ready = await shop.ready({ items: [{ productId: 'QA-SCREW', quantity }] })
  const { body } = await ready.order()
  const orderNo = String(body.orderNo)
  const payment = { tender: 'cash', amount: body.orderTotal }
  expect((await call('POST', `${desk}/orders/${orderNo}/payments`, payment)).status).toBe(200)
  return orderNo
}
/** As an earlier release, or an import, may have left it. */
const makeOutTo = (orderNo: string, taxpayer: object) =>
  shop.database.pool.query(
    `update orders set document = jsonb_set(document, '{agreed,billing,taxpayer}', $2::jsonb) where order_no = $1`,
    [orderNo, JSON.stringify(taxpayer)],
  )

const person = { taxpayerType: 'natural', taxIdType: 'dui', taxId: '012345678' }
const company = {
  taxpayerType: 'juridico',
  fiscalCredit: 'other',
  taxIdType: 'nit',
  taxId: '06141803941011',
  nrc: '1234567',
  economicActivity: '43901',
  legalName: '=HYPERLINK("http://evil.example","Techos")',
}

describe('tax documents of a month', () => {
  let consumer: string
  let credit: string
  beforeAll(async () => {
    consumer = await paid(2)
    credit = await paid(3)
    await makeOutTo(consumer, person)
    await makeOutTo(credit, company)
  })

  test('a consumer has a factura, whoever asks for credit a CCF; lines and taxes sum up to the order', async () => {
    expect(await document(consumer)).toMatchObject({
      kind: 'consumer',
      documentCode: '01',
      day: '2026-11-30',
      receiverName: 'Ana Prueba',
      faults: [],
    })
    const one = await document(credit)
    expect(one).toMatchObject({
      kind: 'business',
      documentCode: '03',
      receiverId: '••••11',
      receiver: { idType: 'nit', idTypeCode: '36', nrc: '••••67', economicActivity: '43901' },
    })
    const sum = (part: 'net' | 'tax' | 'total') =>
      Math.round(one.lines.reduce((all, line) => all + line[part], 0) * 100) / 100
    expect([sum('total'), sum('net') + sum('tax')]).toEqual([one.total, one.total])
    expect(one.lines[0]).toMatchObject({ ratePercent: 13 })
    expect(one.lines[0]?.unitCode).toEqual(expect.any(Number))
  })

  test('what keeps a document from being issued comes first: no NRC, an id that is none, a consumer above the limit', async () => {
    const { nrc: _nrc, ...without } = company
    await makeOutTo(credit, { ...without, taxId: '06141803941012' })
    const large = await paid(3)
    await shop.database.pool.query('update orders set total_minor = 109500 where order_no = $1', [large])
    const { data, withFaults, total } = await search()
    expect([withFaults, total]).toEqual([2, 3])
    expect(data.slice(0, 2).map(({ orderNo, faults }) => [orderNo, faults])).toEqual([
      [
        credit,
        [
          { fault: 'missing', of: 'nrc' },
          { fault: 'tax-id-invalid', of: 'taxId' },
        ],
      ],
      [large, [{ fault: 'consumer-id-required', of: 'taxId' }]],
    ])
    await shop.database.pool.query('update orders set total_minor = 109499 where order_no = $1', [large])
    expect((await document(large)).faults).toEqual([])
    expect((await search({ hasFaults: false })).total).toBe(2)
    await call('POST', `${desk}/orders/${large}/cancellation`, { reason: 'ya no' })
    expect((await search()).total).toBe(2)
    await makeOutTo(credit, company)
  })

  test('a month ends with the country’s clock', async () => {
    await moveTo('2026-12-01T06:00:30Z')
    const next = await paid(1)
    expect((await search()).data.map(({ orderNo }) => orderNo)).not.toContain(next)
    expect((await search({ month: '2026-12' })).data).toMatchObject([{ orderNo: next, day: '2026-12-01' }])
  })

  test('the bookkeeping’s number comes back, once', async () => {
    const put = (orderNo: string, body: object, headers?: Record<string, string>) =>
      call<Document>('PUT', `${base}/documents/${orderNo}/number`, body, headers)
    const numbered = await put(credit, { number: 'DTE-03-1', issuedDate: '2026-11-30' })
    expect(numbered.body).toMatchObject({ number: 'DTE-03-1', issuedDate: '2026-11-30' })
    expect(await put(consumer, { number: 'DTE-03-1' })).toMatchObject({
      status: 409,
      body: { orderNo: credit },
    })
    expect((await put(credit, { number: 'DTE-03-2' }, { 'if-match': '"0"' })).status).toBe(412)
    expect((await put(credit, { number: 'x', issuedDate: '2026-02-30' })).status).toBe(400)
    expect((await put('99999999', { number: 'x' })).status).toBe(404)
    expect((await search({ hasNumber: true })).data.map(({ orderNo }) => orderNo)).toEqual([credit])
    expect(await verifyChain(await shop.engine.merchantContext())).toMatchObject({ valid: true })
  })

  test('exports speak the country’s words, with ids in full and no formula', async () => {
    const rows = JSON.parse(await exported('json')) as (Body & { lineas: Body[] })[]
    const one = rows.find(({ pedido }) => pedido === credit)
    expect(one).toMatchObject({
      codigoDocumento: '03',
      identificacion: '06141803941011',
      codigoTipoDocumento: '36',
      nrc: '1234567',
      giro: '43901',
      numero: 'DTE-03-1',
      departamento: 'San Salvador',
      lineas: [{ codigo: 'QA-SCREW', cantidad: 3, tarifaIVA: 13 }],
    })
    const csv = await exported('csv')
    expect(csv.split('\r\n')[0]).toContain('errores,pedido,fecha,codigoDocumento,documento,numero')
    expect(csv).toContain(`"'=HYPERLINK(""http://evil.example"",""Techos"")"`)
    expect(csv).not.toMatch(/(^|,)"?=/m)
  })
})

describe('credit notes', () => {
  const refund = (orderNo: string, amount: number) =>
    call('POST', `${desk}/orders/${orderNo}/refunds`, { amount, reason: 'pieza golpeada' })
  type Note = Body & { refundId: string; net: number; tax: number; total: number }
  const notesIn = async (month: string) =>
    (
      await call<{ creditNotes: Note[] }>('POST', `${base}/document-search`, {
        country: 'SV',
        month,
        limit: 1,
      })
    ).body.creditNotes

  test('each part of an order’s money that went back has a note of its own, with its share of the tax', async () => {
    // By the clock of El Salvador the last minute of January, and the first of February.
    await moveTo('2027-02-01T05:59:00Z')
    const orderNo = await paid(3)
    await makeOutTo(orderNo, company)
    const numbered = { number: 'DTE-03-9', issuedDate: '2027-01-31' }
    expect((await call('PUT', `${base}/documents/${orderNo}/number`, numbered)).status).toBe(200)
    expect((await refund(orderNo, 1.13)).status).toBe(201)
    await moveTo('2027-02-01T06:00:30Z')
    expect((await refund(orderNo, 2)).status).toBe(201)
    const [first, ...more] = await notesIn('2027-01')
    expect(more).toEqual([])
    expect(first).toMatchObject({
      orderNo,
      day: '2027-01-31',
      documentCode: '05',
      ofNumber: 'DTE-03-9',
      receiverId: '••••11',
      net: 1,
      tax: 0.13,
      total: 1.13,
      reason: 'pieza golpeada',
    })
    const [second] = await notesIn('2027-02')
    expect(second).toMatchObject({ orderNo, day: '2027-02-01', total: 2, tax: 0.23, net: 1.77 })
    // The document itself stays as it was issued, and shows both.
    const whole = await document(orderNo)
    expect(whole.total).toBeGreaterThan(4)
    expect(whole.creditNotes).toMatchObject([{ refundId: first?.refundId }, { refundId: second?.refundId }])
  })

  test('the bookkeeping’s number of a note comes back, once, and leaves with its export', async () => {
    const [note] = await notesIn('2027-02')
    const [other] = await notesIn('2027-01')
    const path = (refundId: unknown) => `${base}/credit-notes/${String(refundId)}`
    const put = (refundId: unknown, body: object, headers?: Record<string, string>) =>
      call<Note>('PUT', `${path(refundId)}/number`, body, headers)
    const numbered = await put(note?.refundId, { number: 'DTE-05-1', issuedDate: '2027-02-02' })
    expect(numbered).toMatchObject({
      status: 200,
      body: { refundId: note?.refundId, number: 'DTE-05-1', issuedDate: '2027-02-02', ofNumber: 'DTE-03-9' },
    })
    expect((await call('GET', path(note?.refundId))).body).toEqual(numbered.body)
    expect(await notesIn('2027-02')).toMatchObject([{ number: 'DTE-05-1' }])
    expect(await put(other?.refundId, { number: 'DTE-05-1' })).toMatchObject({
      status: 409,
      body: { refundId: note?.refundId },
    })
    expect((await put(note?.refundId, { number: 'DTE-05-2' }, { 'if-match': '"0"' })).status).toBe(412)
    expect((await put(note?.refundId, { number: 'x', issuedDate: '2027-02-30' })).status).toBe(400)
    expect((await put('99999999', { number: 'x' })).status).toBe(404)
    const { cookie } = await openStaff(shop, 'finance@HN')
    const foreign = `${path(note?.refundId)}?siteId=Lamina`
    expect((await callAsStaff(shop, cookie, 'GET', foreign)).status).toBe(404)
    const { rows } = await shop.database.pool.query(
      `select subject_id from audit_entry where operation = 'setCreditNoteNumber'`,
    )
    expect(rows).toEqual([{ subject_id: note?.orderNo }])
  })

  test('they are exported beside the documents, in the month in which the money went back', async () => {
    const { body } = await call('POST', `${base}/exports`, {
      country: 'SV',
      month: '2027-02',
      format: 'json',
    })
    const rows = JSON.parse(Buffer.from(String(body.fileContent), 'base64').toString()) as Body[]
    expect(rows).toMatchObject([
      {
        documento: 'Nota de crédito',
        codigoDocumento: '05',
        numero: 'DTE-05-1',
        fechaEmision: '2027-02-02',
        documentoRelacionado: 'DTE-03-9',
        identificacion: '06141803941011',
        total: 2,
        lineas: [{ descripcion: 'pieza golpeada', valorSinImpuesto: 1.77, valorIVA: 0.23, valorTotal: 2 }],
      },
    ])
  })

  test('of an order that was given up there is none', async () => {
    const orderNo = await paid(2)
    expect((await refund(orderNo, 1)).status).toBe(201)
    expect(await notesIn('2027-02')).toHaveLength(2)
    await call('POST', `${desk}/orders/${orderNo}/cancellation`, { reason: 'ya no' })
    expect(await notesIn('2027-02')).toHaveLength(1)
    await moveTo('2026-12-02T06:00:00Z')
  })
})

describe('who may', () => {
  const as = async (roles: string, method: string, path: string, body?: object) => {
    const { cookie } = await openStaff(shop, roles)
    return callAsStaff(shop, cookie, method, `${base}${path}?siteId=Lamina`, body ? { body } : {})
  }
  const november = { country: 'SV', month: '2026-11' }

  test('a country’s documents are missing elsewhere; a clerk has none', async () => {
    const { orderNo = '' } = (await search()).data[0] ?? {}
    for (const [method, path, body] of [
      ['POST', '/document-search', november],
      ['POST', '/exports', { ...november, format: 'csv' }],
    ] as const) {
      const foreign = await as('finance@HN', method, path, body)
      const none = await as('finance@HN', method, path, { ...body, country: 'XX' })
      expect(foreign.status, path).toBe(404)
      expect(JSON.stringify(foreign.body).replaceAll('SV', 'XX')).toBe(JSON.stringify(none.body))
    }
    expect((await as('finance@HN', 'GET', `/documents/${orderNo}`)).status).toBe(404)
    expect((await as('finance@HN', 'PUT', `/documents/${orderNo}/number`, { number: '1' })).status).toBe(404)
    expect((await as('clerk@SV-SS01', 'POST', '/document-search', november)).status).toBe(403)
    expect((await as('finance@SV', 'GET', `/documents/${orderNo}`)).status).toBe(200)
  })

  test('ids in full leave with a second factor, and who took them is in the log', async () => {
    const { cookie } = await openStaff(shop, 'finance@SV')
    const take = () =>
      callAsStaff(shop, cookie, 'POST', `${base}/exports?siteId=Lamina`, {
        body: { ...november, format: 'json' },
      })
    expect((await take()).status).toBe(200)
    shop.clock.moveTo(new Date(shop.clock.now().getTime() + 11 * 60_000))
    expect(await take()).toMatchObject({ status: 403, body: { methods: expect.any(Array) as unknown } })
    expect((await as('auditor', 'POST', '/exports', { ...november, format: 'json' })).status).toBe(403)
    const { rows } = await shop.database.pool.query(
      `select 1 from audit_entry where operation = 'exportFiscalDocuments' and subject_id = 'SV 2026-11'`,
    )
    expect(rows.length).toBeGreaterThanOrEqual(3)
    expect(JSON.stringify(await search())).not.toContain('06141803941011')
  })
})
