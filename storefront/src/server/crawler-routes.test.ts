import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildForTests } from '../../build/testing.ts'
import { type Shop, startShop, visitorOf } from './testing/start-shop.ts'

let build: Awaited<ReturnType<typeof buildForTests>>
let shop: Shop
beforeAll(async () => {
  build = await buildForTests()
  shop = await startShop({ build })
  // From here on the catalogue's version is known.
  await visitorOf(shop).fetch('/')
})
afterAll(async () => {
  await shop?.close()
  await build?.remove()
})

const text = async (path: string) => (await visitorOf(shop).fetch(path)).text()
const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url ?? '')

test('robots.txt names the sitemap and closes private paths in every locale', async () => {
  const robots = await text('/robots.txt')
  expect(robots).toContain('Sitemap: http://shop.example/sitemap.xml')
  for (const line of [
    'Disallow: /account',
    'Disallow: /*/account',
    'Disallow: /*/checkout',
    'Disallow: /*/search',
  ]) {
    expect(robots.split('\n')).toContain(line)
  }
})

test('the index lists every locale, and every address in the files is a page of ours', async () => {
  const index = locations(await text('/sitemap.xml'))
  expect(index).toHaveLength(12)
  expect(index).toContain('http://shop.example/sitemap-en-NI-1.xml')
  const spanish = locations(await text('/sitemap-es-SV-1.xml'))
  expect(spanish).toHaveLength(new Set(spanish).size)
  expect(spanish.filter((url) => url.includes('/product/'))).toHaveLength(450)
  expect(spanish).toContain('http://shop.example/')
  expect(spanish).toContain('http://shop.example/category/l%C3%A1minas%20%26%20m%C3%A1s')
  for (const absent of ['/account', '/login', '/search', '/old', '/unwritten', '/dev/ui']) {
    expect(spanish).not.toContain(`http://shop.example${absent}`)
  }
  for (const url of [spanish[0], spanish[1], spanish.at(-1)]) {
    const answer = await visitorOf(shop).fetch((url ?? '').slice('http://shop.example'.length))
    expect([url, answer.status]).toEqual([url, 200])
  }
  expect(locations(await text('/sitemap-en-CR-1.xml'))).toContain('http://shop.example/en-CR/product/P2')
})

test('a file that does not exist is a 404', async () => {
  for (const path of [
    '/sitemap-es-SV-2.xml',
    '/sitemap-fr-FR-1.xml',
    '/sitemap-es-SV-0.xml',
    '/sitemap-es-SV-x.xml',
  ]) {
    expect((await visitorOf(shop).fetch(path)).status, path).toBe(404)
  }
})

test('the catalogue is read once for all who ask', async () => {
  const before = shop.engine.seen.length
  await Promise.all([text('/sitemap.xml'), text('/sitemap-es-SV-1.xml'), text('/sitemap.xml')])
  expect(shop.engine.seen.slice(before).filter(({ url }) => url.includes('product-search'))).toEqual([])
})
