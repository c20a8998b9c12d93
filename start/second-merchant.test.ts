import { afterAll, beforeAll, expect, test } from 'vitest'
import { secondMerchantTemplate } from '../engine/src/testing.ts'
import { visitorOf } from '../storefront/src/server/testing/start-shop.ts'
import { changedBundle } from './testing/changed-bundle.ts'
import { startShopOf } from './testing/whole-shop.ts'

const folder = 'e2e/second-merchant'
let shop: Awaited<ReturnType<typeof startShopOf>>
let bundle: ReturnType<typeof changedBundle>
let guest: ReturnType<typeof visitorOf>

beforeAll(async () => {
  shop = await startShopOf(await secondMerchantTemplate())
  guest = visitorOf(shop)
  bundle = changedBundle(shop.databaseUrl, folder)
})
afterAll(async () => {
  bundle?.remove()
  await shop?.close()
})

const page = async (path: string) => {
  const answer = await guest.fetch(path)
  const html = await answer.text()
  return { status: answer.status, html, locale: /<html lang="([^"]+)"/.exec(html)?.[1] }
}

const plain = (text: string) => text.replaceAll('&amp;', '&')

/** Addresses of categories and products that a page leads to. */
const goodsIn = (html: string) => [
  ...new Set(
    [
      ...html.matchAll(
        /<a [^>]*href="(\/[^"#]*\/(?:category|product)\/[^"#]*|\/(?:category|product)\/[^"#]*)"/g,
      ),
    ].map(([, to = '']) => plain(to)),
  ),
]

/** How many countries a page without scripts leads to. */
const countriesOffered = (html: string) => (html.match(/>(Costa Rica|Guatemala)<\/a>/g) ?? []).length

const withoutOrigin = (address: string) => address.replace(shop.publicOrigin, '')

/** Site, locale and form of addresses of a page, from what its script reads. */
const placeOf = async (path: string) => {
  const { status, html, locale } = await page(path)
  const url: unknown = JSON.parse(/"url":(\{"site":[^}]*\})/.exec(html)?.[1] ?? '{}')
  return { status, locale, url, site: /"siteId":"(\w+)"/.exec(html)?.[1] }
}

test.each([
  { site: 'none', locale: 'path', address: '/es-GT/category/riego' },
  { site: 'query_param', locale: 'path', address: '/es-GT/category/riego?site=Azul' },
  { site: 'path', locale: 'query_param', address: '/Azul/category/riego?locale=es-GT' },
  { site: 'query_param', locale: 'query_param', address: '/category/riego?site=Azul&locale=es-GT' },
  { site: 'path', locale: 'none', address: '/Azul/category/riego' },
  { site: 'none', locale: 'none', address: '/category/riego' },
] as const)(
  '[S2.047] [S2.048] site in $site, locale in $locale: every link of a page leads on in its site and locale',
  async ({ address, ...url }) => {
    await bundle.importWith((site) => ({ ...site, url, alsoAs: ['Azul'] }))
    // Where an address names none, the default is served.
    const place = {
      status: 200,
      url,
      locale: url.locale === 'none' ? 'es-CR' : 'es-GT',
      site: url.site === 'none' ? 'Volcan' : 'Azul',
    }
    await expect.poll(() => placeOf(address), { timeout: 10_000 }).toEqual(place)
    const { html } = await page(address)
    // The selector of countries leads elsewhere.
    const elsewhere = [...html.matchAll(/rel="alternate" href="([^"]+)"/g)].map(([, to = '']) =>
      withoutOrigin(plain(to)),
    )
    const goods = goodsIn(html).filter((to) => !elsewhere.includes(to))
    expect(goods.length).toBeGreaterThan(3)
    for (const to of goods) expect({ to, ...(await placeOf(to)) }).toEqual({ to, ...place })
    expect(html.includes('hreflang="es-GT"')).toBe(url.locale !== 'none')
    // Costa Rica and Guatemala, where addresses can lead to both.
    expect(countriesOffered(html)).toBe(url.locale === 'none' ? 1 : 2)
  },
)

test('[S1.024] a shop that shows its prices to guests shows them, and hides them again', async () => {
  const price = /₡\s?10[.,]900/
  const seen = async () => price.test((await page('/product/VO-PALA')).html)
  expect(await seen()).toBe(false)
  await bundle.importWith(({ url: _url, ...site }) => ({
    ...site,
    preferences: { ...site.preferences, guestPrices: 'visible' },
  }))
  await expect.poll(seen, { timeout: 10_000 }).toBe(true)
  await bundle.importWith((site) => ({
    ...site,
    preferences: { ...site.preferences, guestPrices: 'hidden' },
  }))
  await expect.poll(seen, { timeout: 10_000 }).toBe(false)
})

test('the pace of banners is the merchant’s', async () => {
  const told = async () => /"carouselAutoplayMs":(\d+)/.exec((await page('/')).html)?.[1]
  expect(await told()).toBe('3000')
  await bundle.importWith((site) => ({
    ...site,
    preferences: { ...site.preferences, carouselAutoplayMs: 4000 },
  }))
  await expect.poll(told, { timeout: 10_000 }).toBe('4000')
})

test('examples and advice are the merchant’s: of goods only where its words say so', async () => {
  const told = async () => [
    /type="search"[^>]* placeholder="([^"]*)"/.exec((await page('/')).html)?.[1],
    /<meta name="description" content="([^"]*)"/.exec((await page('/search?q=manguera')).html)?.[1],
    (await page('/cart')).html.includes('Lo que agregues aparece aquí.'),
  ]
  expect(await told()).toEqual([
    '¿Qué buscas?',
    'Lo que Ferretería Volcán tiene para &quot;manguera&quot;, con existencias por tienda.',
    true,
  ])
  await bundle.importWith((site) => ({
    ...site,
    words: {
      search: { es: '¿Manguera, abono?', en: 'Hose, manure?' },
      emptyCart: { es: 'Empieza por el riego.', en: 'Begin with water.' },
      assortment: { es: 'riego y jardín', en: 'water and garden' },
    },
  }))
  await expect
    .poll(told, { timeout: 10_000 })
    .toEqual([
      '¿Manguera, abono?',
      'Lo que Ferretería Volcán tiene para &quot;manguera&quot;: riego y jardín, con existencias por tienda.',
      false,
    ])
  expect((await page('/cart')).html).toContain('Empieza por el riego.')
})

test('marks of the shop are the merchant’s: header, tab, home screen, cards, what search engines are told', async () => {
  const { html } = await page('/')
  const mark = (pattern: RegExp) => plain(html.match(pattern)?.[1] ?? '')
  const marks = [
    mark(/<img src="([^"]+)" alt="Ferretería Volcán"/),
    mark(/<link rel="icon" href="([^"]+)"/),
    mark(/<link rel="apple-touch-icon" href="([^"]+)"/),
    JSON.parse(`"${mark(/"logo":"([^"]+logo[^"]*)"/)}"`),
    JSON.parse((await page('/manifest.webmanifest')).html).icons[0].src,
    plain((await page('/store-locator')).html.match(/property="og:image" content="([^"]+)"/)?.[1] ?? ''),
  ].map(withoutOrigin)
  for (const one of marks) {
    expect(one).toMatch(/\/images\/(cards\/)?volcan\/logo\.(svg|jpg)/)
    expect([one, (await guest.fetch(one)).status]).toEqual([one, 200])
  }
  const { headers } = await guest.fetch('/favicon.ico', { redirect: 'manual' })
  expect(headers.get('location')).toContain('/images/volcan/logo.svg')
})
