import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestEngine, type TestEngine } from '../testing.ts'
import { customerPath, registerCustomer, shopTemplate, signIn, testPassword } from './testing.ts'

let engine: TestEngine

beforeAll(async () => {
  engine = await createTestEngine(await shopTemplate())
})
afterAll(() => engine.close())

describe('ways to a token', () => {
  test('[S1.005] a guest and a registered customer each get a token', async () => {
    const guest = await signIn(engine, 'guest')
    const customer = await registerCustomer(engine)
    expect(guest.customerId).toMatch(/^[A-Za-z0-9]{26}$/)
    expect(customer.customerId).toMatch(/^[A-Za-z0-9]{26}$/)
    expect(customer.customerId).not.toBe(guest.customerId)
    for (const { token, customerId, authType } of [
      { ...guest, authType: 'guest' },
      { ...customer, authType: 'registered' },
      {
        ...(await signIn(engine, { login: customer.login, password: testPassword })),
        authType: 'registered',
      },
    ]) {
      const { body } = await engine.call('GET', customerPath(customerId), { as: token })
      expect(body).toMatchObject({ customerId, authType })
    }
  })
})
