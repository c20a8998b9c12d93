import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildIfStale } from '../../build/build-if-stale.ts'
import { backOffice } from './index.ts'

const people = [{ email: 'owner@lamina.example', name: 'Elena </script>', roles: 'owner' }]
const app = Fastify()
beforeAll(async () => {
  await buildIfStale()
  const demoPeople = { password: 'Techo2026!', people }
  await app.register(backOffice({ publicOrigin: 'https://shop.example', production: true, demoPeople }))
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

test('people of the demonstration stand in the document as data', async () => {
  const { body } = await app.inject('/admin')
  const [, text = '{}'] = /id="demo-people">(.*?)<\/script>/.exec(body) ?? []
  expect(JSON.parse(text)).toEqual({ password: 'Techo2026!', people })
})
