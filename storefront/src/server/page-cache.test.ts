import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { bestEncodingOf, createPageCache, storePage } from './page-cache.ts'

const noise = (length: number, seed: number) => {
  let state = seed
  return Array.from({ length }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return String.fromCharCode(33 + (state % 90))
  }).join('')
}

test('holds no more bytes than it may, and lets the longest unused go', async () => {
  const page = await storePage(noise(4000, 1), 0)
  const size = page.br.length + page.gzip.length + 500
  const cache = createPageCache(size * 12, 1000)
  for (let index = 0; index < 10; index++) cache.set(`k${index}`, page)
  expect(cache.get('k0', 0)).toBe(page)
  for (let index = 10; index < 20; index++) cache.set(`k${index}`, page)
  expect(cache.bytes()).toBeLessThanOrEqual(size * 12)
  expect(cache.get('k1', 0)).toBeUndefined()
  expect(cache.get('k0', 0)).toBe(page)
  expect(cache.count()).toBeLessThan(13)
})

test('bytes are counted right through replacing, ageing and clearing', async () => {
  const cache = createPageCache(1_000_000, 1000)
  const page = await storePage('a', 0)
  cache.set('k', page)
  const bytes = cache.bytes()
  cache.set('k', page)
  expect(cache.bytes()).toBe(bytes)
  expect(cache.get('k', 999)).toBe(page)
  expect(cache.bytes()).toBe(bytes)
  expect(cache.get('k', 1000)).toBeUndefined()
  expect([cache.bytes(), cache.count()]).toEqual([0, 0])
  cache.set('k', page)
  cache.clear()
  expect(cache.bytes()).toBe(0)
})

test('a page too large for the cache is not kept in it', async () => {
  const cache = createPageCache(10_000, 1000)
  cache.set('k', await storePage(noise(5000, 2), 0))
  expect(cache.count()).toBe(0)
})

test('the tag follows the text alone; every encoding gives the text back', async () => {
  const [first, same, other] = await Promise.all([
    storePage('uno', 0),
    storePage('uno', 5),
    storePage('dos', 0),
  ])
  expect(first.etag).toBe(same.etag)
  expect(first.etag).not.toBe(other.etag)
  expect((await bestEncodingOf(first)).body.toString()).toBe('uno')
  const zipped = await bestEncodingOf(first, 'gzip, deflate')
  expect(gunzipSync(zipped.body).toString()).toBe('uno')
  expect((await bestEncodingOf(first, 'gzip, br;q=1')).encoding).toBe('br')
})
