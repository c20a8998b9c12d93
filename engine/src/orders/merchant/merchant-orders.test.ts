import { Orders } from 'commerce-sdk'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { verifyChain } from '../../audit/index.ts'
import { openClient } from '../../api-clients/testing.ts'
import { type OrderShop, openOrderShop, ordersPath, site } from '../testing.ts'

let shop: OrderShop
let origin: string
beforeAll(async () => {
  shop = await openOrderShop()
  origin = await shop.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => shop.close())

const organizationId = 'f_ecom_lmna_001'

/** The platform's own client of the merchant's API, with a token of a new client. */
const merchant = async (wanted: Parameters<typeof openClient>[1] = {}) => {
  const { token, id } = await openClient(shop, wanted)
  const config = {
    headers: { authorization: `Bearer ${token}` },
    parameters: { organizationId, siteId: 'Lamina', shortCode: 'lamina', clientId: 'unused' },
    baseUri: `${origin}/checkout/orders/v1`,
    retrySettings: { retries: 0 },
  }
  return { orders: new Orders(config), token, id }
}

const screws = [{ productId: 'QA-SCREW', quantity: 3 }]
const place = async (way: { card?: string } = {}) => {
  const { order, buyer } = await shop.ready({ items: screws, ...way })
  const { body } = await order()
  return { orderNo: String(body.orderNo), buyer }
}
const asShopper = async (orderNo: string, token: string) =>
  (await shop.call<Record<string, unknown>>('GET', `${ordersPath}/${orderNo}?${site}`, { as: token })).body

type Filter = NonNullable<NonNullable<Parameters<Orders['getOrders']>[0]>['parameters']>

/** Status and problem of a refusal, as the client tells it. */
const refusal = async (call: Promise<unknown>) => {
  const error = await call.then(
    () => undefined,
    (thrown: { response: Response }) => thrown,
  )
  if (!error) return 'no refusal'
  const { type } = (await error.response.json()) as { type: string }
  return `${error.response.status} ${type.split('/').at(-1)}`
}

describe('orders by the official client', () => {
  test('reads one, as placed', async () => {
    const { orders } = await merchant()
    const { orderNo } = await place()
    const order = await orders.getOrder({ parameters: { orderNo } })
    expect(order).toMatchObject({
      orderNo,
      status: 'created',
      paymentStatus: 'not_paid',
      exportStatus: 'not_exported',
    })
    expect(order.productItems).toHaveLength(1)
    expect(await refusal(orders.getOrder({ parameters: { orderNo: '99999999' } }))).toBe(
      '404 order-not-found',
    )
  })

  test('lists by each status, by time, a page at a time, in both orders', async () => {
    const { orders } = await merchant()
    const [first, second, third] = [await place(), await place(), await place()]
    await orders.updateOrderPaymentStatus({
      parameters: { orderNo: second.orderNo },
      body: { status: 'paid' },
    })
    await orders.updateOrderExportStatus({
      parameters: { orderNo: third.orderNo },
      body: { status: 'exported' },
    })
    await orders.updateOrderExternalStatus({
      parameters: { orderNo: first.orderNo },
      body: { status: 'en SAP' },
    })
    const find = async (filter: Filter) =>
      (await orders.getOrders({ parameters: filter })).data?.map(({ orderNo }) => orderNo) ?? []
    expect(await find({ status: 'new' })).toContain(second.orderNo)
    expect(await find({ status: 'new' })).not.toContain(first.orderNo)
    expect(await find({ status: 'created,new' })).toEqual(
      expect.arrayContaining([first.orderNo, second.orderNo]),
    )
    expect(await find({ paymentStatus: ['paid', 'part_paid'] })).not.toContain(first.orderNo)
    expect(await find({ exportStatus: ['exported'] })).toEqual([third.orderNo])
    expect(await find({ externalStatus: 'en SAP' })).toEqual([first.orderNo])
    expect(await find({ confirmationStatus: 'confirmed' })).toContain(second.orderNo)
    expect(await find({ confirmationStatus: 'confirmed' })).not.toContain(third.orderNo)
    expect(await find({ shippingStatus: ['shipped'] })).toEqual([])
    expect(await find({ creationDateFrom: '2031-01-01' })).toEqual([])
    expect(await find({ creationDateTo: '2001-01-01' })).toEqual([])
    const oldest = await find({ sortOrder: 'asc', limit: 2 })
    const all = await find({ sortOrder: 'asc' })
    expect(oldest).toEqual(all.slice(0, 2))
    expect(await find({ sortOrder: 'asc', limit: 2, offset: 1 })).toEqual(all.slice(1, 3))
    expect(await find({})).toEqual([...all].reverse())
    expect((await find({ sortBy: 'last_modified_date' }))[0]).toBe(first.orderNo)
    expect(await refusal(orders.getOrders({ parameters: { creationDateFrom: 'ayer' } }))).toBe(
      '400 bad-request',
    )
  })

  test('a transfer that has come places the order, once, and its shopper sees it', async () => {
    const { orders } = await merchant()
    const { orderNo, buyer } = await place()
    expect(
      await refusal(orders.updateOrderStatus({ parameters: { orderNo }, body: { status: 'new' } })),
    ).toBe('409 order-status-transition')
    await orders.updateOrderPaymentStatus({ parameters: { orderNo }, body: { status: 'paid' } })
    await orders.updateOrderPaymentStatus({ parameters: { orderNo }, body: { status: 'paid' } })
    const seen = await asShopper(orderNo, buyer.token)
    expect(seen).toMatchObject({ status: 'new', paymentStatus: 'paid' })
    expect((seen.c_history as { what: string }[]).map(({ what }) => what)).toEqual(['created', 'paid'])
    await orders.updateOrderStatus({ parameters: { orderNo }, body: { status: 'new' } })
    await orders.updateOrderStatus({ parameters: { orderNo }, body: { status: 'completed' } })
    expect(await asShopper(orderNo, buyer.token)).toMatchObject({
      status: 'completed',
      shippingStatus: 'shipped',
    })
    expect(
      await refusal(orders.updateOrderStatus({ parameters: { orderNo }, body: { status: 'cancelled' } })),
    ).toBe('409 order-status-transition')
  })

  test('a card is paid by its processor’s word alone', async () => {
    const { orders } = await merchant()
    const { orderNo } = await place({ card: '4111111111111111' })
    await orders.updateOrderPaymentStatus({ parameters: { orderNo }, body: { status: 'paid' } })
    const call = orders.updateOrderPaymentStatus({ parameters: { orderNo }, body: { status: 'not_paid' } })
    expect(await refusal(call)).toBe('409 order-status-transition')
    const part = orders.updateOrderPaymentStatus({ parameters: { orderNo }, body: { status: 'part_paid' } })
    expect(await refusal(part)).toBe('409 order-status-transition')
  })

  test('what is cancelled gives its stock back, with the reason in its history', async () => {
    const { orders } = await merchant()
    const before = await shop.onHand('QA-SCREW')
    const { orderNo } = await place()
    expect(await shop.onHand('QA-SCREW')).toBe(before - 3)
    const body = { status: 'cancelled' as const, c_reason: 'sin camión' }
    await orders.updateOrderStatus({ parameters: { orderNo }, body })
    await orders.updateOrderStatus({ parameters: { orderNo }, body })
    expect(await shop.onHand('QA-SCREW')).toBe(before)
    const order = await orders.getOrder({ parameters: { orderNo } })
    expect(order.c_history.at(-1)).toMatchObject({ what: 'cancelled', note: 'sin camión' })
    const again = orders.updateOrderStatus({ parameters: { orderNo }, body: { status: 'new' } })
    expect(await refusal(again)).toBe('409 order-status-transition')
  })

  test('what failed opens its basket again where that was asked', async () => {
    const { orders } = await merchant()
    for (const [status, open] of [
      ['failed', false],
      ['failed_with_reopen', true],
    ] as const) {
      const { orderNo, buyer } = await place()
      await orders.updateOrderStatus({ parameters: { orderNo }, body: { status } })
      expect(await asShopper(orderNo, buyer.token)).toMatchObject({ status: 'failed' })
      const baskets = await shop.call<{ baskets?: unknown[] }>(
        'GET',
        `/customer/shopper-customers/v1/organizations/${organizationId}/customers/${buyer.customerId}/baskets?${site}`,
        { as: buyer.token },
      )
      expect(baskets.body.baskets?.length ?? 0, status).toBe(open ? 1 : 0)
    }
  })

  test('other systems note on an order, and never see it change under them unasked', async () => {
    const { orders } = await merchant()
    const { orderNo, buyer } = await place()
    const parameters = { orderNo }
    const raw = await orders.getOrder({ parameters }, true)
    const etag = raw.headers.get('etag') ?? ''
    const noted = await orders.updateOrder({
      parameters,
      headers: { 'if-match': etag },
      body: { externalOrderNo: 'SAP-1', externalOrderText: 'ruta 4' },
    })
    expect(noted).toMatchObject({ externalOrderNo: 'SAP-1', externalOrderText: 'ruta 4', c_revision: 2 })
    const late = orders.updateOrder({
      parameters,
      headers: { 'if-match': etag },
      body: { externalOrderNo: 'SAP-2' },
    })
    expect(await refusal(late)).toBe('412 precondition-failed')
    const move = orders.updateOrderStatus({
      parameters,
      headers: { 'if-match': etag },
      body: { status: 'cancelled' },
    })
    expect(await refusal(move)).toBe('412 precondition-failed')
    await orders.updateOrder({ parameters, body: { externalOrderText: null } })
    const now = await orders.getOrder({ parameters })
    expect(now.externalOrderNo).toBe('SAP-1')
    expect(now).not.toHaveProperty('externalOrderText')
    const seen = JSON.stringify(await asShopper(orderNo, buyer.token))
    expect(seen).not.toContain('SAP-1')
    const money = orders.updateOrder({ parameters, body: { orderTotal: 1 } })
    expect(await refusal(money)).toBe('400 bad-request')
  })

  test('an order of a country that the client may not see is missing, in each call', async () => {
    const { orders } = await merchant({ countries: ['GT'] })
    const { orderNo } = await place()
    const parameters = { orderNo }
    const calls = [
      () => orders.getOrder({ parameters }),
      () => orders.updateOrder({ parameters, body: { externalOrderNo: 'x' } }),
      () => orders.updateOrderStatus({ parameters, body: { status: 'cancelled' } }),
      () => orders.updateOrderPaymentStatus({ parameters, body: { status: 'paid' } }),
      () => orders.updateOrderShippingStatus({ parameters, body: { status: 'shipped' } }),
      () => orders.updateOrderExportStatus({ parameters, body: { status: 'exported' } }),
      () => orders.updateOrderConfirmationStatus({ parameters, body: { status: 'confirmed' } }),
      () => orders.updateOrderExternalStatus({ parameters, body: { status: 'x' } }),
    ]
    for (const call of calls) expect(await refusal(call())).toBe('404 order-not-found')
    const { data } = await orders.getOrders({ parameters: {} })
    expect(data).toEqual([])
  })
})

describe('the log', () => {
  type Entry = {
    seq: number
    operation: string
    before: object
    after: object
    actor: { id: string; kind: string }
  }
  const auditPath = `/custom/audit/v1/organizations/${organizationId}`
  const search = async (token: string, body: object) =>
    (
      await shop.call<{ hits: Entry[]; total: number }>('POST', `${auditPath}/audit-search`, {
        as: token,
        body,
      })
    ).body

  test('holds who changed what, and nothing for what changed nothing or was refused', async () => {
    const { orders, token, id } = await merchant()
    const { orderNo } = await place()
    await orders.updateOrderPaymentStatus({ parameters: { orderNo }, body: { status: 'paid' } })
    await orders.updateOrderPaymentStatus({ parameters: { orderNo }, body: { status: 'paid' } })
    await orders.updateOrderExportStatus({ parameters: { orderNo }, body: { status: 'ready' } })
    await refusal(orders.updateOrderStatus({ parameters: { orderNo }, body: { status: 'created' } }))
    const { hits, total } = await search(token, { subjectId: orderNo })
    expect(total).toBe(2)
    expect(hits).toMatchObject([
      {
        operation: 'updateOrderExportStatus',
        before: { exportStatus: 'not_exported' },
        after: { exportStatus: 'ready' },
      },
      {
        operation: 'updateOrderPaymentStatus',
        actor: { kind: 'client', id },
        after: { status: 'new', what: 'paid' },
      },
    ])
    expect((await search(token, { actorId: id })).total).toBe(2)
  })

  test('a hundred who change one order at once lose nothing, and each is in the chain', async () => {
    const { orders, token } = await merchant()
    const { orderNo } = await place()
    const texts = Array.from({ length: 100 }, (_, index) => `nota ${index}`)
    await Promise.all(
      texts.map((text) => orders.updateOrder({ parameters: { orderNo }, body: { externalOrderText: text } })),
    )
    expect(await orders.getOrder({ parameters: { orderNo } })).toMatchObject({ c_revision: 101 })
    expect((await search(token, { subjectId: orderNo })).total).toBe(100)
    expect(await verifyChain(await shop.engine.merchantContext())).toMatchObject({ valid: true })
  }, 30_000)

  test('[G3.013] is not changed by anybody, and tells when somebody got round that', async () => {
    const ctx = await shop.engine.merchantContext()
    const { pool } = shop.database
    const { orders, token } = await merchant()
    const { orderNo } = await place()
    for (const externalOrderText of ['uno', 'dos', 'tres'])
      await orders.updateOrder({ parameters: { orderNo }, body: { externalOrderText } })
    for (const statement of [
      "update audit_entry set operation = 'x'",
      'delete from audit_entry',
      'truncate audit_entry',
    ])
      await expect(pool.query(statement), statement).rejects.toThrow(/never changed/)
    const { entries } = await verifyChain(ctx)
    expect(entries).toBeGreaterThan(2)
    const forge = async (statement: string) => {
      const client = await pool.connect()
      await client.query('begin')
      await client.query('alter table audit_entry disable trigger user')
      await client.query(statement)
      await client.query('alter table audit_entry enable trigger user')
      await client.query('commit')
      client.release()
    }
    const check = () => shop.call('POST', `${auditPath}/audit-verifications`, { as: token })
    expect(await check()).toMatchObject({ status: 200, body: { valid: true, entries } })
    await forge(`create table last_entry as select * from audit_entry where seq = ${entries};
      delete from audit_entry where seq = ${entries}`)
    expect((await check()).body).toEqual({ valid: false, entries: entries - 1, brokenAt: entries })
    await forge('insert into audit_entry select * from last_entry')
    expect((await check()).body).toMatchObject({ valid: true })
    await forge("update audit_entry set change = '{}' where seq = 2")
    expect((await check()).body).toEqual({ valid: false, entries: 1, brokenAt: 2 })
  })
})
