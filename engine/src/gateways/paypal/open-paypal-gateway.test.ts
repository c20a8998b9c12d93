import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestPayer } from '../../../../simulators/paypal/test-payers.ts'
import { startPaypalSimulator } from '../../../../simulators/paypal/testing.ts'
import type { PaypalGateway, PaypalOrder } from '../index.ts'
import { openPaypalGateway } from '../module.ts'

let simulator: Awaited<ReturnType<typeof startPaypalSimulator>>
let gateway: PaypalGateway

let now = new Date()

beforeAll(async () => {
  simulator = await startPaypalSimulator({ now: () => now })
  gateway = openPaypalGateway(simulator.config)
})
afterAll(() => simulator.close())

const orderRequest = (requestId: string = randomUUID()): PaypalOrder => ({
  requestId,
  reference: 'basket-1',
  description: 'Lámina, tornillos',
  amountMinor: 12_345,
  brandName: 'Lámina',
  locale: 'es-HN',
  returnUrl: 'http://localhost:3000/paypal-return',
  cancelUrl: 'http://localhost:3000/paypal-return?cancelled=1',
})

const approvedOrder = async (payer: TestPayer = 'pagador@paypal.example') => {
  const order = await gateway.createOrder(orderRequest())
  await simulator.answer(order.approveUrl, 'approve', payer)
  return order.orderId
}

test('an order is approved, captured once whatever is repeated, and refunded once', async () => {
  const request = orderRequest()
  const first = await gateway.createOrder(request)
  expect(await gateway.createOrder(request)).toEqual(first)
  expect(await gateway.queryOrder(first.orderId)).toEqual({ state: 'none' })
  const back = await simulator.answer(first.approveUrl)
  expect(back).toContain(`token=${first.orderId}`)
  const captured = await gateway.capture(first.orderId, 'payment-1')
  expect(captured).toMatchObject({ state: 'paid', amountMinor: 12_345 })
  expect(await gateway.capture(first.orderId, 'payment-1')).toEqual(captured)
  if (captured.state !== 'paid') throw new Error(captured.state)
  await gateway.refund(captured.reference)
  await gateway.refund(captured.reference)
  expect(await gateway.queryOrder(first.orderId)).toMatchObject({ state: 'refused', code: 'REVERSED' })
})

test('texts are as long as the vendor lets them be, and one that is empty is left out', async () => {
  for (const text of ['', 'L'.repeat(300)])
    expect(
      await gateway.createOrder({ ...orderRequest(), description: text, brandName: `Lámina ${text}` }),
    ).toMatchObject({ orderId: expect.any(String) })
})

test('what was not approved, or cancelled, is not captured', async () => {
  const order = await gateway.createOrder(orderRequest())
  expect(await simulator.answer(order.approveUrl, 'cancel')).toContain('cancelled=1')
  expect(await gateway.capture(order.orderId, randomUUID())).toMatchObject({
    state: 'refused',
    code: 'INVALID_PAYMENT',
  })
  expect(await gateway.capture('UNKNOWN', randomUUID())).toMatchObject({
    state: 'refused',
    code: 'INVALID_PAYMENT',
  })
  expect(await gateway.queryOrder('UNKNOWN')).toEqual({ state: 'none' })
})

test.each([
  ['rechazado@paypal.example', 'DECLINED'],
  ['riesgo@paypal.example', 'AUTHORIZED_RISK_DECLINED'],
  ['bloqueado@paypal.example', 'REJECTED'],
] as const)('%s is refused with %s', async (payer, code) => {
  expect(await gateway.capture(await approvedOrder(payer), randomUUID())).toMatchObject({
    state: 'refused',
    code,
  })
})

test.each(['corte-antes', 'corte-despues', 'error-antes', 'error-despues'] as const)(
  'after %s the same request tells how it stands, and takes the money once',
  async (fault) => {
    const orderId = await approvedOrder(`${fault}@paypal.example`)
    const name = randomUUID()
    await expect(gateway.capture(orderId, name)).rejects.toThrow()
    expect((await gateway.queryOrder(orderId)).state).toBe(fault.endsWith('antes') ? 'none' : 'paid')
    expect(await gateway.capture(orderId, name)).toMatchObject({ state: 'paid', amountMinor: 12_345 })
  },
)

test('a refund that PayPal takes in and fails is not taken for done; a repeat gives nothing twice', async () => {
  const captureOf = async (payer: TestPayer) => {
    const result = await gateway.capture(await approvedOrder(payer), `refund-${payer}`)
    if (result.state !== 'paid') throw new Error(result.state)
    return result.reference
  }
  await expect(gateway.refund(await captureOf('sin-fondos@paypal.example'))).rejects.toThrow(/FAILED/)
  const before = simulator.capturedTotal()
  const reference = await captureOf('pagador@paypal.example')
  for (let times = 0; times < 2; times++) await gateway.refund(reference)
  expect(simulator.capturedTotal()).toBe(before)
})

test('a capture under way is neither paid nor refused', async () => {
  const orderId = await approvedOrder('en-curso@paypal.example')
  expect(await gateway.capture(orderId, randomUUID())).toEqual({ state: 'unknown' })
  expect(await gateway.queryOrder(orderId)).toMatchObject({ state: 'paid' })
})

test('a capture under review is neither paid nor refused until the desk decides', async () => {
  for (const [action, state] of [
    ['accept', 'paid'],
    ['reject', 'refused'],
  ] as const) {
    const orderId = await approvedOrder('revision@paypal.example')
    expect((await gateway.capture(orderId, randomUUID())).state).toBe('review')
    await simulator.act(orderId, action)
    expect((await gateway.queryOrder(orderId)).state).toBe(state)
  }
})

test('a webhook is genuine when PayPal says so, for our own webhook and these very bytes', async () => {
  const orderId = await approvedOrder()
  const [notice] = simulator.webhooksOf(orderId)
  if (!notice) throw new Error('no webhook')
  expect(await gateway.isGenuine(notice)).toBe(true)
  const { headers, body } = notice
  expect(await gateway.isGenuine({ headers, body: body.replace(orderId, 'OTHER') })).toBe(false)
  expect(await gateway.isGenuine({ headers: {}, body })).toBe(false)
  // Members added behind the event would speak for another webhook.
  expect(await gateway.isGenuine({ headers, body: `${body},"webhook_id":"THEIRS"` })).toBe(false)
  const other = openPaypalGateway({ ...simulator.config, webhookId: 'WH-OTHER' })
  expect(await other.isGenuine(notice)).toBe(false)
})

test('wrong credentials are refused', async () => {
  const stranger = openPaypalGateway({ ...simulator.config, clientSecret: 'wrong' })
  await expect(stranger.createOrder(orderRequest())).rejects.toThrow(/credentials/)
})

test('the simulated vendor refuses a name that was used for something else, and takes what the vendor takes', async () => {
  const token = async () => {
    const { clientId, clientSecret, baseUrl } = simulator.config
    const answer = await fetch(`${baseUrl}/v1/oauth2/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${btoa(`${clientId}:${clientSecret}`)}` },
      body: new URLSearchParams({ grant_type: 'client_credentials' }),
    })
    return (await answer.json()).access_token
  }
  const bearer = await token()
  const post = async (name: string, order: object) => {
    const answer = await fetch(`${simulator.config.baseUrl}/v2/checkout/orders`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${bearer}`,
        'content-type': 'application/json',
        'paypal-request-id': name,
      },
      body: JSON.stringify(order),
    })
    return { status: answer.status, body: await answer.json() }
  }
  const order = (value: string, currency_code = 'USD', intent = 'CAPTURE') => ({
    intent,
    purchase_units: [{ amount: { currency_code, value } }],
  })
  const first = await post('name-1', order('1.00'))
  expect([first.status, first.body.status]).toEqual([201, 'CREATED'])
  expect(first.body.links[0].rel).toBe('approve')
  expect(await post('name-1', order('1.00'))).toEqual({ status: 200, body: first.body })
  const other = await post('name-1', order('2.00'))
  expect([other.status, other.body.details[0].issue]).toEqual([422, 'PAYPAL_REQUEST_ID_PREVIOUSLY_USED'])
  expect((await post('name-2', order('1.00', 'EUR', 'AUTHORIZE'))).status).toBe(201)
  expect((await post('name-3', order('1.00', 'HNL'))).body.details[0].issue).toBe('INVALID_CURRENCY_CODE')
})

test('the list of transactions is hours late, and leaves out what moved nothing', async () => {
  const from = new Date(now.getTime() - 60_000)
  const [orderId, waiting, refused] = [
    await approvedOrder(),
    await approvedOrder('revision@paypal.example'),
    await approvedOrder('rechazado@paypal.example'),
  ]
  for (const id of [orderId, waiting, refused]) await gateway.capture(id, randomUUID())
  const paid = await gateway.queryOrder(orderId)
  const captureId = paid.state === 'paid' ? paid.reference : ''
  simulator.refundCents(orderId, 345)
  const repayment = await gateway.refund(captureId)
  expect(repayment).toMatchObject({ amountMinor: 12_000 })
  const own = async () => {
    const { movements, knownUntil } = await gateway.listMovements({ from, to: now })
    return { knownUntil, movements: movements.filter(({ names }) => names.includes(captureId)) }
  }
  now = new Date(now.getTime() + 2 * 3_600_000)
  expect((await own()).movements).toEqual([])
  now = new Date(now.getTime() + 2 * 3_600_000)
  const { movements, knownUntil } = await own()
  expect(now.getTime() - knownUntil.getTime()).toBe(3 * 3_600_000)
  expect(movements.map(({ direction, amountMinor }) => [direction, amountMinor])).toEqual([
    ['in', 12_345],
    ['out', 345],
    ['out', 12_000],
  ])
  expect(movements[2]?.reference).toBe(repayment?.reference)
  expect(await gateway.refund(captureId)).toEqual(repayment)
  await expect(
    gateway.listMovements({ from: new Date(now.getTime() - 32 * 24 * 3_600_000), to: now }),
  ).rejects.toThrow('400')
})
