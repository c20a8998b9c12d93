import { createLocalJWKSet, jwtVerify } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
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
  testShop,
} from '../testing.ts'

let engine: TestEngine

beforeAll(async () => {
  engine = await createTestEngine(await shopTemplate())
})
afterAll(() => engine.close())

const secret = { authorization: basicAuthorization(privateClient.id, privateClient.secret) }
const introspect = (token: string, headers: Record<string, string> = secret) =>
  postForm(engine, 'introspect', { token }, headers)

describe('discovery', () => {
  test('the published key verifies access and id tokens', async () => {
    const { body } = await engine.call<{ keys: { kty: 'EC'; crv: string; x: string; y: string }[] }>(
      'GET',
      slas('jwks'),
    )
    expect(body.keys).toHaveLength(1)
    expect(body.keys[0]).not.toHaveProperty('d')
    const keys = createLocalJWKSet(body)
    const guest = await signIn(engine, 'guest')
    const issuer = 'slas/prod/lmna_001'
    await jwtVerify(guest.token, keys, { issuer, audience: 'commercecloud/prod/lmna_001' })
    const { payload } = await jwtVerify(guest.tokens.id_token, keys, { issuer, audience: testShop.clientId })
    expect(payload.sub).toBe(guest.customerId)
  })

  test('the configuration names the issuer and its addresses', async () => {
    const { status, body } = await engine.call('GET', slas('.well-known/openid-configuration'))
    expect(status).toBe(200)
    expect(body).toMatchObject({
      issuer: 'slas/prod/lmna_001',
      jwks_uri: `http://localhost:3000/mobify/proxy/api${slas('jwks')}`,
      code_challenge_methods_supported: ['S256'],
    })
  })

  test('an unknown organization is not found', async () => {
    const answer = await engine.call('GET', slas('jwks').replace('lmna_001', 'zzzz_001'))
    expect(answer.status).toBe(404)
  })
})

describe('userinfo, introspect and revoke', () => {
  test('userinfo tells guests and customers apart', async () => {
    const guest = await signIn(engine, 'guest')
    const customer = await registerCustomer(engine)
    const infoOf = async (token: string) => (await engine.call('GET', slas('userinfo'), { as: token })).body
    expect(await infoOf(guest.token)).toMatchObject({ customer_id: guest.customerId, validated: false })
    expect(await infoOf(customer.token)).toMatchObject({
      customer_id: customer.customerId,
      given_name: 'Ana',
      family_name: 'Prueba',
      email: customer.login,
      validated: true,
    })
    expect((await engine.call('GET', slas('userinfo'))).status).toBe(401)
  })

  test('a private client learns whether a token still counts', async () => {
    const customer = await registerCustomer(engine)
    expect((await introspect(customer.token)).body).toMatchObject({ active: true, sub: customer.customerId })
    expect((await introspect(customer.refreshToken)).body).toMatchObject({
      active: true,
      token_type: 'refresh_token',
    })
    const { body } = await refresh(engine, customer.refreshToken)
    expect((await introspect(customer.refreshToken)).body).toEqual({ active: false })
    await postForm(engine, 'revoke', { token: body.refresh_token, client_id: testShop.clientId })
    expect((await introspect(body.refresh_token)).body).toEqual({ active: false })
    expect((await introspect(customer.token)).body).toEqual({ active: false })
    expect((await introspect('nonsense')).body).toEqual({ active: false })
  })

  test('introspection is for private clients', async () => {
    const guest = await signIn(engine, 'guest')
    expect((await introspect(guest.token, {})).status).toBe(400)
    expect(
      (await introspect(guest.token, { authorization: basicAuthorization(privateClient.id, 'wrong') }))
        .status,
    ).toBe(401)
    expect(
      (await introspect(guest.token, { authorization: basicAuthorization(testShop.clientId, '') })).status,
    ).toBe(401)
  })

  test('revoking ends only the own client’s sessions and answers alike', async () => {
    const guest = await signIn(engine, 'guest')
    const foreign = await postForm(engine, 'revoke', { token: guest.refreshToken }, secret)
    expect(foreign.status).toBe(200)
    expect((await refresh(engine, guest.refreshToken)).status).toBe(200)
    const own = await postForm(engine, 'revoke', { token: guest.refreshToken, client_id: testShop.clientId })
    expect({ ...own, headers: 0 }).toEqual({ ...foreign, headers: 0 })
    expect((await refresh(engine, guest.refreshToken)).status).toBe(400)
  })
})
