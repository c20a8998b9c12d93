import { SignJWT } from 'jose'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type BasketShop, openBasketShop } from '../baskets/testing.ts'
import { signingKeyFrom } from '../login/index.ts'
import { createApiClient, disableApiClient } from './index.ts'
import { askForToken, openClient, tenant } from './testing.ts'

let shop: BasketShop
beforeAll(async () => {
  shop = await openBasketShop()
})
afterAll(() => shop.close())
afterEach(() => shop.clock.moveTo(undefined))

const orders = '/checkout/orders/v1/organizations/f_ecom_lmna_001/orders'
const read = (token: string | undefined, path = `${orders}?siteId=Lamina`) =>
  shop.call('GET', path, token === undefined ? {} : { as: token })

const newClient = async (scopes: readonly string[], more = {}) =>
  createApiClient(await shop.engine.merchantContext(), { name: 'ERP', scopes, ...more })

describe('the token call', () => {
  test('client credentials give half an hour, in the header or in the form', async () => {
    const client = await newClient(['sfcc.orders.rw'])
    const inHeader = await askForToken(shop, client, [tenant, 'sfcc.orders'])
    expect(inHeader).toMatchObject({
      status: 200,
      body: { token_type: 'Bearer', expires_in: 1799, scope: `${tenant} sfcc.orders` },
    })
    const inForm = await shop.call<{ access_token: string }>('POST', '/dwsso/oauth2/access_token', {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({
        grant_type: 'client_credentials',
        client_id: client.id,
        client_secret: client.secret,
        scope: `${tenant} sfcc.orders.rw`,
      }).toString(),
    })
    expect((await read(inForm.body.access_token)).status).toBe(200)
    shop.clock.moveTo(new Date(Date.now() + 1_800_000))
    expect((await read(inForm.body.access_token)).status).toBe(401)
  })

  test('a wrong secret, an unknown client, a foreign scope, another grant: each its own word', async () => {
    const client = await newClient(['sfcc.orders'])
    const wrong = await askForToken(shop, { ...client, secret: 'x' }, [tenant])
    expect(wrong).toMatchObject({ status: 401, body: { error: 'invalid_client' } })
    const unknown = await askForToken(shop, { id: 'nobody', secret: 'x' }, [tenant])
    expect(unknown).toMatchObject({ status: 401, body: { error: 'invalid_client' } })
    for (const scope of ['sfcc.orders.rw', 'sfcc.nothing', 'SALESFORCE_COMMERCE_API:zzzz_001'])
      expect(await askForToken(shop, client, [tenant, scope]), scope).toMatchObject({
        status: 400,
        body: { error: 'invalid_scope' },
      })
    const other = await shop.call('POST', '/dwsso/oauth2/access_token', {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: `grant_type=password&client_id=${client.id}&client_secret=${client.secret}`,
    })
    expect(other).toMatchObject({ status: 400, body: { error: 'unsupported_grant_type' } })
  })

  test('whoever guesses secrets is stopped, with the time to wait', async () => {
    const limited = await openBasketShop({ rateLimits: true })
    const client = await createApiClient(await limited.engine.merchantContext(), {
      name: 'x',
      scopes: ['sfcc.orders'],
    })
    const guesses = []
    for (let guess = 0; guess < 61; guess++)
      guesses.push(await askForToken(limited, { ...client, secret: `${guess}` }, [tenant]))
    expect(guesses.map(({ status }) => status)).toEqual([...Array(60).fill(401), 429])
    expect(guesses.at(-1)?.headers['retry-after']).toBeDefined()
    expect((await askForToken(limited, client, [tenant])).status).toBe(429)
    await limited.close()
  })
})

describe('a call of the Admin API', () => {
  test('needs a token of a client: none, a shopper’s and nonsense are refused', async () => {
    const { token } = await shop.customer()
    for (const as of [undefined, token, 'a.b.c']) expect((await read(as)).status, as).toBe(401)
  })

  test('a client’s token is worth nothing where shoppers call', async () => {
    const { token } = await openClient(shop)
    const path = '/checkout/shopper-orders/v1/organizations/f_ecom_lmna_001/orders/00000001?siteId=Lamina'
    expect((await shop.call('GET', path, { as: token })).status).toBe(401)
  })

  test('[G3.011] needs the tenant’s scope and its own; who reads does not write', async () => {
    const client = await newClient(['sfcc.orders'])
    const withoutTenant = await askForToken(shop, client, ['sfcc.orders'])
    expect(await read(withoutTenant.body.access_token)).toMatchObject({
      status: 403,
      body: { scope: tenant },
    })
    const reader = await askForToken(shop, client, [tenant, 'sfcc.orders'])
    expect((await read(reader.body.access_token)).status).toBe(200)
    const status = await shop.call('PUT', `${orders}/00000001/status?siteId=Lamina`, {
      as: reader.body.access_token,
      body: { status: 'cancelled' },
    })
    expect(status).toMatchObject({ status: 403, body: { scope: 'sfcc.orders.rw' } })
    const log = await shop.call('POST', '/custom/audit/v1/organizations/f_ecom_lmna_001/audit-search', {
      as: reader.body.access_token,
      body: {},
    })
    expect(log.status).toBe(403)
  })

  test('[G3.011] a right that a client has lost since is in none of its tokens', async () => {
    const client = await newClient(['sfcc.orders.rw'])
    const token = (await askForToken(shop, client, [tenant, 'sfcc.orders.rw'])).body.access_token
    const write = () =>
      shop.call('PUT', `${orders}/00000001/status?siteId=Lamina`, {
        as: token,
        body: { status: 'cancelled' },
      })
    expect((await write()).status).toBe(404)
    await shop.database.pool.query(`update api_client set scopes = '{sfcc.orders}' where id = $1`, [
      client.id,
    ])
    expect(await write()).toMatchObject({ status: 403, body: { scope: 'sfcc.orders.rw' } })
  })

  test('[G3.012] a client that was disabled, has ended or calls from elsewhere is out at once', async () => {
    const ctx = await shop.engine.merchantContext()
    const disabled = await openClient(shop)
    expect((await read(disabled.token)).status).toBe(200)
    await disableApiClient(ctx, disabled.id)
    expect((await read(disabled.token)).status).toBe(401)
    const ending = await openClient(shop, { endsAt: new Date(Date.now() + 60_000) })
    expect((await read(ending.token)).status).toBe(200)
    shop.clock.moveTo(new Date(Date.now() + 61_000))
    expect((await read(ending.token)).status).toBe(401)
    shop.clock.moveTo(undefined)
    const elsewhere = await newClient(['sfcc.orders'], { addresses: ['10.0.0.0/8', '2001:db8::/32'] })
    expect((await askForToken(shop, elsewhere, [tenant])).status).toBe(401)
    const here = await openClient(shop, { addresses: ['127.0.0.0/8'] })
    expect((await read(here.token)).status).toBe(200)
    await shop.database.pool.query(`update api_client set addresses = '{10.0.0.0/8}' where id = $1`, [
      here.id,
    ])
    expect((await read(here.token)).status).toBe(401)
  })

  test('a token that somebody else signed, or of another audience, is none', async () => {
    const { id } = await openClient(shop)
    const forged = (secret: string, aud: string) =>
      new SignJWT({ scope: [tenant, 'sfcc.orders.rw'] })
        .setProtectedHeader({ alg: 'ES256' })
        .setSubject(id)
        .setIssuer('lamina/admin')
        .setAudience(aud)
        .setExpirationTime('10 minutes')
        .sign(signingKeyFrom(secret).privateKey)
    const own = 'test-secret-key-0123456789abcdef0123456789'
    expect((await read(await forged(own, 'commercecloud/admin'))).status).toBe(200)
    expect(
      (await read(await forged('another-secret-key-0123456789abcdef', 'commercecloud/admin'))).status,
    ).toBe(401)
    expect((await read(await forged(own, 'commercecloud/prod/lmna_001'))).status).toBe(401)
  })

  test('another organization is missing, another site of it too', async () => {
    const { token } = await openClient(shop)
    expect((await read(token, orders.replace('lmna_001', 'zzzz_001'))).status).toBe(404)
    expect((await read(token, `${orders}?siteId=Nowhere`)).status).toBe(400)
  })
})

test('a client is made with known rights, countries and ranges only', async () => {
  for (const wrong of [
    { scopes: [] },
    { scopes: ['sfcc.audit.rw'] },
    { addresses: ['10.0.0.0/99'] },
    { countries: ['PA'] },
  ])
    await expect(newClient(['sfcc.orders'], wrong)).rejects.toThrow(/Bad Request/)
})
