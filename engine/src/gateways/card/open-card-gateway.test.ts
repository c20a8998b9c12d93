import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startCardSimulator } from '../../../../simulators/card/testing.ts'
import { type CardGateway, type CardPayment, openCardGateway } from '../index.ts'

let simulator: Awaited<ReturnType<typeof startCardSimulator>>
let gateway: CardGateway

beforeAll(async () => {
  simulator = await startCardSimulator()
  gateway = openCardGateway(simulator.config)
})
afterAll(() => simulator.close())

const shop = 'http://localhost:3000'

const payment = async (number: string): Promise<CardPayment> => {
  const { fieldsUrl } = await gateway.openFields(shop)
  const { token } = await simulator.typeCard(fieldsUrl, number)
  return {
    token,
    transactionId: randomUUID(),
    orderNo: '00028011',
    amountMinor: 123_456,
    currency: 'USD',
    returnUrl: `${shop}/cs-callback/1`,
    billTo: { firstName: 'Ana', lastName: 'Prueba', email: 'ana@example.com', country: 'SV' },
  }
}

test.each([
  ['4000000000000002', 'DECLINED'],
  ['4000000000000010', 'REVERSED'],
  ['4000000000000028', 'SYSTEM_ERROR'],
  ['4000000000000036', 'SERVER_ERROR'],
  ['4000000000000044', 'INVALID_REQUEST'],
  ['4000000000000051', 'INVALID_PAYMENT'],
  ['4000000000000077', 'AUTHORIZED_RISK_DECLINED'],
  ['4000000000000085', 'REJECTED'],
  ['4000000000001307', 'DECLINED'],
])('card %s is refused with %s', async (number, code) => {
  expect(await gateway.pay(await payment(number))).toMatchObject({ state: 'refused', code })
})

test('a card that is not asked about pays the whole amount', async () => {
  expect(await gateway.pay(await payment('4111111111111111'))).toMatchObject({
    state: 'paid',
    amountMinor: 123_456,
  })
})

test('a card under review is neither paid nor refused until the desk decides', async () => {
  const wanted = await payment('4000000000000069')
  const result = await gateway.pay(wanted)
  if (result.state !== 'review') throw new Error(result.state)
  await simulator.decideReview(result.reference, 'accept')
  expect(await gateway.ask(wanted.transactionId)).toMatchObject({ state: 'paid', amountMinor: 123_456 })
})

test.each([
  ['complete', 'paid'],
  ['fail', 'refused'],
  ['abandon', 'refused'],
] as const)('the bank asks, the shopper answers %s: %s', async (answer, state) => {
  const wanted = await payment('4000000000001109')
  const result = await gateway.pay(wanted)
  if (result.state !== 'challenge') throw new Error(result.state)
  expect((await gateway.ask(wanted.transactionId)).state).toBe('challenge')
  const page = await simulator.answerChallenge(result.challengeUrl, answer)
  expect(page).toContain(`action="${wanted.returnUrl}"`)
  expect((await gateway.ask(wanted.transactionId)).state).toBe(state)
})

test('what became of a payment is known after the line went dead', async () => {
  const after = await payment('4000000000002107')
  await expect(gateway.pay(after)).rejects.toThrow()
  expect(await gateway.ask(after.transactionId)).toMatchObject({ state: 'paid' })
  const before = await payment('4000000000002206')
  await expect(gateway.pay(before)).rejects.toThrow()
  expect(await gateway.ask(before.transactionId)).toEqual({ state: 'none' })
})

test('one attempt charges once, one token pays once', async () => {
  const wanted = await payment('4111111111111111')
  const first = await gateway.pay(wanted)
  expect(await gateway.pay(wanted)).toEqual(first)
  const second = await gateway.pay({ ...wanted, transactionId: randomUUID() })
  expect(second).toMatchObject({ state: 'refused', code: 'INVALID_PAYMENT' })
})

test('a wrong key is refused', async () => {
  const stranger = openCardGateway({ ...simulator.config, sharedSecret: 'AAAA' })
  await expect(stranger.openFields(shop)).rejects.toThrow(/signature/)
})

test('the fields are framed by the named origin only', async () => {
  const { fieldsUrl } = await gateway.openFields(shop)
  const response = await fetch(fieldsUrl)
  expect(response.headers.get('content-security-policy')).toContain(`frame-ancestors ${shop}`)
  expect((await fetch(`${fieldsUrl}x`)).status).toBe(403)
})
