import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestPayer } from '../../../../simulators/paypal/test-payers.ts'
import { startPaypalSimulator } from '../../../../simulators/paypal/testing.ts'
import type { PaypalGateway, PaypalOrder } from '../index.ts'
import { openPaypalGateway } from '../module.ts'

let simulator: Awaited<ReturnType<typeof startPaypalSimulator>>
let gateway: PaypalGateway

beforeAll(async () => {
  simulator = await startPaypalSimulator()
  gateway = openPaypalGateway(simulator.config)
})
afterAll(() => simulator.close())

const wish = (requestId: string = randomUUID()): PaypalOrder => ({
  requestId,
  reference: 'basket-1',
  description: 'Lámina, tornillos',
  amountMinor: 12_345,
  brandName: 'Lámina',
  locale: 'es-HN',
  returnUrl: 'http://localhost:3000/paypal-return',
  cancelUrl: 'http://localhost:3000/paypal-return?cancelled=1',
})

const approved = async (payer: TestPayer = 'pagador@paypal.example') => {
  const order = await gateway.createOrder(wish())
  await simulator.answer(order.approveUrl, 'approve', payer)
  return order.orderId
}

test('an order is approved, captured once whatever is repeated, and refunded once', async () => {
  const request = wish()
  const first = await gateway.createOrder(request)
  expect(await gateway.createOrder(request)).toEqual(first)
  expect(await gateway.ask(first.orderId)).toEqual({ state: 'none' })
  const back = await simulator.answer(first.approveUrl)
  expect(back).toContain(`token=${first.orderId}`)
  const captured = await gateway.capture(first.orderId, 'payment-1')
  expect(captured).toMatchObject({ state: 'paid', amountMinor: 12_345 })
  expect(await gateway.capture(first.orderId, 'payment-1')).toEqual(captured)
  if (captured.state !== 'paid') throw new Error(captured.state)
  await gateway.refund(captured.reference)
  await gateway.refund(captured.reference)
  expect(await gateway.ask(first.orderId)).toMatchObject({ state: 'refused', code: 'REVERSED' })
})

test('what was not approved, or cancelled, is not captured', async () => {
  const order = await gateway.createOrder(wish())
  expect(await simulator.answer(order.approveUrl, 'cancel')).toContain('cancelled=1')
  expect(await gateway.capture(order.orderId, 'p')).toMatchObject({
    state: 'refused',
    code: 'INVALID_PAYMENT',
  })
  expect(await gateway.capture('UNKNOWN', 'p')).toMatchObject({ state: 'refused', code: 'INVALID_PAYMENT' })
  expect(await gateway.ask('UNKNOWN')).toEqual({ state: 'none' })
})

test.each([
  ['rechazado@paypal.example', 'DECLINED'],
  ['riesgo@paypal.example', 'AUTHORIZED_RISK_DECLINED'],
  ['bloqueado@paypal.example', 'REJECTED'],
] as const)('%s is refused with %s', async (payer, code) => {
  expect(await gateway.capture(await approved(payer), 'p')).toMatchObject({ state: 'refused', code })
})

test.each(['corte-antes', 'corte-despues', 'error-antes', 'error-despues'] as const)(
  'after %s the same request tells how it stands, and takes the money once',
  async (fault) => {
    const orderId = await approved(`${fault}@paypal.example`)
    await expect(gateway.capture(orderId, 'p')).rejects.toThrow()
    expect((await gateway.ask(orderId)).state).toBe(fault.endsWith('antes') ? 'none' : 'paid')
    expect(await gateway.capture(orderId, 'p')).toMatchObject({ state: 'paid', amountMinor: 12_345 })
  },
)

test('a refund that PayPal takes in and fails is not taken for done; a repeat gives nothing twice', async () => {
  const taken = async (payer: TestPayer) => {
    const result = await gateway.capture(await approved(payer), `refund-${payer}`)
    if (result.state !== 'paid') throw new Error(result.state)
    return result.reference
  }
  await expect(gateway.refund(await taken('sin-fondos@paypal.example'))).rejects.toThrow(/FAILED/)
  const before = simulator.captured()
  const reference = await taken('pagador@paypal.example')
  for (let times = 0; times < 2; times++) await gateway.refund(reference)
  expect(simulator.captured()).toBe(before)
})

test('a capture under way is neither paid nor refused', async () => {
  const orderId = await approved('en-curso@paypal.example')
  expect(await gateway.capture(orderId, 'p')).toEqual({ state: 'unknown' })
  expect(await gateway.ask(orderId)).toMatchObject({ state: 'paid' })
})

test('a capture under review is neither paid nor refused until the desk decides', async () => {
  for (const [action, state] of [
    ['accept', 'paid'],
    ['reject', 'refused'],
  ] as const) {
    const orderId = await approved('revision@paypal.example')
    expect((await gateway.capture(orderId, 'p')).state).toBe('review')
    await simulator.act(orderId, action)
    expect((await gateway.ask(orderId)).state).toBe(state)
  }
})

test('a webhook is genuine when PayPal says so, for our own webhook and these very bytes', async () => {
  const orderId = await approved()
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
  await expect(stranger.createOrder(wish())).rejects.toThrow(/credentials/)
})
