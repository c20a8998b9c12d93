import { expect, type Page, type Response, test } from '@playwright/test'
import { locales } from '../facts/locales.ts'
import { fillBasket } from './steps/fill-basket.ts'
import { open } from './steps/ready.ts'
import { newCustomer } from './steps/new-customer.ts'
import { demoPassword } from './steps/sign-in.ts'

/** An amount of money as any of the six countries writes it; what is said of lengths and weights has no such sign. */
const amount = /(?:US\$|C\$|[$₡]|(?<![\p{L}\d-])[QL])\s?\d[\d.,]*[.,]\d{2}(?!\d)/u
/** Members that carry a price, wherever JSON may stand: the page's state, structured data, an answer. */
const priceMember =
  /"(?:price|prices|priceMax|priceMin|priceRanges?|lowPrice|highPrice|offers|basePrice|listPrice|tieredPrices|pricePerUnit\w*|priceAfter\w*|promotionalPrice|c_salesPrice|\w*(?:[sS]ub)?[tT]otal(?:s|Price)?|tax|taxTotal|adjustedTax|priceAdjustments|shippingPrice)"\s*:\s*(?!null)/
/** A count of hits is a total too, but of products. */
const counted = /"(?:total|hitCount)"\s*:\s*\d+\s*(?=[,}])/g

const findings = (text: string) => {
  const plain = text.replaceAll(counted, '')
  return [plain.match(amount)?.[0], plain.match(priceMember)?.[0]].filter((found) => found !== undefined)
}

/** Reads every answer of our own origin that a page gets, script and style apart, and tells what it should not hold. */
const watchAnswers = (page: Page) => {
  const leaks: Promise<string[]>[] = []
  let read = 0
  const look = async (answer: Response) => {
    const kind = answer.headers()['content-type'] ?? ''
    if (!/json|html|text\/plain/.test(kind) || answer.url().includes('/static/messages/')) return []
    const body = await answer.text().catch(() => '')
    read++
    return findings(body).map((found) => `${new URL(answer.url()).pathname}: ${found}`)
  }
  page.on('response', (answer) => leaks.push(look(answer)))
  return async () => ({ leaks: (await Promise.all(leaks)).flat(), read })
}

/** What the page itself shows and holds by now, attributes included. */
const inDocument = async (page: Page) =>
  findings((await page.content()) + (await page.evaluate(() => JSON.stringify(Object.values(localStorage)))))

const prefix = (locale: string) => (locale === 'es-SV' ? '' : `/${locale}`)
const currencies: Record<string, string> = {
  SV: 'USD',
  EC: 'USD',
  CR: 'CRC',
  GT: 'GTQ',
  HN: 'HNL',
  NI: 'NIO',
}
const lines = [
  { productId: 'TE007-26-ROJO', quantity: 3, c_lengthMetersToBuy: 3.65 },
  { productId: 'TE001-30-183', quantity: 2 },
]

/** Three currencies and both languages; all twelve at full counts. */
const visited = process.env.LONG === '1' ? locales : (['es-SV', 'en-CR', 'es-HN'] as const)

for (const locale of visited) {
  test(`[S1.024] [S1.025] [S1.026] [S1.027] [S1.028] a guest in ${locale} browses, searches and fills a cart without meeting a price`, async ({
    page,
  }) => {
    const wide = locale.startsWith('en')
    await page.setViewportSize(wide ? { width: 1280, height: 900 } : { width: 360, height: 740 })
    await fillBasket(page, lines, { locale, currency: currencies[locale.slice(3)] ?? '' })
    for (const path of [
      '/',
      '/category/techos',
      '/category/refuerzo?sort=price-low-to-high&refine=price%3D(0..10)',
      '/product/TE001',
      '/search?q=varilla',
    ]) {
      const answer = await page.request.get(prefix(locale) + path)
      expect(answer.status(), path).toBe(200)
      expect(findings(await answer.text()), path).toEqual([])
    }
    const answers = watchAnswers(page)
    for (const path of ['/search?q=lamina', '/product/TE007-26-ROJO', '/cart']) {
      await open(page, prefix(locale) + path)
      if (path === '/cart') await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
      expect(await inDocument(page), path).toEqual([])
    }
    const { leaks, read } = await answers()
    expect(leaks).toEqual([])
    expect(read).toBeGreaterThan(3)
  })
}

test('[S1.031] [S1.024] where a price would be, a guest is offered to sign in: tile, product, cart, drawer', async ({
  page,
}) => {
  await fillBasket(page, lines)
  const offer = page.getByRole('main').getByRole('link', { name: 'Inicia sesión para ver precios' })
  for (const path of ['/category/techos', '/product/TE007-26-ROJO']) {
    await open(page, path)
    await expect(offer.first()).toBeVisible()
  }
  await open(page, '/')
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Carrito/ })
    .click()
  await expect(page.getByRole('dialog')).toContainText('Lámina')
  expect(await inDocument(page)).toEqual([])
  await page.keyboard.press('Escape')
  await open(page, '/category/techos')
  await offer.first().click()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Iniciar sesión' })).toBeVisible()
  // And has them where they were.
  await page.getByRole('dialog').locator('input[name=email]').fill('sv@lamina.example')
  await page.getByRole('dialog').locator('input[name=password]').fill(demoPassword)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/\/category\/techos$/)
  await expect(page.getByRole('main').getByText(amount).filter({ visible: true }).first()).toBeVisible()
})

test('[S1.024] [S1.025] [S1.026] [S1.027] [S6.003] prices come with signing in and go with signing out, back button included', async ({
  page,
}) => {
  const main = page.getByRole('main')
  await newCustomer(page, 'en-HN')
  await fillBasket(page, lines, { locale: 'en-HN', currency: 'HNL' })
  for (const path of [
    '/en-HN/category/techos',
    '/en-HN/product/TE007-26-ROJO',
    '/en-HN/search?q=lamina',
    '/en-HN/cart',
  ]) {
    const answer = await open(page, path)
    expect(answer?.headers()['cache-control'], path).toBe('private, no-store')
    await expect(main.getByText(amount).filter({ visible: true }).first(), path).toBeVisible()
  }
  await expect(main).toContainText(/Subtotal\s?L[\d,]+\.\d{2}/)
  await expect(main).toContainText(/Estimated Total\s?L[\d,]+\.\d{2}/)
  await expect(main).toContainText(/L[\d,]+\.\d{2} per piece/)

  await page.getByRole('banner').getByRole('button', { name: 'My account' }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await open(page, '/en-HN/category/techos')
  expect(await inDocument(page)).toEqual([])
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL(/\/en-HN\//)
  await expect(page.locator('html')).toHaveAttribute('data-ready', '')
  await expect(main).not.toContainText(amount)
  expect(await inDocument(page)).toEqual([])
})
