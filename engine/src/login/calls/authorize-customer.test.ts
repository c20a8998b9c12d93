import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestEngine, type TestEngine } from '../../testing.ts'
import {
  form,
  getCode,
  pkce,
  privateClient,
  redirectQuery,
  registerCustomer,
  shopTemplate,
  signIn,
  slas,
  testShop,
} from '../testing.ts'

let engine: TestEngine

beforeAll(async () => {
  engine = await createTestEngine(await shopTemplate())
})
afterAll(() => engine.close())

const { challenge } = pkce()

const authorize = (changes: Record<string, string | undefined> = {}) =>
  engine.call<{ message: string; error: string; status_code: string }>(
    'GET',
    `${slas('authorize')}?${form({
      client_id: testShop.clientId,
      channel_id: testShop.siteId,
      redirect_uri: testShop.redirectUri,
      response_type: 'code',
      hint: 'guest',
      code_challenge: challenge,
      ...changes,
    })}`,
  )

describe('authorize as a guest', () => {
  test('[S7.086] answers 303 with usid, code, state and scope', async () => {
    const answer = await authorize({ state: 'uno dos', scope: 'sfcc.shopper-standard' })
    expect(answer.status).toBe(303)
    expect(String(answer.headers.location)).toMatch(/^http:\/\/localhost:3000\/callback\?/)
    expect(redirectQuery(answer)).toEqual({
      usid: expect.stringMatching(/^[0-9a-f-]{36}$/),
      code: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/),
      state: 'uno dos',
      scope: 'sfcc.shopper-standard',
    })
  })

  test.each([
    'http://localhost:4131/callback',
    'http://127.0.0.1:4131/callback',
    'http://[::1]:4131/any?x=1',
    'https://localhost/callback',
  ])('accepts this machine as redirect where the client allows it: %s', async (redirect_uri) => {
    expect((await authorize({ redirect_uri })).status).toBe(303)
  })

  test.each([
    'https://evil.example/callback',
    'http://localhost.evil.example/callback',
    'http://localhost:3000@evil.example/callback',
    'http://user:pass@localhost:3000/callback',
    'http://evil.example#http://localhost:3000/callback',
    'http://evil.example\\@localhost:3000/callback',
    '//evil.example/callback',
    '/callback',
    'javascript:alert(1)//http://localhost',
    'data:text/html,http://localhost',
    'http:localhost/callback',
    'http://localhost:3000/callback#fragment',
    'http://localhost:3000/call back',
    'http://localhost:3000/\tcallback',
    'http://loc\u0430lhost:3000/callback',
    'http://privada.example/callback',
    'file:///callback',
    'ftp://localhost/callback',
  ])('refuses a redirect that is not registered: %s', async (redirect_uri) => {
    const answer = await authorize({ redirect_uri })
    expect(answer.status).toBe(400)
    expect(answer.headers.location).toBeUndefined()
  })

  test.each([
    'https://privada.example/callback/',
    'https://privada.example/callback?next=x',
    'https://privada.example:8443/callback',
    'https://privada.example.evil.example/callback',
    'https://PRIVADA.example/callback',
    'http://localhost:3000/callback',
  ])('a client without loopback gets exactly its own address, not %s', async (redirect_uri) => {
    const own = 'https://privada.example/callback'
    expect((await authorize({ client_id: privateClient.id, redirect_uri: own })).status).toBe(303)
    expect((await authorize({ client_id: privateClient.id, redirect_uri })).status).toBe(400)
  })

  test.each([
    [{ client_id: 'unknown' }, 'invalid_request'],
    [{ code_challenge: undefined }, 'invalid_request'],
    [{ response_type: 'token' }, 'invalid_request'],
    [{ hint: 'nobody' }, 'unknown_identity_provider'],
    [{ hint: undefined }, 'unknown_identity_provider'],
    [{ code_challenge: 'short' }, 'bad_request'],
    [{ redirect_uri: undefined }, 'bad_request'],
  ])('refuses %o in the words of OAuth and of clients', async (changes, error) => {
    const { status, body, headers } = await authorize(changes)
    expect(status).toBe(400)
    expect(headers['content-type']).toMatch(/^application\/json/)
    expect(body).toEqual({
      status_code: '400 BAD_REQUEST',
      error,
      message: expect.any(String),
      error_description: body.message,
    })
  })

  test('goes on as the guest of the usid', async () => {
    const guest = await signIn(engine, 'guest')
    const again = await signIn(engine, 'guest', { usid: guest.usid })
    expect(again).toMatchObject({ usid: guest.usid, customerId: guest.customerId })
  })

  test('an unknown usid is not taken over', async () => {
    const usid = '11111111-2222-4333-8444-555555555555'
    expect((await getCode(engine, 'guest', { usid, challenge })).usid).not.toBe(usid)
  })

  test('nobody becomes a guest again under the usid of a customer', async () => {
    const guest = await signIn(engine, 'guest')
    const customer = await registerCustomer(engine)
    const signedIn = await signIn(engine, customer, { usid: guest.usid })
    expect(signedIn.usid).toBe(guest.usid)
    const next = await signIn(engine, 'guest', { usid: guest.usid })
    expect(next.usid).not.toBe(guest.usid)
    expect([guest.customerId, customer.customerId]).not.toContain(next.customerId)
  })
})
