import { describe, expect, test } from 'vitest'
import { sessionHeaders, paths, write } from './testing/calls.ts'
import { openShopForEachTest } from './testing/open-shop.ts'
import { signIn } from './testing/sign-in.ts'
import { type Shop, startShop, visitorOf } from './testing/start-shop.ts'

const { product, baskets, oauth } = paths

let shop: Shop
openShopForEachTest((opened) => {
  shop = opened
})

const callsTo = (part: string) => shop.engine.seen.filter(({ url }) => url.includes(part))
const refreshes = () =>
  shop.engine.seen.filter(
    ({ body }) => (body as { grant_type?: string } | undefined)?.grant_type === 'refresh_token',
  )

describe('a guest of our pages', () => {
  test('reads without a session of their own, and gets no cookie', async () => {
    const guest = visitorOf(shop)
    const answer = await guest.fetch(product, { headers: sessionHeaders })
    expect(await answer.json()).toMatchObject({ seenBy: 'guest' })
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(guest.lines).toEqual([])
    await visitorOf(shop).fetch(product, { headers: sessionHeaders })
    expect(callsTo('hint=guest')).toHaveLength(1)
  })

  test('begins a session with the first write, and keeps it for the next', async () => {
    const guest = visitorOf(shop)
    const first = await (await guest.fetch(baskets, write)).json()
    expect([...guest.cookies.keys()].toSorted()).toEqual([
      'cc-at_Lamina',
      'cc-nx-g_Lamina',
      'shopper_Lamina',
      'usid_Lamina',
    ])
    expect(guest.cookies.get('shopper_Lamina')).toBe(`guest.${first.customerInfo.customerId}`)
    const second = await (await guest.fetch(baskets, write)).json()
    expect(second.customerInfo.customerId).toBe(first.customerInfo.customerId)
    expect(callsTo('hint=guest')).toHaveLength(1)
  })

  test('whose session the engine has ended goes on with a new one', async () => {
    const guest = visitorOf(shop)
    await guest.fetch(baskets, write)
    shop.engine.endSessions()
    expect((await guest.fetch(baskets, write)).status).toBe(200)
    expect((await guest.fetch(product, { headers: sessionHeaders })).status).toBe(200)
  })
})

describe('cookies', () => {
  test('tokens are HttpOnly, SameSite=Lax, whole site; the readable one holds no token', async () => {
    const guest = visitorOf(shop)
    await guest.fetch(baskets, write)
    for (const line of guest.lines.filter((one) => !/max-age=0/i.test(one))) {
      expect(line).toMatch(/; Path=\/; SameSite=Lax/)
      expect(/; HttpOnly/.test(line)).toBe(!line.startsWith('shopper_'))
      expect(line).not.toMatch(/; Secure/)
    }
    expect(guest.lines.find((line) => line.startsWith('shopper_'))).not.toMatch(/refresh-|e30\./)
  })

  test('are Secure where the shop is https', async () => {
    const safe = await startShop({ build: shop.build, config: { publicOrigin: 'https://shop.example' } })
    const guest = visitorOf(safe)
    await guest.fetch(baskets, write)
    await safe.close()
    expect(guest.lines.length).toBeGreaterThan(3)
    expect(guest.lines.every((line) => line.includes('; Secure'))).toBe(true)
  })
})

describe('signing in and out', () => {
  test('tokens stay in cookies and are blank in the body; the guest’s visit goes along', async () => {
    const ana = visitorOf(shop)
    await ana.fetch(baskets, write)
    const usid = ana.cookies.get('usid_Lamina')
    const body = await signIn(ana, shop.publicOrigin)
    expect(body).toMatchObject({
      access_token: '',
      refresh_token: '',
      id_token: '',
      customer_id: 'ana',
      usid,
    })
    expect(JSON.stringify(body)).not.toMatch(/refresh-\d|e30\./)
    expect(ana.cookies.has('cc-nx_Lamina')).toBe(true)
    expect(ana.cookies.has('cc-nx-g_Lamina')).toBe(false)
    expect(ana.cookies.get('shopper_Lamina')).toBe('registered.ana')
    expect(await (await ana.fetch(product, { headers: sessionHeaders })).json()).toMatchObject({
      seenBy: 'registered',
    })
  })

  test('wrong credentials leave the session as it was', async () => {
    const ana = visitorOf(shop)
    const answer = await ana.fetch(`${oauth}/login`, {
      method: 'POST',
      headers: {
        ...sessionHeaders,
        authorization: 'Basic eDp5',
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'channel_id=Lamina',
    })
    expect([answer.status, answer.statusText]).toEqual([401, 'Unauthorized'])
    expect(ana.lines).toEqual([])
  })

  test('signing out tells the engine the refresh token and removes every cookie', async () => {
    const ana = visitorOf(shop)
    await signIn(ana, shop.publicOrigin)
    const kept = ana.cookies.get('cc-nx_Lamina')
    const answer = await ana.fetch(`${oauth}/logout?channel_id=Lamina`, { headers: sessionHeaders })
    expect(answer.status).toBe(200)
    expect(callsTo('/logout')[0]?.url).toContain(`refresh_token=${kept}`)
    expect(callsTo('/logout')[0]?.kind).toBe('registered')
    expect([...ana.cookies.keys()]).toEqual([])
  })

  test('a navigation to authorize carries the visit that the page cannot read', async () => {
    const guest = visitorOf(shop)
    await guest.fetch(baskets, write)
    const usid = guest.cookies.get('usid_Lamina') ?? ''
    const path = `${oauth}/authorize?hint=google&redirect_uri=http%3A%2F%2Fshop.example%2Fidp-callback&channel_id=Lamina`
    const gone = await guest.fetch(path, {
      headers: { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' },
    })
    expect(gone.status).toBe(303)
    expect(gone.headers.get('location')).toContain(`usid=${usid}`)
    await guest.fetch(path)
    expect(callsTo('hint=google').map(({ url }) => url.includes(usid))).toEqual([true, false])
  })
})

describe('renewal', () => {
  test('a 401 renews once and the call is made again', async () => {
    const ana = visitorOf(shop)
    await signIn(ana, shop.publicOrigin)
    shop.engine.expireAccessTokens()
    expect(await (await ana.fetch(product, { headers: sessionHeaders })).json()).toMatchObject({
      seenBy: 'registered',
    })
    expect(refreshes()).toHaveLength(1)
  })

  test('twenty tabs at once renew once, and nobody is signed out', async () => {
    const ana = visitorOf(shop)
    await signIn(ana, shop.publicOrigin)
    shop.engine.expireAccessTokens()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => ana.fetch(product, { headers: sessionHeaders })),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
    expect(refreshes()).toHaveLength(1)
    expect(await (await ana.fetch(product, { headers: sessionHeaders })).json()).toMatchObject({
      seenBy: 'registered',
    })
  })

  test('a customer whose session is over gets the 401 and loses the cookies', async () => {
    const ana = visitorOf(shop)
    await signIn(ana, shop.publicOrigin)
    shop.engine.endSessions()
    expect((await ana.fetch(baskets, write)).status).toBe(401)
    expect([...ana.cookies.keys()]).toEqual([])
    expect(callsTo('/baskets').every(({ kind }) => kind === 'nobody')).toBe(true)
  })

  test('a customer whose session is over does nothing as a guest: neither a read nor a write', async () => {
    const ana = visitorOf(shop)
    for (const init of [{ headers: sessionHeaders }, write]) {
      await signIn(ana, shop.publicOrigin)
      shop.engine.endSessions()
      ana.cookies.delete('cc-at_Lamina')
      const calls = callsTo('/baskets').length + callsTo('/products/').length
      expect((await ana.fetch(init === write ? baskets : product, init)).status).toBe(401)
      expect([...ana.cookies.keys()]).toEqual([])
      expect(callsTo('/baskets').length + callsTo('/products/').length).toBe(calls)
    }
    expect(callsTo('hint=guest')).toEqual([])
  })

  test('an engine that is down ends nobody’s session', async () => {
    const ana = visitorOf(shop)
    await signIn(ana, shop.publicOrigin)
    ana.cookies.delete('cc-at_Lamina')
    shop.engine.failWith(503)
    const answer = await ana.fetch(product, { headers: sessionHeaders })
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
    expect(await answer.json()).toMatchObject({ title: 'Service Unavailable' })
    expect(ana.cookies.has('cc-nx_Lamina')).toBe(true)
  })
})
