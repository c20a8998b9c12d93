import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestEngine, type TestEngine } from '../../testing.ts'
import {
  form,
  refresh,
  registerCustomer,
  type SignedIn,
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

const logout = (shopper: SignedIn, changes: Record<string, string> = {}) =>
  engine.call(
    'GET',
    `${slas('logout')}?${form({
      client_id: testShop.clientId,
      channel_id: testShop.siteId,
      refresh_token: shopper.refreshToken,
      ...changes,
    })}`,
    { as: shopper.token },
  )

const userInfo = (token: string) => engine.call('GET', slas('userinfo'), { as: token })

describe('sign-out', () => {
  test('[S7.029] ends the session: refresh and access token are worthless, the answer is blank', async () => {
    const customer = await registerCustomer(engine)
    const { status, body } = await logout(customer)
    expect(status).toBe(200)
    expect(body).toEqual({
      access_token: '',
      id_token: '',
      refresh_token: '',
      expires_in: 0,
      refresh_token_expires_in: 0,
      token_type: 'Bearer',
      usid: '',
      customer_id: '',
      enc_user_id: '',
      idp_access_token: '',
    })
    expect((await refresh(engine, customer.refreshToken)).body).toMatchObject({
      message: 'invalid refresh_token',
    })
    expect((await userInfo(customer.token)).status).toBe(401)
  })

  test('[S7.029] other devices stay signed in, unless all sessions are meant', async () => {
    const here = await registerCustomer(engine)
    const there = await signIn(engine, here)
    const third = await signIn(engine, here)
    await logout(here)
    expect((await userInfo(there.token)).status).toBe(200)
    await logout(there, { hint: 'all-sessions' })
    expect((await userInfo(third.token)).status).toBe(401)
    expect((await refresh(engine, third.refreshToken)).status).toBe(400)
  })

  test('nobody signs out somebody else', async () => {
    const [one, other] = [await registerCustomer(engine), await registerCustomer(engine)]
    const { status } = await logout(one, { refresh_token: other.refreshToken })
    expect(status).toBe(400)
    expect((await userInfo(other.token)).status).toBe(200)
  })

  test('a rotated token still names its session: signing out wins over another tab', async () => {
    const customer = await registerCustomer(engine)
    const { body } = await refresh(engine, customer.refreshToken)
    expect((await logout(customer)).status).toBe(200)
    expect((await refresh(engine, body.refresh_token)).status).toBe(400)
  })

  test('is for registered customers', async () => {
    const guest = await signIn(engine, 'guest')
    expect((await logout(guest)).status).toBe(401)
    const nobody = await engine.call(
      'GET',
      `${slas('logout')}?${form({ client_id: 'x', refresh_token: 'y' })}`,
    )
    expect(nobody.status).toBe(401)
  })
})
