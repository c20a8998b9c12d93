import { describe, expect, test } from 'vitest'
import { openShopForEachTest } from './testing/open-shop.ts'
import { type Shop, startShop, visitorOf } from './testing/start-shop.ts'

let shop: Shop
openShopForEachTest((opened) => {
  shop = opened
})

describe('headers of every document', () => {
  test.each(['/', '/no-such-page', '/broken', '/search?q=a'])('%s', async (path) => {
    const { headers } = await visitorOf(shop).fetch(path)
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'self'; script-src 'self'; style-src 'self'")
    for (const part of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
      expect(policy).toContain(part)
    expect(policy).not.toMatch(/unsafe|nonce/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('permissions-policy')).toContain('camera=()')
    expect(headers.get('x-powered-by')).toBeNull()
    expect(headers.get('strict-transport-security')).toBeNull()
  })

  test('in production over https the browser gets Strict-Transport-Security', async () => {
    const safe = await startShop({
      build: shop.build,
      config: { production: true, publicOrigin: 'https://shop.example' },
    })
    const { headers } = await visitorOf(safe).fetch('/')
    await safe.close()
    expect(headers.get('strict-transport-security')).toMatch(/max-age=31536000/)
  })

  test('the card’s return page alone may stand in our own frame', async () => {
    const { headers } = await visitorOf(shop).fetch('/cs-callback/T1')
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
  })
})

describe('files', () => {
  test('built files are kept for a year and come packed', async () => {
    const html = await (await visitorOf(shop).fetch('/')).text()
    const script = /src="(\/static\/assets\/[^"]+)"/.exec(html)?.[1] ?? ''
    const answer = await visitorOf(shop).fetch(script, { headers: { 'accept-encoding': 'br' } })
    expect(answer.headers.get('content-encoding')).toBe('br')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  })

  test('[S7.056] texts are static JSON per language, kept when asked with their version', async () => {
    const html = await (await visitorOf(shop).fetch('/')).text()
    const url = /href="(\/static\/messages\/es\.json\?v=[^"]+)"/.exec(html)?.[1] ?? ''
    const versioned = await visitorOf(shop).fetch(url)
    expect(versioned.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(await versioned.json()).toMatchObject({ 'app.support': ['Contactar a soporte'] })
    for (const other of ['/static/messages/en.json', '/static/messages/es.json?v=old']) {
      const answer = await visitorOf(shop).fetch(other)
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'public, no-cache'])
    }
  })

  test('the manifest and files outside are not served', async () => {
    for (const path of [
      '/static/.vite/manifest.json',
      '/static/../messages.json',
      '/static/%2e%2e/messages.json',
      '/static/..%2fmessages.json',
    ]) {
      expect((await visitorOf(shop).fetch(path)).status, path).toBeGreaterThanOrEqual(400)
    }
  })
})
