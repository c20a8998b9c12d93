import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildIfStale } from '../../build/build-if-stale.ts'
import { backOffice } from './index.ts'

const people = [{ email: 'owner@lamina.example', name: 'Elena </script>', roles: 'owner' }]
const demoPeople = { password: 'Techo2026!', people }
const options = { publicOrigin: 'https://shop.example', production: true }
const app = Fastify()
beforeAll(async () => {
  await buildIfStale()
  await app.register(backOffice({ ...options, demoPeople }))
})
afterAll(() => app.close())

test('every address below /admin is one document, under its own policy and for no search engine', async () => {
  for (const url of ['/admin', '/admin/orders/00028044?q=a']) {
    const { statusCode, headers } = await app.inject(url)
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(headers['x-robots-tag']).toBe('none')
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'")
    expect(policy).not.toContain('unsafe')
    expect(headers['strict-transport-security']).toBeDefined()
  }
})

test('its files stay as long as their names, packed', async () => {
  const [, script = ''] = /src="([^"]+\.js)"/.exec((await app.inject('/admin')).body) ?? []
  const { statusCode, headers } = await app.inject({ url: script, headers: { 'accept-encoding': 'br' } })
  expect([statusCode, headers['content-encoding']]).toEqual([200, 'br'])
  expect(headers['cache-control']).toContain('immutable')
  expect((await app.inject('/admin/assets/missing.js')).statusCode).toBe(404)
})

test('its worker serves all of it, and names files that are there', async () => {
  const worker = await app.inject('/admin/worker.js')
  expect([worker.statusCode, worker.headers['service-worker-allowed']]).toEqual([200, '/admin'])
  expect(worker.headers['content-type']).toContain('text/javascript')
  expect(worker.headers['cache-control']).toBe('no-cache')
  const files: string[] = (await app.inject('/admin/offline.json')).json()
  expect(files.length).toBeGreaterThan(5)
  for (const url of files) expect((await app.inject(url)).statusCode, url).toBe(200)
})

const dataIn = (body: string): unknown =>
  JSON.parse(/id="document-data">(.*?)<\/script>/.exec(body)?.[1] ?? '')

test('people of the demonstration stand in the document as data', async () => {
  expect(dataIn((await app.inject('/admin')).body)).toEqual({ demoPeople })
})

test('pictures of a map come from its server alone, which the page is told', async () => {
  const [none, one, several] = await Promise.all(
    [
      undefined,
      'https://tiles.example/{z}/{x}/{y}.png?key=a',
      'https://{s}.tiles.example/{z}/{x}/{y}.png',
    ].map(async (mapTileUrl) => {
      const shop = Fastify()
      await shop.register(backOffice({ ...options, mapTileUrl }))
      const { headers, body } = await shop.inject('/admin')
      await shop.close()
      expect(dataIn(body)).toEqual(mapTileUrl ? { mapTileUrl } : {})
      const policy = String(headers['content-security-policy']).split('; ')
      expect(policy.filter((part) => part.includes('tiles'))).toHaveLength(mapTileUrl ? 1 : 0)
      return policy.find((part) => part.startsWith('img-src'))
    }),
  )
  expect(none).toBe("img-src 'self' blob:")
  expect(one).toBe("img-src 'self' blob: data: https://tiles.example")
  expect(several).toBe(
    "img-src 'self' blob: data: https://a.tiles.example https://b.tiles.example https://c.tiles.example",
  )
})
