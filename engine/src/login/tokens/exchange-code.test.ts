import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createTestEngine, type TestEngine } from '../../testing.ts'
import type { TokenResponse } from './issue-tokens.ts'
import {
  basicAuthorization,
  exchange,
  getCode,
  pkce,
  postForm,
  privateClient,
  refresh,
  registerCustomer,
  shopTemplate,
  testShop,
} from '../testing.ts'

let engine: TestEngine

beforeAll(async () => {
  engine = await createTestEngine(await shopTemplate())
})
afterAll(() => engine.close())
afterEach(() => engine.clock.moveTo(undefined))

const guestCode = async () => {
  const { verifier, challenge } = pkce()
  const { code } = await getCode(engine, 'guest', { challenge })
  return { verifier, code: String(code) }
}

const token = (fields: Record<string, string | undefined>, headers: Record<string, string> = {}) =>
  postForm<Record<string, unknown>>(engine, 'token', { channel_id: testShop.siteId, ...fields }, headers)

describe('tokens for a code', () => {
  test('a code works once; using it again ends the session it led to', async () => {
    const { code, verifier } = await guestCode()
    const first = await exchange(engine, code, verifier)
    expect(first.status).toBe(200)
    const second = await exchange(engine, code, verifier)
    expect(second.status).toBe(400)
    expect(second.body).toMatchObject({ error: 'invalid_grant', status_code: '400 BAD_REQUEST' })
    expect((await refresh(engine, first.body.refresh_token)).body).toMatchObject({
      message: 'invalid refresh_token',
    })
  })

  test('a stolen code used again ends the access token of a customer too', async () => {
    const customer = await registerCustomer(engine)
    const { verifier, challenge } = pkce()
    const { code } = await getCode(engine, customer, { challenge })
    const first = await exchange(engine, String(code), verifier)
    const whoAmI = () =>
      engine.call('GET', `/shopper/auth/v1/organizations/${testShop.organizationId}/oauth2/userinfo`, {
        as: first.body.access_token,
      })
    expect((await whoAmI()).status).toBe(200)
    await exchange(engine, String(code), pkce().verifier)
    expect((await whoAmI()).status).toBe(401)
  })

  test('twenty exchanges at once: one wins', async () => {
    const { code, verifier } = await guestCode()
    const answers = await Promise.all(Array.from({ length: 20 }, () => exchange(engine, code, verifier)))
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
    expect(answers.filter((answer) => answer.status === 400)).toHaveLength(19)
  })

  test('a wrong verifier gets nothing and spends the code', async () => {
    const { code, verifier } = await guestCode()
    expect((await exchange(engine, code, pkce().verifier)).status).toBe(400)
    expect((await exchange(engine, code, verifier)).status).toBe(400)
  })

  test('the plain grant does not get round the verifier', async () => {
    const { code } = await guestCode()
    const { status } = await token({
      grant_type: 'authorization_code',
      client_id: testShop.clientId,
      code,
      redirect_uri: testShop.redirectUri,
    })
    expect(status).toBe(400)
  })

  test('a code is too old after ten minutes', async () => {
    const { code, verifier } = await guestCode()
    engine.clock.moveTo(new Date(Date.now() + 10 * 60_000))
    expect((await exchange(engine, code, verifier)).status).toBe(400)
  })

  test.each([
    ['another redirect', { redirect_uri: 'http://localhost:3000/other' }],
    ['no redirect', { redirect_uri: undefined }],
    ['an unknown client', { client_id: 'unknown' }],
    ['no client', { client_id: undefined }],
    ['no code', { code: undefined }],
    ['an invented code', { code: 'a'.repeat(43) }],
    ['an unknown grant', { grant_type: 'password' }],
    ['a grant like a member of objects', { grant_type: 'constructor' }],
    ['no grant', { grant_type: undefined }],
  ])('%s answers 400', async (_name, changes) => {
    const { code, verifier } = await guestCode()
    const { status } = await token({
      grant_type: 'authorization_code_pkce',
      client_id: testShop.clientId,
      code,
      code_verifier: verifier,
      redirect_uri: testShop.redirectUri,
      ...changes,
    })
    expect(status).toBe(400)
  })

  test('dnt is in the token as the shopper said', async () => {
    const one = await guestCode()
    expect((await exchange(engine, one.code, one.verifier, 'false')).body.dnt).toBe('0')
    const two = await guestCode()
    expect((await exchange(engine, two.code, two.verifier, '1')).body.dnt).toBe('1')
  })
})

describe('tokens for a private client', () => {
  const secret = { authorization: basicAuthorization(privateClient.id, privateClient.secret) }

  test('a guest by its own word; the refresh token stays', async () => {
    const { status, body } = await token({ grant_type: 'client_credentials' }, secret)
    expect(status).toBe(200)
    const tokens = body as TokenResponse
    const renewed = await token({ grant_type: 'refresh_token', refresh_token: tokens.refresh_token }, secret)
    expect(renewed.body).toMatchObject({
      refresh_token: tokens.refresh_token,
      customer_id: tokens.customer_id,
      usid: tokens.usid,
    })
    const again = await token({ grant_type: 'client_credentials', usid: tokens.usid }, secret)
    expect(again.body).toMatchObject({ customer_id: tokens.customer_id, usid: tokens.usid })
  })

  test.each([
    ['a wrong secret', { authorization: basicAuthorization(privateClient.id, 'wrong') }, {}],
    ['no secret', {}, { client_id: privateClient.id }],
  ])('%s answers 401', async (_name, headers, fields) => {
    const { status, body } = await token({ grant_type: 'client_credentials', ...fields }, headers)
    expect(status).toBe(401)
    expect(body).toMatchObject({ error: 'invalid_client' })
  })

  test('a public client has no such word', async () => {
    const answer = await token({ grant_type: 'client_credentials', client_id: testShop.clientId })
    expect(answer.status).toBe(400)
  })
})
