import { createRequire } from 'node:module'
import type * as Sdk from 'commerce-sdk-isomorphic'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestEngine, type TestEngine } from '../testing.ts'
import { privateClient, registerCustomer, shopTemplate, testPassword, testShop } from './testing.ts'

// The published client of the contract, as an outside judge. Its ESM build does not load in Node.
const sdk = createRequire(import.meta.url)('commerce-sdk-isomorphic') as typeof Sdk
const { helpers, ShopperLogin, ShopperCustomers } = sdk

const redirectURI = 'http://localhost:3000/callback'
let engine: TestEngine
let origin: string

beforeAll(async () => {
  engine = await createTestEngine(await shopTemplate())
  origin = await engine.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => engine.close())

const config = (clientId = testShop.clientId, headers = {}) => ({
  parameters: {
    clientId,
    organizationId: testShop.organizationId,
    shortCode: 'lamina',
    siteId: testShop.siteId,
  },
  proxy: origin,
  throwOnBadResponse: true,
  headers,
})

const login = () => new ShopperLogin(config())
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

describe('the official client', () => {
  test('[S1.005] signs a guest in and renews the session', async () => {
    const slasClient = login()
    const guest = await helpers.loginGuestUser({ slasClient, parameters: { redirectURI, dnt: false } })
    expect(guest).toMatchObject({ token_type: 'Bearer', expires_in: 1800, dnt: '0' })
    const renewed = await helpers.refreshAccessToken({
      slasClient,
      parameters: { refreshToken: guest.refresh_token },
    })
    expect(renewed).toMatchObject({ usid: guest.usid, customer_id: guest.customer_id })
  })

  test('[S7.009] [S7.010] [S7.013] registers, signs in with the guest’s usid, reads the customer, signs out', async () => {
    const slasClient = login()
    const guest = await helpers.loginGuestUser({ slasClient, parameters: { redirectURI } })
    const username = 'oficial@pruebas.example'
    const registered = await new ShopperCustomers(
      config(testShop.clientId, bearer(guest.access_token)),
    ).registerCustomer({
      body: {
        customer: { login: username, email: username, firstName: 'Ana', lastName: 'Oficial' },
        password: testPassword,
      },
    })
    const tokens = await helpers.loginRegisteredUserB2C({
      slasClient,
      credentials: { username, password: testPassword },
      parameters: { redirectURI, usid: guest.usid },
    })
    expect(tokens.customer_id).toBe(registered.customerId)
    expect(tokens.usid).toBe(guest.usid)
    const customers = new ShopperCustomers(config(testShop.clientId, bearer(tokens.access_token)))
    const customer = await customers.getCustomer({ parameters: { customerId: tokens.customer_id } })
    expect(customer).toMatchObject({ authType: 'registered', login: username, lastName: 'Oficial' })
    const blank = await helpers.logout({
      slasClient,
      parameters: { accessToken: tokens.access_token, refreshToken: tokens.refresh_token },
    })
    expect(blank.access_token).toBe('')
    await expect(customers.getCustomer({ parameters: { customerId: tokens.customer_id } })).rejects.toThrow(
      '401',
    )
  })

  test('[S8.004] a wrong password fails with the reason phrase that clients look for', async () => {
    const { login: username } = await registerCustomer(engine)
    await expect(
      helpers.loginRegisteredUserB2C({
        slasClient: login(),
        credentials: { username, password: 'Otra-Clave 11!' },
        parameters: { redirectURI },
      }),
    ).rejects.toThrow(/401 Unauthorized/)
  })

  test('a private client gets a guest by its secret', async () => {
    const guest = await helpers.loginGuestUserPrivate({
      slasClient: new ShopperLogin(config(privateClient.id)),
      parameters: {},
      credentials: { clientSecret: privateClient.secret },
    })
    expect(guest.customer_id).toMatch(/^[A-Za-z0-9]{26}$/)
  })

  test('fetches keys and configuration', async () => {
    expect(await login().getJwksUri()).toMatchObject({ keys: [{ kty: 'EC', crv: 'P-256' }] })
    const configuration = await login().getWellknownOpenidConfiguration()
    expect(configuration).toMatchObject({ issuer: 'slas/prod/lmna_001' })
  })
})
