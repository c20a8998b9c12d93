import { afterAll, beforeAll, expect, test } from 'vitest'
import { visitorOf } from '../storefront/src/server/testing/start-shop.ts'
import { changedBundle } from './testing/changed-bundle.ts'
import { startWholeShop } from './testing/whole-shop.ts'

let shop: Awaited<ReturnType<typeof startWholeShop>>
let bundle: ReturnType<typeof changedBundle>
let guest: ReturnType<typeof visitorOf>

beforeAll(async () => {
  shop = await startWholeShop()
  guest = visitorOf(shop)
  bundle = changedBundle(shop.databaseUrl)
})
afterAll(async () => {
  bundle?.remove()
  await shop?.close()
})

const page = async (path: string, who: typeof guest = guest) => {
  const answer = await who.fetch(path)
  return { status: answer.status, html: await answer.text() }
}

const countriesIn = (html: string) => [...html.matchAll(/hreflang="es-(\w\w)"/g)].map((match) => match[1])

test('[S9.036] [S2.061] [S9.032] an import changes theme, menus and order of countries in kept pages, without a build', async () => {
  const before = await page('/')
  expect(before.html).toContain('data-theme="v.1"')
  expect(before.html).not.toContain('Catálogo entero')
  await bundle.importWith((site) => ({
    ...site,
    preferences: { ...site.preferences, theme: 'v.2', countryOrder: ['EC', 'CR', 'NI', 'HN', 'GT', 'SV'] },
    menu: {
      ...site.menu,
      first: { ...site.menu.first, name: { es: 'Catálogo entero', en: 'Whole catalogue' } },
    },
  }))
  // The next page that is asked for is the first to hear of it: made of old settings and new answers it must not stay.
  const theme = async () => (await shop.engine.sites.all())[0]?.preferences.theme
  await expect.poll(theme, { timeout: 10_000 }).toBe('v.2')
  await expect.poll(async () => (await page('/')).html, { timeout: 10_000 }).toContain('data-theme="v.2"')
  const { html } = await page('/')
  expect(html).toContain('Catálogo entero')
  expect(countriesIn(html)).toEqual(['EC', 'CR', 'NI', 'HN', 'GT', 'SV'])
})

test('[S2.048] an import changes where the locale stands in addresses', async () => {
  await bundle.importWith((site) => ({ ...site, url: { site: 'path', locale: 'query_param' } }))
  await expect
    .poll(async () => (await page('/cart?locale=en-GT')).html, { timeout: 10_000 })
    .toContain('lang="en-GT"')
  expect((await page('/en-GT/cart')).status).toBe(404)
  await bundle.importWith(({ url: _url, ...site }) => site)
  await expect.poll(async () => (await page('/en-GT/cart')).status, { timeout: 10_000 }).toBe(200)
})

test('[S2.006] [S2.010] an import changes the paths to which the outside comes back', async () => {
  const call = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email_id: 'ana@qa.example', token: 'x' }),
  }
  const post = async (path: string) => (await guest.fetch(path, call)).status
  expect(await post('/reset-password-callback')).toBe(401)
  await bundle.importWith((site) => ({
    ...site,
    callbackPaths: { resetPassword: '/clave-nueva', social: '/vuelta-social' },
  }))
  await expect.poll(() => post('/clave-nueva'), { timeout: 10_000 }).toBe(401)
  expect(await post('/reset-password-callback')).toBe(404)
  expect((await page('/vuelta-social')).status).toBe(200)
  expect((await page('/social-callback')).status).toBe(404)
})

test('an import changes the name under which a phone keeps the shop', async () => {
  // As a browser asks: the page, and then what the page names.
  const nameKept = async () => {
    const { html } = await page('/')
    const path = html.match(/<link rel="manifest" href="([^"]+)">/)?.[1] ?? ''
    return JSON.parse((await page(path)).html).name
  }
  expect(await nameKept()).toBe('Lámina')
  await bundle.importWith((site) => ({ ...site, name: 'Ferretería Volcán' }))
  await expect.poll(nameKept, { timeout: 10_000 }).toBe('Ferretería Volcán')
})
