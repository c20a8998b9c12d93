import { decodeJwt } from 'jose'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createTestEngine, type TestEngine } from '../../testing.ts'
import {
  basicAuthorization,
  postForm,
  privateClient,
  refresh,
  registerCustomer,
  shopTemplate,
  signIn,
  slas,
} from '../testing.ts'
import type { TokenResponse } from '../tokens/issue-tokens.ts'

let engine: TestEngine

beforeAll(async () => {
  engine = await createTestEngine(await shopTemplate())
})
afterAll(() => engine.close())
afterEach(() => engine.clock.moveTo(undefined))

const advanceClock = (seconds: number) => engine.clock.moveTo(new Date(Date.now() + seconds * 1000))
const invalid = { status: 400, body: { message: 'invalid refresh_token', status_code: '400 BAD_REQUEST' } }

describe('refresh', () => {
  test.each(['guest', 'customer'])('a %s keeps usid, customer and previous guest', async (kind) => {
    const before = kind === 'guest' ? await signIn(engine, 'guest') : await registerCustomer(engine)
    const { status, body } = await refresh(engine, before.refreshToken)
    expect(status).toBe(200)
    expect(body).toMatchObject({ usid: before.usid, customer_id: before.customerId })
    expect(body.refresh_token).not.toBe(before.refreshToken)
    expect(decodeJwt(body.access_token).isb).toBe(decodeJwt(before.token).isb)
  })

  test('twenty tabs at once: nobody is signed out and all hold the same successor', async () => {
    let { refreshToken } = await registerCustomer(engine)
    for (let round = 0; round < 5; round++) {
      const tabs = await Promise.all(Array.from({ length: 20 }, () => refresh(engine, refreshToken)))
      expect(tabs.map((tab) => tab.status)).toEqual(Array.from({ length: 20 }, () => 200))
      const successors = new Set(tabs.map((tab) => tab.body.refresh_token))
      expect(successors.size).toBe(1)
      refreshToken = [...successors][0] as string
    }
  })

  test('a token used again after half a minute ends the whole line', async () => {
    const customer = await registerCustomer(engine)
    const { body: second } = await refresh(engine, customer.refreshToken)
    const { body: third } = await refresh(engine, second.refresh_token)
    advanceClock(30)
    expect(await refresh(engine, customer.refreshToken)).toMatchObject(invalid)
    expect(await refresh(engine, second.refresh_token)).toMatchObject(invalid)
    expect(await refresh(engine, third.refresh_token)).toMatchObject(invalid)
    const { status } = await engine.call('GET', slas('userinfo'), { as: third.access_token })
    expect(status).toBe(401)
  })

  test('within ten seconds reuse is a race, not theft', async () => {
    const customer = await registerCustomer(engine)
    const { body: second } = await refresh(engine, customer.refreshToken)
    advanceClock(9)
    expect((await refresh(engine, customer.refreshToken)).body.refresh_token).toBe(second.refresh_token)
    expect((await refresh(engine, second.refresh_token)).status).toBe(200)
  })

  test('another client gets nothing and does no harm', async () => {
    const customer = await registerCustomer(engine)
    const stolen = await postForm(
      engine,
      'token',
      { grant_type: 'refresh_token', refresh_token: customer.refreshToken },
      { authorization: basicAuthorization(privateClient.id, privateClient.secret) },
    )
    expect(stolen).toMatchObject(invalid)
    expect((await refresh(engine, customer.refreshToken)).status).toBe(200)
  })

  test.each(['', 'a'.repeat(43), "' or 1=1 --", 'x'.repeat(600)])(
    'an invented token (%s) is refused',
    async (text) => {
      expect((await refresh(engine, text)).status).toBe(400)
    },
  )

  test.each([
    ['guest', 30],
    ['customer', 90],
  ])('a %s lives %i days, however often renewed', async (kind, days) => {
    const before = kind === 'guest' ? await signIn(engine, 'guest') : await registerCustomer(engine)
    advanceClock(days * 86_400 - 60)
    const { body } = await refresh(engine, before.refreshToken)
    expect(body.refresh_token_expires_in).toBeGreaterThan(0)
    expect(body.refresh_token_expires_in).toBeLessThanOrEqual(60)
    advanceClock(days * 86_400 + 1)
    expect(await refresh(engine, body.refresh_token)).toMatchObject(invalid)
  })

  test('do-not-track can be changed with a refresh and stays', async () => {
    const guest = await signIn(engine, 'guest')
    const { body } = await postForm<TokenResponse>(engine, 'token', {
      grant_type: 'refresh_token',
      refresh_token: guest.refreshToken,
      client_id: guestClient,
      dnt: 'false',
    })
    expect(body.dnt).toBe('0')
    expect(decodeJwt(body.access_token).dnt).toBe('0')
    expect((await refresh(engine, body.refresh_token)).body.dnt).toBe('0')
  })

  test('a guest who signed in is a guest no more', async () => {
    const guest = await signIn(engine, 'guest')
    const customer = await registerCustomer(engine)
    await signIn(engine, customer, { usid: guest.usid })
    expect(await refresh(engine, guest.refreshToken)).toMatchObject(invalid)
  })
})

const guestClient = '5f0c1d2e-6a7b-4c8d-9e0f-1a2b3c4d5e6f'
