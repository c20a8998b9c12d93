import { afterAll, beforeAll, expect, test } from 'vitest'
import { customerPath, registerCustomer, shopTemplate } from '../login/testing.ts'
import { createTestEngine, type TestEngine } from '../testing.ts'

let engine: TestEngine
beforeAll(async () => {
  engine = await createTestEngine(await shopTemplate())
})
afterAll(() => engine.close())

type Answer = Record<string, unknown>
const visa = {
  paymentMethodId: 'CREDIT_CARD',
  paymentCard: {
    cardType: 'Visa',
    number: '************1111',
    holder: 'Ana Prueba',
    expirationMonth: 1,
    expirationYear: 2031,
    creditCardToken: 'tok-secreto',
  },
}
const callsOf = async () => {
  const ana = await registerCustomer(engine)
  return {
    ana,
    call: (method: string, rest: string, body?: object, query = '') =>
      engine.call<Answer>(method, customerPath(ana.customerId, rest, query), {
        as: ana.token,
        ...(body ? { body } : {}),
      }),
  }
}

test('stored, read, changed and deleted; the first is the default, then another one', async () => {
  const { call } = await callsOf()
  const { status, body: card } = await call('POST', '/payment-instruments', visa)
  expect(status).toBe(200)
  expect(card).toMatchObject({
    paymentMethodId: 'CREDIT_CARD',
    default: true,
    paymentCard: {
      cardType: 'Visa',
      maskedNumber: '************1111',
      numberLastDigits: '1111',
      creditCardExpired: false,
    },
  })
  const { body: transfer } = await call('POST', '/payment-instruments', {
    paymentMethodId: 'BANK_TRANSFER',
    default: true,
  })
  const path = `/payment-instruments/${String(card.paymentInstrumentId)}`
  expect((await call('GET', path)).body.default).toBe(false)
  const changed = await call('PATCH', path, { paymentCard: { expirationYear: 2020 } })
  expect(changed.body.paymentCard).toMatchObject({ holder: 'Ana Prueba', creditCardExpired: true })
  const customer = await call('GET', '')
  expect(customer.body.paymentInstruments).toHaveLength(2)
  expect((await call('GET', '', undefined, '&expand=addresses')).body).not.toHaveProperty(
    'paymentInstruments',
  )
  expect((await call('DELETE', path)).status).toBe(204)
  expect((await call('GET', path)).status).toBe(404)
  expect(
    ((await call('GET', '')).body.paymentInstruments as Answer[]).map((one) => one.paymentInstrumentId),
  ).toEqual([transfer.paymentInstrumentId])
})

test('no number is taken, and no token kept', async () => {
  const { ana, call } = await callsOf()
  const number = '4111 1111 1111 1111'
  for (const paymentCard of [{ number }, { holder: number }, { number: '4111' }]) {
    const { status, body } = await call('POST', '/payment-instruments', { ...visa, paymentCard })
    expect(status).toBe(400)
    expect(JSON.stringify(body)).not.toContain('4111')
  }
  await call('POST', '/payment-instruments', visa)
  const { rows } = await engine.database.pool.query<{ kept: string }>(
    'select payment_instruments::text as kept from customer where id = $1',
    [ana.customerId],
  )
  expect(rows[0]?.kept).not.toContain('tok-secreto')
})
