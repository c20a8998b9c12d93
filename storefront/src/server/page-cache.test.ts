import { expect, test } from 'vitest'
import type { ShopSettings } from '../api/shop.ts'
import type { EngineAnswer } from './engine-client.ts'
import { createPageCache, recordCalls } from './page-cache.ts'
import type { ShopperEngineClient } from './shopper-engine-client.ts'

const shop: ShopSettings = { sites: [] } as unknown as ShopSettings
const basis = { shop, style: undefined }

/** An engine that answers every path with a text that the test may change. */
const engineOf = (texts: Record<string, string>) => {
  const asked: string[] = []
  const answerOf = (path: string): EngineAnswer => ({
    status: 200,
    statusText: 'OK',
    headers: {},
    body: Buffer.from(texts[path] ?? ''),
  })
  const client: ShopperEngineClient = {
    call: async (path, { method }) => {
      asked.push(`${method} ${path}`)
      return answerOf(path)
    },
    ready: async () => ({ kind: 'none' }),
    session: () => ({ kind: 'none' }),
    cookies: () => [],
  }
  return { client, asked }
}

const cacheOf = (maxBytes = 100_000, clock = { now: 0 }) =>
  createPageCache<string>({
    maxBytes,
    maxAge: 1000,
    now: () => new Date(clock.now),
    onAnswer: () => {},
  })

const get = { method: 'GET', headers: { accept: 'application/json', 'correlation-id': 'first' } }

test('the same answers give the same page; another answer gives none, and is not asked twice', async () => {
  const texts: Record<string, string> = { '/a': 'uno', '/b': 'dos' }
  const { client, asked } = engineOf(texts)
  const recording = recordCalls(client)
  await recording.client.call('/a', get)
  await recording.client.call('/b', get)
  const cache = cacheOf()
  cache.set('k', { ...basis, page: 'page', bytes: 4, calls: recording.calls() ?? [], version: '1' })
  expect(cache.get('k', '1')).toBe('page')
  expect(cache.get('k', '2')).toBeUndefined()
  expect((await cache.revalidate('k', { basis, client, version: '2' })).page).toBe('page')
  expect(cache.get('k', '2')).toBe('page')

  texts['/b'] = 'tres'
  asked.length = 0
  const { page, answers } = await cache.revalidate('k', { basis, client, version: '3' })
  expect(page).toBeUndefined()
  const again = recordCalls(client, answers)
  expect((await again.client.call('/b', get)).body.toString()).toBe('tres')
  expect(asked).toEqual(['GET /a', 'GET /b'])
  // Who asks a second time hears of now.
  await again.client.call('/b', get)
  expect(asked).toHaveLength(3)
})

test('other settings or another sheet of styles make another page', async () => {
  const { client } = engineOf({})
  const cache = cacheOf()
  cache.set('k', { ...basis, page: 'page', bytes: 4, calls: [], version: '1' })
  const other = { shop: { ...shop }, style: undefined }
  expect((await cache.revalidate('k', { basis: other, client, version: '1' })).page).toBeUndefined()
  const styled = { shop, style: '/static/merchant.css?v=2' }
  expect((await cache.revalidate('k', { basis: styled, client, version: '1' })).page).toBeUndefined()
  expect((await cache.revalidate('k', { basis, client, version: '1' })).page).toBe('page')
})

test('a call that fails or never comes makes no page wait, and leaves the others to who makes it', async () => {
  const { client } = engineOf({ '/a': 'uno' })
  const recording = recordCalls(client)
  await recording.client.call('/a', get)
  await recording.client.call('/b', get)
  const cache = cacheOf()
  cache.set('k', { ...basis, page: 'page', bytes: 4, calls: recording.calls() ?? [], version: '1' })
  for (const lost of [() => Promise.reject(new Error('gone')), () => new Promise<never>(() => {})]) {
    const call: ShopperEngineClient['call'] = (path, init) =>
      path === '/b' ? lost() : client.call(path, init)
    const found = await cache.revalidate('k', { basis, client: { ...client, call }, version: '2' })
    expect([found.page, [...found.answers.keys()]]).toEqual([undefined, ['/a']])
  }
})

test('what did more than read is not recorded', async () => {
  const { client } = engineOf({})
  const recording = recordCalls(client)
  await recording.client.call('/a', get)
  await recording.client.call('/a', { method: 'POST', headers: {} })
  expect(recording.calls()).toBeUndefined()
})

test('holds no more bytes than it may, lets the longest unused go, and nothing that is old', () => {
  const clock = { now: 0 }
  const cache = cacheOf(30_000, clock)
  const put = (key: string, bytes: number) =>
    cache.set(key, { ...basis, page: key, bytes, calls: [], version: '1' })
  for (let index = 0; index < 10; index++) put(`k${index}`, 2000)
  expect(cache.get('k0', '1')).toBe('k0')
  for (let index = 10; index < 19; index++) put(`k${index}`, 2000)
  expect(cache.bytes()).toBeLessThanOrEqual(30_000)
  expect(cache.get('k1', '1')).toBeUndefined()
  expect(cache.get('k0', '1')).toBe('k0')
  put('large', 3000)
  expect(cache.get('large', '1')).toBeUndefined()
  clock.now = 1000
  expect(cache.get('k0', '1')).toBeUndefined()
})
