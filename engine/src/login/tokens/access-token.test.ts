import { exportSPKI, generateKeyPair, SignJWT } from 'jose'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createTestEngine, type TestEngine } from '../../testing.ts'
import { registerCustomer, shopTemplate, slas, testShop } from '../testing.ts'
import { accessTokenSeconds, signAccessToken } from './access-token.ts'
import { signingKeyFrom } from './signing-key.ts'

let engine: TestEngine
let customer: Awaited<ReturnType<typeof registerCustomer>>

beforeAll(async () => {
  engine = await createTestEngine(await shopTemplate())
  customer = await registerCustomer(engine)
})
afterAll(() => engine.close())
afterEach(() => engine.clock.moveTo(undefined))

const userInfo = (token: string) => engine.call('GET', slas('userinfo'), { as: token })

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>

const foreignKey = signingKeyFrom('another-secret-key-0123456789abcdef')
const ownKey = signingKeyFrom('test-secret-key-0123456789abcdef0123456789')

const signToken = (
  claims: Record<string, unknown>,
  key = foreignKey.privateKey,
  header: Record<string, unknown> = {},
) =>
  new SignJWT(claims).setProtectedHeader({ alg: 'ES256', typ: 'jwt', kid: ownKey.kid, ...header }).sign(key)

describe('access tokens', () => {
  test('a token works for half an hour, from half a minute before its time', async () => {
    expect((await userInfo(customer.token)).status).toBe(200)
    engine.clock.moveTo(new Date(Date.now() + (accessTokenSeconds - 5) * 1000))
    expect((await userInfo(customer.token)).status).toBe(200)
    engine.clock.moveTo(new Date(Date.now() + (accessTokenSeconds + 5) * 1000))
    expect((await userInfo(customer.token)).status).toBe(401)
    engine.clock.moveTo(new Date(Date.now() - 60_000))
    expect((await userInfo(customer.token)).status).toBe(401)
  })

  const forgeries: [string, () => Promise<string> | string][] = [
    ['no signature (alg none)', () => `${part({ alg: 'none' })}.${part(claimsOf(customer.token))}.`],
    ['alg None in another case', () => `${part({ alg: 'nOnE' })}.${part(claimsOf(customer.token))}.`],
    ['a foreign key', () => signToken(claimsOf(customer.token))],
    [
      'a foreign key brought along (jwk)',
      () => signToken(claimsOf(customer.token), foreignKey.privateKey, { jwk: foreignKey.jwk }),
    ],
    [
      'a foreign key by address (jku)',
      () => signToken(claimsOf(customer.token), foreignKey.privateKey, { jku: 'https://evil.example/jwks' }),
    ],
    [
      'a path as key id',
      () => signToken(claimsOf(customer.token), foreignKey.privateKey, { kid: '../../dev/null' }),
    ],
    [
      'the public key as HMAC secret',
      async () =>
        new SignJWT(claimsOf(customer.token))
          .setProtectedHeader({ alg: 'HS256' })
          .sign(new TextEncoder().encode(await exportSPKI(ownKey.publicKey))),
    ],
    [
      'another curve',
      async () => {
        const { privateKey } = await generateKeyPair('ES384')
        return new SignJWT(claimsOf(customer.token)).setProtectedHeader({ alg: 'ES384' }).sign(privateKey)
      },
    ],
    [
      'changed claims',
      () => {
        const [head, , signature] = customer.token.split('.')
        return `${head}.${part({ ...claimsOf(customer.token), dnt: '0' })}.${signature}`
      },
    ],
    ['a cut signature', () => customer.token.slice(0, -4)],
    [
      'another audience',
      () => signToken({ ...claimsOf(customer.token), aud: 'commercecloud/prod/evil_001' }, ownKey.privateKey),
    ],
    [
      'another issuer',
      () => signToken({ ...claimsOf(customer.token), iss: 'slas/prod/evil_001' }, ownKey.privateKey),
    ],
    [
      'another site',
      () =>
        signToken(
          {
            ...claimsOf(customer.token),
            isb: String(claimsOf(customer.token).isb).replace('chid:Lamina', 'chid:Otra'),
          },
          ownKey.privateKey,
        ),
    ],
    [
      'a customer that does not exist',
      () =>
        signToken(
          {
            ...claimsOf(customer.token),
            isb: String(claimsOf(customer.token).isb).replace(customer.customerId, 'a'.repeat(26)),
          },
          ownKey.privateKey,
        ),
    ],
    [
      'a session that does not exist',
      () => signToken({ ...claimsOf(customer.token), sid: 'nothing' }, ownKey.privateKey),
    ],
    ['no subject', () => signToken({ ...claimsOf(customer.token), sub: undefined }, ownKey.privateKey)],
    [
      'an isb that is no text',
      () => signToken({ ...claimsOf(customer.token), isb: { upn: 'Guest' } }, ownKey.privateKey),
    ],
    ['the id token', () => customer.tokens.id_token],
    ['the refresh token', () => customer.refreshToken],
    ['nonsense', () => 'a.b.c'],
    ['a NUL', () => 'a%00b'],
  ]

  test('the key of these forgeries would be accepted: a well-made token passes', async () => {
    expect((await userInfo(await signToken(claimsOf(customer.token), ownKey.privateKey))).status).toBe(200)
  })

  test.each(forgeries)('refuses %s', async (_name, forge) => {
    const { status, body } = await userInfo(await forge())
    expect(status).toBe(401)
    expect(body).toMatchObject({ status_code: '401 UNAUTHORIZED' })
  })

  test('a customer without a name has a token that works', async () => {
    const nameless = {
      ...testShop,
      usid: '00000000-0000-4000-8000-000000000000',
      guestId: 'a'.repeat(26),
      customer: { id: customer.customerId, login: customer.login, name: '', identityProvider: 'ecom' },
      doNotTrack: true,
    }
    const token = await signAccessToken(ownKey, nameless, new Date())
    expect((await userInfo(token)).body).toMatchObject({ customer_id: customer.customerId })
  })

  test('isb keeps to 256 characters and its positions with the longest names', async () => {
    const long = await registerCustomer(engine, {
      login: `${'l'.repeat(130)}@pruebas.example`,
      firstName: 'N'.repeat(100),
      lastName: 'A'.repeat(100),
    })
    const isb = String(claimsOf(long.token).isb)
    expect(isb.length).toBeLessThanOrEqual(256)
    expect(isb.split('::')[4]).toBe(`rcid:${long.customerId}`)
    expect((await userInfo(long.token)).body).toMatchObject({ customer_id: long.customerId })
    expect(testShop.siteId).toBe('Lamina')
  })
})
