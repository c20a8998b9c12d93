import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestEngine, type TestEngine } from '../../testing.ts'
import {
  basicAuthorization,
  type Credentials,
  exchange,
  getCode,
  pkce,
  postForm,
  registerCustomer,
  shopTemplate,
  signIn,
  testPassword,
  testShop,
} from '../testing.ts'

let engine: TestEngine

beforeAll(async () => {
  engine = await createTestEngine(await shopTemplate())
})
afterAll(() => engine.close())

const fields = () => ({
  client_id: testShop.clientId,
  channel_id: testShop.siteId,
  redirect_uri: testShop.redirectUri,
  code_challenge: pkce().challenge,
})

const login = (who: Credentials, changes: Record<string, string | undefined> = {}) =>
  postForm<{ message: string }>(
    engine,
    'login',
    { ...fields(), ...changes },
    { authorization: basicAuthorization(who.login, who.password) },
  )

describe('sign-in with name and password', () => {
  test('[S7.009] 303 with a code that becomes a registered token', async () => {
    const customer = await registerCustomer(engine, { firstName: 'Ana: María', lastName: 'Ñandú' })
    const claims = decodeJwt(customer.token)
    expect(customer.tokens).toEqual({
      access_token: expect.any(String),
      id_token: expect.any(String),
      refresh_token: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/),
      expires_in: 1800,
      refresh_token_expires_in: 90 * 86_400,
      token_type: 'Bearer',
      usid: customer.usid,
      customer_id: customer.customerId,
      enc_user_id: expect.stringMatching(/^[0-9A-F]{32}$/),
      idp_access_token: '',
      dnt: '1',
    })
    expect(claims.sub).toBe(`cc-slas::lmna_001::scid:${testShop.clientId}::usid:${customer.usid}`)
    expect(String(claims.isb).split('::')).toEqual([
      'uido:ecom',
      `upn:${customer.login}`,
      'uidn:Ana%3A María Ñandú',
      expect.stringMatching(/^gcid:[A-Za-z0-9]{26}$/),
      `rcid:${customer.customerId}`,
      'chid:Lamina',
    ])
    expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(1800)
  })

  test('the usid of a guest makes them the previous guest (gcid)', async () => {
    const customer = await registerCustomer(engine)
    const guest = await signIn(engine, 'guest')
    const linked = await signIn(engine, customer, { usid: guest.usid })
    expect(String(decodeJwt(linked.token).isb)).toContain(`::gcid:${guest.customerId}::`)
    const unlinked = await signIn(engine, customer)
    expect(String(decodeJwt(unlinked.token).isb)).toMatch(/::gcid:[A-Za-z0-9]{26}::rcid:/)
    expect(String(decodeJwt(unlinked.token).isb)).not.toContain(guest.customerId)
    expect(unlinked.usid).not.toBe(guest.usid)
  })

  test('the usid of another customer brings neither their session nor their guest', async () => {
    const [one, other] = [await registerCustomer(engine), await registerCustomer(engine)]
    const guestOf = (token: string) => String(decodeJwt(token).isb).split('::')[3]
    const mixed = await signIn(engine, other, { usid: one.usid })
    expect(mixed.usid).not.toBe(one.usid)
    expect(guestOf(mixed.token)).not.toBe(guestOf(one.token))
  })

  test('the login is found whatever its case', async () => {
    const customer = await registerCustomer(engine, { login: 'Mixta@Pruebas.example' })
    const again = await signIn(engine, { login: 'mixta@pruebas.EXAMPLE', password: testPassword })
    expect(again.customerId).toBe(customer.customerId)
  })

  test('credentials in UTF-8 and in Latin-1, as browsers write them, are read alike', async () => {
    const { login: name, customerId } = await registerCustomer(engine)
    const password = 'Contraseña-Ágil 9!'
    const guest = await signIn(engine, { login: name, password: testPassword })
    await engine.call(
      'PUT',
      `/customer/shopper-customers/v1/organizations/${testShop.organizationId}/customers/${customerId}/password?siteId=Lamina`,
      { as: guest.token, body: { currentPassword: testPassword, password } },
    )
    expect((await login({ login: name, password })).status).toBe(303)
    const latin1 = `Basic ${Buffer.from(`${name}:${password}`, 'latin1').toString('base64')}`
    expect((await postForm(engine, 'login', fields(), { authorization: latin1 })).status).toBe(303)
  })

  test('[S7.009] [S8.004] a wrong password and an unknown account get the same 401 that says Unauthorized', async () => {
    const customer = await registerCustomer(engine)
    const wrong = await login({ login: customer.login, password: 'Otra-Clave 11!' })
    const unknown = await login({ login: 'nadie@pruebas.example', password: 'Otra-Clave 11!' })
    expect(wrong.status).toBe(401)
    expect(wrong.body).toEqual({
      status_code: '401 UNAUTHORIZED',
      error: 'unauthorized',
      message: 'Unauthorized: wrong user name or password.',
      error_description: wrong.body.message,
    })
    expect({ ...unknown, headers: undefined }).toEqual({ ...wrong, headers: undefined })
    expect(Object.keys(unknown.headers)).toEqual(Object.keys(wrong.headers))
  })

  test.each([
    undefined,
    'Basic',
    'Basic !!!',
    'Bearer x.y.z',
    `Basic ${Buffer.from('no colon').toString('base64')}`,
  ])('without usable credentials (%s) 401', async (authorization) => {
    const answer = await postForm(engine, 'login', fields(), authorization ? { authorization } : {})
    expect(answer.status).toBe(401)
  })

  test('the same form twice within a second answers 409; a second later it works again', async () => {
    const customer = await registerCustomer(engine)
    const code_challenge = pkce().challenge
    const both = await Promise.all([login(customer, { code_challenge }), login(customer, { code_challenge })])
    expect(both.map((answer) => answer.status).sort()).toEqual([303, 409])
    engine.clock.moveTo(new Date(Date.now() + 1_500))
    expect((await login(customer, { code_challenge })).status).toBe(303)
    engine.clock.moveTo(undefined)
  })

  test('two devices may sign in at the same moment', async () => {
    const customer = await registerCustomer(engine)
    const both = await Promise.all([login(customer), login(customer)])
    expect(both.map((answer) => answer.status)).toEqual([303, 303])
  })

  test('a redirect that is not registered is refused before the password is looked at', async () => {
    const customer = await registerCustomer(engine)
    const answer = await login(customer, { redirect_uri: 'https://evil.example/callback' })
    expect(answer.status).toBe(400)
    expect(answer.headers.location).toBeUndefined()
  })

  test('the code of one customer is worth nothing without their verifier', async () => {
    const customer = await registerCustomer(engine)
    const { code } = await getCode(engine, customer, { challenge: pkce().challenge })
    const { status, body } = await exchange(engine, String(code), pkce().verifier)
    expect(status).toBe(400)
    expect(body).toMatchObject({ error: 'invalid_grant' })
  })
})
