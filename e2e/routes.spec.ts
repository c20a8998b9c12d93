import { type APIRequestContext, expect, test } from '@playwright/test'
import { locales } from '../facts/locales.ts'
import { seesPictures } from './steps/browser.ts'
import { newCustomer } from './steps/new-customer.ts'

test.use(seesPictures)

const entities: Record<string, string> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#39;': "'",
  '&lt;': '<',
  '&gt;': '>',
}
const readable = (html: string) =>
  html.replaceAll(/&(?:amp|quot|#39|lt|gt);/g, (found) => entities[found] ?? found)
const attribute = (tag: string, name: string) =>
  readable(tag.match(new RegExp(` ${name}="([^"]*)"`))?.[1] ?? '')

/** What a robot reads of a page: status, title, first headings, and what the head says to search engines. */
const fetchPage = async (request: APIRequestContext, path: string) => {
  const answer = await request.get(path, { maxRedirects: 0 })
  const html = await answer.text()
  const links = [...html.matchAll(/<link rel="(canonical|alternate)"[^>]*>/g)].map(([tag]) => tag)
  return {
    status: answer.status(),
    location: answer.headers().location,
    html,
    title: readable(html.match(/<title>([^<]*)<\/title>/)?.[1] ?? ''),
    headings: [...html.matchAll(/<h1[^>]*>([^<]*)/g)].map(([, text = '']) => readable(text)),
    robots: html.match(/<meta name="robots" content="([^"]*)"/)?.[1],
    canonical: links.filter((tag) => tag.includes('canonical')).map((tag) => attribute(tag, 'href')),
    alternates: links
      .filter((tag) => tag.includes('hreflang'))
      .map((tag) => [attribute(tag, 'hreflang'), attribute(tag, 'href')] as const),
  }
}

const listed: [id: string, path: string, canonical?: string][] = [
  ['[S2.001]', '/'],
  ['[S2.025]', '/product/TE007'],
  ['[S2.025]', '/product/TE007-26-ROJO', '/product/TE007'],
  ['[S2.027]', '/category/techos'],
  ['[S2.028]', '/categories/techos', '/category/techos'],
  ['[S2.029]', '/store-locator'],
  ['[S2.033]', '/preguntas-frecuentes'],
  ['[S2.034]', '/quienes-somos'],
  ['[S2.035]', '/memoria-de-sostenibilidad'],
  ['[S2.036]', '/ecosteel'],
  ['[S2.037]', '/compra-segura-en-sitio'],
  ['[S2.038]', '/politica-de-cookies'],
  ['[S2.039]', '/indice'],
  ['[S2.040]', '/politica-de-privacidad'],
  ['[S2.041]', '/servicios'],
  ['[S2.042]', '/terminos-y-condiciones'],
  ['[S2.043]', '/garantia'],
]
const unlisted: [id: string, path: string, heading: string][] = [
  ['[S2.002]', '/login', 'Inicia sesión'],
  ['[S2.003]', '/registration', 'Regístrate'],
  ['[S2.004]', '/reset-password', 'Restablecer contraseña'],
  ['[S2.005]', '/set-new-password/', 'Restablecer contraseña'],
  ['[S2.007]', '/passwordless-login-landing', 'Inicia sesión'],
  ['[S2.017]', '/cart', 'Tu carrito está vacío.'],
  ['[S2.026]', '/search?q=lamina', 'Resultados para "lamina"'],
  ['[S2.032]', '/my-new-route', 'my-new-route'],
]
const registeredOnly: [id: string, path: string][] = [
  ['[S2.011]', '/account'],
  ['[S2.012]', '/account/wishlist'],
  ['[S2.013]', '/account/orders'],
  ['[S2.014]', '/account/addresses'],
  ['[S2.015]', '/account/opportunities'],
  ['[S1.014]', '/account/cases'],
  ['[S2.016]', '/opportunity/1'],
  ['[S2.018]', '/checkout'],
  ['[S2.022]', '/checkout/confirmation/1'],
  ['[S2.023]', '/confirmation/1'],
]

for (const [id, path, canonical = path] of listed) {
  test(`${id} [S9.031] [S2.049] ${path} is a listed page: one h1, its title, itself as canonical, twelve alternates`, async ({
    request,
    baseURL,
  }) => {
    const page = await fetchPage(request, path)
    expect(page.status).toBe(200)
    expect(page.headings).toHaveLength(1)
    if (path === '/') expect(page.title).toMatch(/Lámina/)
    else expect(page.title).toMatch(/^\S.* \| Lámina$/)
    expect(page.robots).toBe('index, follow')
    expect(page.canonical).toEqual([
      new URL(canonical, baseURL).href.replace(/\/$/, canonical === '/' ? '/' : ''),
    ])
    expect(page.alternates.map(([code]) => code).toSorted()).toEqual([...locales, 'x-default'].toSorted())
    const hrefs = new Map(page.alternates)
    expect(hrefs.get('x-default')).toBe(page.canonical[0])
    expect(hrefs.get('en-NI')).toMatch(new RegExp(`/en-NI${canonical === '/' ? '/?' : canonical}$`))
    const slashed = await request.get(path === '/' ? '/' : `${path}/`)
    expect(slashed.status()).toBe(200)
    const elsewhere = await fetchPage(request, `/en-GT${path === '/' ? '' : path}`)
    expect(elsewhere.status).toBe(200)
    expect(elsewhere.html).toContain('<html lang="en-GT"')
    const explicit = await fetchPage(request, `/es-SV${path === '/' ? '' : path}`)
    expect([200, 301, 302, 307, 308]).toContain(explicit.status)
    if (explicit.status === 200) expect(explicit.canonical).toEqual(page.canonical)
  })
}

for (const [id, path, heading] of unlisted) {
  test(`${id} [S9.031] ${path} answers and asks search engines to stay away`, async ({ request }) => {
    const page = await fetchPage(request, path)
    expect(page.status).toBe(200)
    expect(page.headings).toEqual([heading])
    expect(page.title).toMatch(/^\S.* \| Lámina$/)
    expect(page.robots).toBe('noindex')
    expect(page.alternates).toEqual([])
  })
}

for (const [id, path] of registeredOnly) {
  test(`${id} ${path} leads a guest to the login, which knows the way back`, async ({ request }) => {
    for (const asked of [path, `${path}/`]) {
      const page = await fetchPage(request, asked)
      expect([302, 303, 307]).toContain(page.status)
      const to = new URL(page.location ?? '', 'http://shop.invalid')
      expect(to.pathname).toBe('/login')
      expect(to.searchParams.get('redirect')?.replace(/\/$/, '')).toBe(path)
    }
  })
}

test('[S2.011] [S2.013] [S2.014] [S2.002] [S2.003] a customer gets the account’s pages, and no login', async ({
  page,
}) => {
  await newCustomer(page)
  for (const path of ['/account', '/account/orders', '/account/addresses']) {
    const seen = await fetchPage(page.request, path)
    expect(seen.status, path).toBe(200)
    expect(seen.headings, path).toHaveLength(1)
    expect(seen.html, path).not.toContain('Página en preparación')
    expect(seen.title, path).toMatch(/^\S.* \| Lámina$/)
    expect(seen.robots, path).toBe('noindex')
  }
  for (const path of ['/login', '/registration']) {
    const seen = await fetchPage(page.request, path)
    expect([302, 303, 307], path).toContain(seen.status)
    expect(seen.location, path).toMatch(/\/account$/)
  }
})

test('[S2.022] [S2.023] [S2.025] [S2.027] [S2.046] an unknown page answers 404 and says so', async ({
  page,
}) => {
  await newCustomer(page)
  for (const path of [
    '/no-hay-tal-pagina',
    '/product/NO-EXISTE',
    '/category/no-existe',
    '/categories/no-existe',
    '/checkout/confirmation/99999999',
    '/confirmation/99999999',
    '/account/orders/99999999',
  ]) {
    const seen = await fetchPage(page.request, path)
    expect(seen.status, path).toBe(404)
    expect(seen.html, path).toContain('No encontramos la página que buscas.')
    expect(seen.robots, path).toBe('noindex')
    expect(seen.alternates, path).toEqual([])
  }
})

test('[S2.045] /terms-conditions leads for good to the terms, locale and query kept', async ({ request }) => {
  for (const [path, target] of [
    ['/terms-conditions', '/terminos-y-condiciones'],
    ['/en-CR/terms-conditions?from=mail', '/en-CR/terminos-y-condiciones?from=mail'],
  ] as const) {
    const seen = await fetchPage(request, path)
    expect(seen.status).toBe(301)
    expect(new URL(seen.location ?? '', 'http://shop.invalid')).toMatchObject({
      pathname: new URL(target, 'http://shop.invalid').pathname,
      search: new URL(target, 'http://shop.invalid').search,
    })
  }
})

test('[S2.008] [S2.006] the callbacks of the login are no pages', async ({ request }) => {
  const callback = await request.get('/callback?code=c&usid=u')
  expect(callback.status()).toBe(200)
  expect(await callback.text()).toBe('')
  expect((await request.get('/reset-password-callback')).status()).toBe(404)
})

test('[S2.021] [S2.019] [S2.020] the card’s return shows no header', async ({ request }) => {
  for (const path of ['/cs-callback', '/cs-callback/T1']) {
    const seen = await fetchPage(request, path)
    expect(seen.html, path).not.toContain('<header')
    expect(seen.robots, path).toBe('noindex')
  }
})

test('cards in other places: the picture of what is shared on the brand’s ground, 1200 × 630, kept for ever', async ({
  page,
  request,
}) => {
  const cards: string[] = []
  for (const path of [
    '/',
    '/en-SV/category/techos',
    '/category/polines',
    '/category/lamina-natural',
    '/product/TE007-26-ROJO',
    '/product/TE007-26-AZUL',
    '/en-CR/product/TE007-26-AZUL',
    '/quienes-somos',
    '/en-GT/quienes-somos',
    '/search?q=lamina',
  ]) {
    const { html, title } = await fetchPage(request, path)
    expect(html, path).toContain('<meta name="twitter:card" content="summary_large_image">')
    const tag = (name: string) => html.match(new RegExp(`<meta property="${name}"[^>]*>`))?.[0] ?? ''
    expect(title, path).toContain(attribute(tag('og:title'), 'content'))
    const card = attribute(tag('og:image'), 'content')
    cards.push(card)
    const answer = await page.goto(card)
    expect([answer?.status(), answer?.headers()['content-type']], path).toEqual([200, 'image/jpeg'])
    if (card.includes('/images/'))
      expect(answer?.headers()['cache-control'], path).toBe('public, max-age=31536000, immutable')
    const size = await page
      .locator('img')
      .evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])
    expect(size, path).toEqual([1200, 630])
  }
  // A choice shows its own colour, whatever the language.
  expect(cards[4]).not.toBe(cards[5])
  expect(cards[5]).toBe(cards[6])
})

test('search engines read what a page is about: the shop, its stores, goods without an offer for guests, the way there', async ({
  request,
}) => {
  const structuredDataOf = async (path: string) => {
    const { html } = await fetchPage(request, path)
    return [...html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)].map(
      ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
    )
  }
  const kinds = (data: Record<string, unknown>[]) => data.map((one) => one['@type'])
  for (const base of ['', '/en-SV']) {
    expect(kinds(await structuredDataOf(`${base}/`))).toEqual(['Organization', 'WebSite'])
    expect(kinds(await structuredDataOf(`${base}/category/techos`))).toEqual(['BreadcrumbList'])
    const product = await structuredDataOf(`${base}/product/TE007-26-ROJO`)
    expect(kinds(product)).toEqual(['Product', 'BreadcrumbList'])
    expect(JSON.stringify(product)).not.toMatch(/offers|"price"/i)
    const stores = await structuredDataOf(`${base}/store-locator`)
    expect(stores.length).toBeGreaterThan(5)
    expect(new Set(kinds(stores))).toEqual(new Set(['HardwareStore']))
    expect(stores[0]).toMatchObject({
      name: expect.stringMatching(/^Lámina /),
      address: { addressCountry: 'SV', streetAddress: expect.stringMatching(/./) },
      telephone: expect.stringMatching(/^\+503/),
      openingHoursSpecification: [{ dayOfWeek: expect.arrayContaining(['Monday']), opens: '07:00' }, {}, {}],
    })
  }
})
