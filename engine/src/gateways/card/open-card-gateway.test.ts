import { randomInt } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { guatemalanMerchant, startCardSimulator, testMerchant } from '../../../../simulators/card/testing.ts'
import { type CardGateway, type CardPayment, readTransientToken } from '../index.ts'
import { openCardGateway } from '../module.ts'

let simulator: Awaited<ReturnType<typeof startCardSimulator>>
let gateway: CardGateway
let now = new Date()
const minutes = (count: number) => {
  now = new Date(now.getTime() + count * 60_000)
}

beforeAll(async () => {
  simulator = await startCardSimulator({ now: () => now })
  gateway = openCardGateway(simulator.config)
})
afterAll(() => simulator.close())

const shop = 'http://localhost:3000'
const newId = () => String(randomInt(2 ** 47))

const openToken = async (number: string) => {
  const session = await gateway.openFields({ origin: shop, country: 'SV' })
  const jwt = await simulator.typeCard(session.captureContext, number)
  const token = await readTransientToken(jwt, session.key, now)
  if (!token) throw new Error('the token is not of its session')
  return { jwt, token, session }
}

type Ready = { payment: CardPayment; tokenId: string }

const prepareCard = async (number: string): Promise<Ready> => {
  const { jwt, token } = await openToken(number)
  return {
    tokenId: token.id,
    payment: {
      country: 'SV',
      code: newId(),
      transactionId: newId(),
      token: jwt,
      orderNo: '00028011',
      amountMinor: 123_456,
      currency: 'USD',
      billTo: {
        firstName: 'Begoña',
        lastName: 'Núñez',
        address1: 'Calle Ñ 1',
        city: 'San Salvador',
        country: 'SV',
        email: 'ana@example.com',
      },
      device: { screenWidth: 390, screenHeight: 844, colorDepth: 24, timeDifference: 360, language: 'es-SV' },
    },
  }
}

const pay = async ({ payment, tokenId }: Ready) => {
  const { referenceId } = await gateway.setUp({ country: 'SV', code: payment.code, tokenId })
  return gateway.pay(payment, { referenceId, returnUrl: `${shop}/cs-callback/1` })
}
const payWith = async (number: string) => pay(await prepareCard(number))

test.each([
  ['4000000000000002', 'DECLINED'],
  ['4000000000000101', 'DECLINED'],
  ['4000000000000044', 'INVALID_REQUEST'],
  ['4000000000000051', 'INVALID_PAYMENT'],
  ['4000000000000077', 'AUTHORIZED_RISK_DECLINED'],
  ['4000000000000085', 'REJECTED'],
  ['4000000000001307', 'DECLINED'],
  ['4000000000002925', 'DECLINED'],
])('card %s is refused with %s, and no bank holds its amount', async (number, code) => {
  expect(await payWith(number)).toMatchObject({ state: 'refused', code })
  expect(simulator.heldTotal()).toBe(0)
})

test.each([
  '4111111111111111',
  '4000000000001000',
  '4000000000002701',
  '4000000000002719',
  '4000000000002313',
])('card %s is not asked about and pays the whole amount', async (number) => {
  expect(await payWith(number)).toMatchObject({ state: 'paid', amountMinor: 123_456 })
})

test.each([
  ['4000000000000028', 'SYSTEM_ERROR'],
  ['4000000000000036', 'SERVER_ERROR'],
])('card %s: the vendor’s failure says nothing about the payment', async (number, code) => {
  expect(await payWith(number)).toEqual({ state: 'unknown', code })
})

test('a partial authorization is reported with its amount', async () => {
  expect(await payWith('4000000000000150')).toMatchObject({ state: 'paid', amountMinor: 61_728 })
})

test.each(['4000000000000069', '4000000000000143'])(
  'card %s waits for the desk, which the details tell once they are known',
  async (number) => {
    const result = await payWith(number)
    if (result.state !== 'review') throw new Error(result.state)
    const { reference } = result
    await expect(gateway.findByReference({ country: 'SV', reference })).rejects.toThrow(/404/)
    minutes(2)
    expect(await gateway.findByReference({ country: 'SV', reference })).toMatchObject({ state: 'review' })
    await simulator.decideReview(reference, 'accept')
    expect(await gateway.findByReference({ country: 'SV', reference })).toMatchObject({
      state: 'paid',
      amountMinor: 123_456,
    })
  },
)

test.each([
  ['complete', 'paid'],
  ['fail', 'refused'],
  ['abandon', 'refused'],
] as const)('the bank asks, the shopper answers %s, the second payment is %s', async (answer, state) => {
  const wanted = await prepareCard('4000000000002503')
  const result = await pay(wanted)
  if (result.state !== 'challenge') throw new Error(result.state)
  const before = simulator.capturedTotal()
  const { page } = await simulator.answerChallenge(result.challenge, answer)
  expect(page).toContain(`action="${shop}/cs-callback/1"`)
  expect(simulator.capturedTotal()).toBe(before)
  const second = { ...wanted.payment, code: newId(), transactionId: newId() }
  expect((await gateway.resume(second, result.authenticationId)).state).toBe(state)
  expect(simulator.capturedTotal() - before).toBe(state === 'paid' ? 123_456 : 0)
})

test('a lost payment is found by its code after a while, by its details', async () => {
  const wanted = await prepareCard('4000000000002107')
  await expect(pay(wanted)).rejects.toThrow()
  const { code } = wanted.payment
  expect(await gateway.findByCode({ country: 'SV', code })).toEqual({ state: 'none' })
  minutes(2)
  expect(await gateway.findByCode({ country: 'SV', code })).toMatchObject({
    state: 'paid',
    amountMinor: 123_456,
  })
})

test('a lost payment is voided by the name of its request, and one that was never made is nothing', async () => {
  const before = simulator.capturedTotal()
  const wanted = await prepareCard('4000000000002107')
  await expect(pay(wanted)).rejects.toThrow()
  minutes(2)
  await gateway.voidUnanswered({
    country: 'SV',
    code: `${wanted.payment.code}-void`,
    transactionId: wanted.payment.transactionId,
  })
  expect(simulator.capturedTotal()).toBe(before)
  expect(await gateway.findByCode({ country: 'SV', code: wanted.payment.code })).toMatchObject({
    code: 'REVERSED',
  })
  const never = await prepareCard('4000000000002206')
  await expect(pay(never)).rejects.toThrow()
  await gateway.voidUnanswered({
    country: 'SV',
    code: `${never.payment.code}-void`,
    transactionId: never.payment.transactionId,
  })
})

test('one reference charges once within a quarter of an hour, one token pays once', async () => {
  const wanted = await prepareCard('4111111111111111')
  expect((await pay(wanted)).state).toBe('paid')
  const other = await prepareCard('4111111111111111')
  const again = { ...other, payment: { ...other.payment, code: wanted.payment.code } }
  expect(await pay(again)).toEqual({ state: 'unknown' })
  const { referenceId } = await gateway.setUp({ country: 'SV', code: 'x', tokenId: other.tokenId })
  const options = { referenceId, returnUrl: shop }
  const used = { ...other.payment, code: newId(), transactionId: newId(), token: wanted.payment.token }
  expect(await gateway.pay(used, options)).toMatchObject({ state: 'refused', code: 'INVALID_PAYMENT' })
})

test('money goes back as its state allows, and never twice', async () => {
  const before = simulator.capturedTotal()
  const give = async (hours: number) => {
    const { payment, tokenId } = await prepareCard('4111111111111111')
    const result = await pay({ payment, tokenId })
    if (result.state !== 'paid') throw new Error(result.state)
    minutes(hours * 60)
    const wanted = {
      ...payment,
      reference: result.reference,
      code: `${payment.code}-r`,
      transactionId: newId(),
    }
    await gateway.refund(wanted)
    // A repeat is known as one once the index has the first.
    minutes(2)
    for (let times = 0; times < 2; times++) await gateway.refund(wanted)
    expect(simulator.capturedTotal()).toBe(before)
  }
  await give(0)
  await give(30)
})

test('a refund that is answered and declined is not taken for done, whole or in part, at a repeat either', async () => {
  const { payment, tokenId } = await prepareCard('4000000000000168')
  const result = await pay({ payment, tokenId })
  if (result.state !== 'paid') throw new Error(result.state)
  minutes(30 * 60)
  const before = simulator.capturedTotal()
  for (const part of [{}, { isPart: true as const }]) {
    const code = newId()
    const wanted = { ...payment, ...part, reference: result.reference, code, transactionId: newId() }
    for (let times = 0; times < 2; times++) {
      await expect(gateway.refund(wanted)).rejects.toThrow(/gives (nothing|no part) back/)
      // By now the index knows of the first.
      minutes(2)
    }
  }
  expect(simulator.capturedTotal()).toBe(before)
})

test('a wrong key is refused', async () => {
  const stranger = openCardGateway({
    baseUrl: simulator.baseUrl,
    merchants: { default: { ...testMerchant, sharedSecret: 'AAAA' } },
  })
  await expect(stranger.openFields({ origin: shop, country: 'SV' })).rejects.toThrow(/signature/)
})

test('a country of its own acquirer is charged there', async () => {
  const wrong = { ...guatemalanMerchant, sharedSecret: 'AAAA' }
  const two = (GT: typeof wrong) =>
    openCardGateway({ baseUrl: simulator.baseUrl, merchants: { default: testMerchant, GT } })
  await two(guatemalanMerchant).openFields({ origin: shop, country: 'GT' })
  await expect(two(wrong).openFields({ origin: shop, country: 'GT' })).rejects.toThrow(/signature/)
  await two(wrong).openFields({ origin: shop, country: 'HN' })
})

test('the fields are framed by the named origin only; a wildcard and plain http are refused', async () => {
  const { captureContext } = await gateway.openFields({ origin: shop, country: 'SV' })
  const [, body = ''] = captureContext.split('.')
  const { flx } = JSON.parse(Buffer.from(body, 'base64url').toString()) as { flx: { data: string } }
  const response = await fetch(`${simulator.baseUrl}/microform/v2/field?session=${flx.data}`)
  expect(response.headers.get('content-security-policy')).toContain(`frame-ancestors ${shop}`)
  expect((await fetch(`${simulator.baseUrl}/microform/v2/field?session=x`)).status).toBe(403)
  for (const origin of ['http://shop.example', 'https://*.example'])
    await expect(gateway.openFields({ origin, country: 'SV' })).rejects.toThrow(/no fields/)
})

test('a token of another session is not of this one', async () => {
  const one = await openToken('4111111111111111')
  const { session } = await openToken('4111111111111111')
  expect(await readTransientToken(one.jwt, session.key, now)).toBeUndefined()
  expect(await readTransientToken(`${one.jwt}x`, one.session.key, now)).toBeUndefined()
})

test('the list tells what was captured, what went back and what a bank took back', async () => {
  const from = new Date(now.getTime() - 60_000)
  const kept = await prepareCard('4111111111111111')
  const voided = await prepareCard('4111111111111111')
  const partial = await prepareCard('4000000000000150')
  const charged = await prepareCard('4111111111111111')
  const results: Awaited<ReturnType<typeof pay>>[] = []
  for (const one of [kept, voided, partial, charged, await prepareCard('4000000000000002')])
    results.push(await pay(one))
  const referenceOf = (index: number) => {
    const result = results[index]
    return result?.state === 'paid' ? result.reference : ''
  }
  const repayment = await gateway.refund({
    ...voided.payment,
    code: `${voided.payment.code}-back`,
    reference: referenceOf(1),
  })
  simulator.chargeBack(referenceOf(3))
  const list = () => gateway.listMovements({ from, to: now })
  expect((await list()).movements.filter(({ direction }) => direction === 'in')).toEqual([])
  minutes(2)
  const { movements, knownUntil } = await list()
  expect(knownUntil.getTime()).toBeLessThan(now.getTime() - 10 * 60_000)
  expect(
    movements.map(({ direction, reference, amountMinor }) => [direction, reference, amountMinor]),
  ).toEqual([
    ['in', referenceOf(0), 123_456],
    ['in', referenceOf(1), 123_456],
    ['in', referenceOf(2), 61_728],
    ['in', referenceOf(3), 123_456],
    ['out', repayment?.reference, 123_456],
    ['out', expect.any(String), 123_456],
  ])
  expect(movements.at(-1)?.names).toEqual([referenceOf(3), charged.payment.code])
})

test.each(['missing', 'empty'] as const)(
  'a report of no chargebacks that is %s is no failure',
  async (emptyReport) => {
    const own = await startCardSimulator({ now: () => now, emptyReport })
    try {
      const period = { from: new Date(now.getTime() - 60_000), to: now }
      expect((await openCardGateway(own.config).listMovements(period)).movements).toEqual([])
      own.loseAnswer('chargeback-details', 'after')
      await expect(openCardGateway(own.config).listMovements(period)).rejects.toThrow()
    } finally {
      await own.close()
    }
  },
)
