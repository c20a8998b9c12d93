import { Agent, request } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import settings from '../demo/site.json' with { type: 'json' }
import { foreignAddresses } from '../storefront/src/lib/testing/foreign-addresses.ts'
import { visitorOf } from '../storefront/src/server/testing/start-shop.ts'
import { startWholeShop } from './testing/whole-shop.ts'

/** Every place that takes an address to go on to, given addresses of another site. */
let shop: Awaited<ReturnType<typeof startWholeShop>>
let guest: ReturnType<typeof visitorOf>

beforeAll(async () => {
  shop = await startWholeShop()
  guest = visitorOf(shop)
}, 120_000)
afterAll(() => shop?.close())

const oauth = `/mobify/proxy/api/shopper/auth/v1/organizations/${settings.organizationId}`
const client = { client_id: settings.clients[0]?.id ?? '', channel_id: 'Lamina' }
const challenge = 'x'.repeat(43)
const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])
/** As an address the shop might be asked to send a browser or a mail to: whole, and with our own origin before it. */
const asAddress = (wanted: string) => [
  wanted,
  `${shop.publicOrigin}${wanted}`,
  `${shop.publicOrigin}@${wanted}`,
]

const isOurs = (location: string | null) =>
  location === null || [shop.origin, shop.publicOrigin].includes(new URL(location, shop.publicOrigin).origin)

describe('pages', () => {
  test('[S2.002] [S2.011] the login and the registration send a customer to no other site, whatever their address says', async () => {
    const pages = foreignAddresses.map((wanted, index) => ({
      wanted,
      page: index % 4 === 0 ? '/en-CR/registration' : '/login',
    }))
    for (const { page, wanted } of pages) {
      const query = new URLSearchParams({ redirect: wanted, directedFrom: wanted, redirect_uri: wanted })
      const { status, headers } = await shop.customer.fetch(`${page}?${query}`)
      const account = page === '/login' ? '/account' : '/en-CR/account'
      expect([status, headers.get('location')], wanted).toEqual([302, account])
    }
  })

  test('no path leads away: as it stands, in a locale, below a page that goes elsewhere', async () => {
    const { port } = new URL(shop.origin)
    const agent = new Agent({ keepAlive: true, maxSockets: 8 })
    /** The address byte by byte: fetch would normalize it. */
    const locationOf = (method: string, path: string) =>
      new Promise<string | null>((resolve) => {
        request({ port, host: 'localhost', method, path, agent }, (answer) => {
          answer.resume()
          resolve(answer.headers.location ?? null)
        })
          // A line that is no HTTP is hung up on.
          .on('error', () => resolve(null))
          .end()
      })
    const paths = foreignAddresses
      .map((wanted) => wanted.replaceAll(/[^\u0021-\u00ff]/g, encodeURIComponent))
      .filter((path) => path.startsWith('/'))
      .flatMap((path) => [path, `/en-CR${path}`])
    const asked = paths.flatMap((path) => [
      { method: 'GET', path },
      { method: 'GET', path: `${path}/account` },
      { method: 'POST', path: `${path}/cs-callback` },
    ])
    expect(asked.length).toBeGreaterThan(300)
    const away = await Promise.all(
      asked.map(async ({ method, path }) => {
        const location = await locationOf(method, path)
        return isOurs(location) ? undefined : `${method} ${path} → ${location}`
      }),
    )
    agent.destroy()
    expect(away.filter(Boolean)).toEqual([])
  }, 60_000)
})

describe('the login service', () => {
  const ask = (method: 'GET' | 'POST', path: string, fields: Record<string, string>) => {
    const query = new URLSearchParams({ ...client, ...fields }).toString()
    const headers = {
      // Elsewhere the header would name a client.
      ...(path === '/oauth2/login' ? { authorization: `Basic ${btoa('ana@qa.example:Prueba2026!')}` } : {}),
      'content-type': 'application/x-www-form-urlencoded',
    }
    return method === 'GET'
      ? guest.fetch(`${oauth}${path}?${query}`)
      : guest.fetch(`${oauth}${path}`, { method, headers, body: query })
  }
  const doors = [
    [
      'GET',
      '/oauth2/authorize',
      'redirect_uri',
      { hint: 'guest', response_type: 'code', code_challenge: challenge },
    ],
    ['POST', '/oauth2/login', 'redirect_uri', { response_type: 'code', code_challenge: challenge }],
    [
      'POST',
      '/oauth2/password/reset',
      'callback_uri',
      { user_id: 'ana@qa.example', mode: 'callback', hint: 'cross_device' },
    ],
    ['POST', '/oauth2/passwordless/login', 'callback_uri', { user_id: 'ana@qa.example', mode: 'callback' }],
  ] as const

  test.each(doors)('%s %s takes no %s of another site (%j)', async (method, path, name, fields) => {
    const own = await ask(method, path, { ...fields, [name]: `${shop.publicOrigin}/callback` })
    expect(own.status).toBeLessThan(400)
    let refused = 0
    // Where a right password is at hand, each address that is let through costs a look at it.
    const all = path === '/oauth2/login' ? foreignAddresses : foreignAddresses.flatMap(asAddress)
    for (const wanted of all) {
      const answer = await ask(method, path, { ...fields, [name]: wanted })
      const goesTo = answer.status < 400 ? (answer.headers.get('location') ?? wanted) : undefined
      // The client of development may come back to any port and path of this machine, and to nothing else.
      const isHere = goesTo !== undefined && URL.canParse(goesTo) && loopback.has(new URL(goesTo).hostname)
      expect(goesTo === undefined || isHere, `${wanted} → ${answer.status} ${goesTo}`).toBe(true)
      refused += goesTo === undefined ? 1 : 0
    }
    expect(refused).toBeGreaterThan(60)
  })
})
