import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { buildForTests } from '../../storefront/build/testing.ts'
import { freePort } from '../../start/testing/shop.ts'
import { sharedFolder } from '../../start/testing/temporary-folder.ts'
import { signIn } from '../../storefront/src/server/testing/sign-in.ts'
import { type Shop, startShop, visitorOf } from '../../storefront/src/server/testing/start-shop.ts'
import { edges } from './edges.ts'
import type { Server } from './programs.ts'

const pages = ['/', '/product/1', '/product/2', '/search?q=lamina', '/product/3?utm_source=mail']

let build: Awaited<ReturnType<typeof buildForTests>>
beforeAll(async () => {
  build = await buildForTests()
})
afterAll(() => build.remove())

describe.each(Object.entries(edges))('%s as a shared cache before the shop', (_, startEdge) => {
  let shop: Shop
  let edge: Server | undefined
  let port: number
  const at = { origin: '' }
  const folder = sharedFolder()
  const open = () => startShop({ build, port })
  beforeAll(async () => {
    port = await freePort()
    const edgePort = await freePort()
    at.origin = `http://127.0.0.1:${edgePort}`
    shop = await open()
    edge = startEdge(folder, { edge: edgePort, shop: port })
    await vi.waitFor(async () => expect((await fetch(at.origin)).status).toBe(200), { timeout: 30_000 })
  })
  afterAll(async () => {
    await edge?.stop('SIGTERM')
    await shop.close()
  })

  const guest = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(at.origin + path, { redirect: 'manual', ...init })
    return { status: answer.status, text: await answer.text(), headers: answer.headers }
  }

  test('a guest’s page is kept, says nothing of that to browsers, and is answered by its tag', async () => {
    await guest('/product/1')
    await vi.waitFor(async () => expect((await guest('/product/1')).headers.get('x-cache')).toBe('HIT'), {
      timeout: 20_000,
    })
    const { headers } = await guest('/product/1')
    expect(headers.get('cache-control')).toBe('private, no-cache')
    expect(headers.get('surrogate-control')).toBeNull()
    const again = await guest('/product/1', { headers: { 'if-none-match': headers.get('etag') ?? '' } })
    expect(again.status).toBe(304)
  })

  test('nothing personal is ever kept: a crawl by two customers and a guest, in turns', async () => {
    const [ana, carolina] = [visitorOf(at), visitorOf(at)]
    await signIn(ana, shop.publicOrigin)
    await signIn(carolina, shop.publicOrigin, 'carolina:secret')
    for (let round = 0; round < 4; round++) {
      for (const path of pages) {
        const hers = await (await ana.fetch(path)).text()
        const other = await (await carolina.fetch(path)).text()
        const nobodys = await guest(path)
        expect(nobodys.text, path).not.toMatch(/7919|6543|refresh-|cc-|registered/)
        expect(nobodys.headers.getSetCookie(), path).toEqual([])
        if (!path.startsWith('/product')) continue
        expect(hers, path).toContain('7919.37')
        expect(other, path).toContain('6543.21')
      }
    }
    // Whoever has an access token alone is a customer too.
    const token = ana.cookies.get('cc-at_Lamina') ?? ''
    expect(token).not.toBe('')
    const alone = await guest('/product/1', { headers: { cookie: `a=b; cc-at_Lamina=${token}` } })
    expect(alone.text).toContain('7919.37')
    // A session that has ended is told to its own browser, and to nobody after it.
    shop.engine.endSessions()
    expect((await ana.fetch('/product/2')).headers.getSetCookie().length).toBeGreaterThan(0)
    expect((await guest('/product/2')).headers.getSetCookie()).toEqual([])
  })

  test('a guest who has a session of their own gets the kept page', async () => {
    const { text, headers } = await guest('/product/1', {
      headers: { cookie: 'cc-nx-g_Lamina=refresh-x; consent=1' },
    })
    expect(text).toContain('<p id="seen">guest</p>')
    expect(headers.getSetCookie()).toEqual([])
  })

  test('a changed catalogue is shown', async () => {
    const before = (await guest('/product/1')).text
    shop.engine.renameProducts('Teja')
    shop.engine.setCatalogVersion('2')
    const changedAt = performance.now()
    await vi.waitFor(async () => expect((await guest('/product/1')).text).toContain('Teja 1'), {
      timeout: 20_000,
      interval: 50,
    })
    expect(before).not.toContain('Teja 1')
    console.log(`shown ${Math.round(performance.now() - changedAt)} ms after the change`)
  })

  test('guests go on reading while the shop restarts, and then get what is new', async () => {
    await guest('/product/1')
    await shop.close()
    for (let visit = 0; visit < 20; visit++) expect((await guest('/product/1')).status).toBe(200)
    shop = await open()
    await vi.waitFor(async () => expect((await guest('/product/1')).text).toContain('Lámina 1'), {
      timeout: 20_000,
    })
  })
})
