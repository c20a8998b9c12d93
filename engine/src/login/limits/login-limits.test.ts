import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestEngine, type TestEngine } from '../../testing.ts'
import {
  basicAuthorization,
  form,
  pkce,
  registerCustomer,
  shopTemplate,
  slas,
  testPassword,
  testShop,
} from '../testing.ts'
import { forgetLogins } from './login-limits.ts'

let engine: TestEngine
let customer: { login: string }

beforeAll(async () => {
  engine = await createTestEngine(await shopTemplate(), { rateLimits: true })
})
afterAll(() => engine.close())
beforeEach(async () => {
  engine.clock.moveTo(undefined)
  customer = await registerCustomer(engine)
})

/** Through the router itself, to come from another address. */
const login = async (ip: string, name: string, password: string) => {
  const answer = await engine.app.inject({
    method: 'POST',
    url: slas('login'),
    remoteAddress: ip,
    headers: {
      authorization: basicAuthorization(name, password),
      'content-type': 'application/x-www-form-urlencoded',
      'x-forwarded-for': `198.51.100.${Math.floor(performance.now()) % 250}`,
    },
    payload: form({
      client_id: testShop.clientId,
      channel_id: testShop.siteId,
      redirect_uri: testShop.redirectUri,
      code_challenge: pkce().challenge,
    }),
  })
  return { status: answer.statusCode, retryAfter: Number(answer.headers['retry-after']) }
}

const repeat = async <T>(count: number, work: (index: number) => Promise<T>) => {
  const all: T[] = []
  for (let index = 0; index < count; index++) all.push(await work(index))
  return all
}

const advanceClock = (minutes: number) => engine.clock.moveTo(new Date(Date.now() + minutes * 60_000))

describe('guessing passwords', () => {
  test('the eleventh wrong password from one address answers 429 with Retry-After, burst or not', async () => {
    const burst = await Promise.all(
      Array.from({ length: 15 }, () => login('127.0.1.2', customer.login, 'Otra-Clave 11!')),
    )
    expect(burst.filter((answer) => answer.status === 401)).toHaveLength(10)
    expect(burst.filter((answer) => answer.status === 429)).toHaveLength(5)
    const refused = await login('127.0.1.2', customer.login, testPassword)
    expect(refused.status).toBe(429)
    expect(refused.retryAfter).toBeGreaterThan(880)
    expect(refused.retryAfter).toBeLessThanOrEqual(900)
    advanceClock(15)
    expect((await login('127.0.1.2', customer.login, testPassword)).status).toBe(303)
  })

  test('an address may guess a hundred times an hour over all accounts', async () => {
    const answers = await repeat(105, (index) =>
      login('127.0.1.3', `nadie${index}@pruebas.example`, 'Otra-Clave 11!'),
    )
    expect(answers.filter((answer) => answer.status === 401)).toHaveLength(100)
    advanceClock(61)
    expect((await login('127.0.1.3', customer.login, testPassword)).status).toBe(303)
  })

  test('a hundred addresses on one account: a hundred guesses, and the owner still gets in', async () => {
    expect((await login('127.0.2.1', customer.login, testPassword)).status).toBe(303)
    const answers = await repeat(104, (index) => login(`127.0.3.${index}`, customer.login, 'Otra-Clave 11!'))
    expect(answers.filter((answer) => answer.status === 401)).toHaveLength(100)
    expect((await login('127.0.2.1', customer.login, testPassword)).status).toBe(303)
    expect((await login('127.0.4.1', customer.login, testPassword)).status).toBe(429)
    advanceClock(15)
    expect((await login('127.0.4.1', customer.login, testPassword)).status).toBe(303)
  })

  test('signing in rightly, often, is no guessing', async () => {
    const answers = await repeat(14, () => login('127.0.5.1', customer.login, testPassword))
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([303]))
  })

  test('[G1.005] a password reset forgets what concerns that account, not what the address did to others', async () => {
    const guess = (index: number) => login('127.0.6.1', `nadie6-${index}@pruebas.example`, 'Otra-Clave 11!')
    await repeat(95, guess)
    await repeat(4, () => login('127.0.6.1', customer.login, 'Otra-Clave 11!'))
    await forgetLogins({ ...(await engine.engine.merchantContext()), ip: '127.0.6.1' }, customer.login)
    const answers = await repeat(10, (index) => guess(index + 200))
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(9)
  })
})
