import { expect, type Page, test } from '@playwright/test'
import { violationsOn } from './steps/accessible.ts'
import { seesPictures } from './steps/browser.ts'
import { fillBasket } from './steps/fill-basket.ts'
import { newCustomer } from './steps/new-customer.ts'
import { open } from './steps/ready.ts'

test.use(seesPictures)

const phone = { width: 360, height: 740 }
const desk = { width: 1280, height: 900 }
const lines = [
  { productId: 'TE007-26-ROJO', quantity: 3, c_lengthMetersToBuy: 3.65 },
  { productId: 'TE001-30-183', quantity: 2 },
]

/** What the engine of rules finds wrong, short enough to read in a report. */
const faults = async (page: Page) => {
  // What fades in is judged when it stands; a skeleton pulses until it is seen.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((one) => one.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .map((one) => one.finished.catch(() => {})),
    ),
  )
  const violations = await violationsOn(page)
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary?.split('\n')[1]?.trim()}`,
    ),
  )
}
const isSidewaysScrolled = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)

/** Everything a page complains about while it is used. */
const watchConsoleErrors = (page: Page) => {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('console', (message) => {
    // The worker is for its own journeys (offline.spec); elsewhere the runner keeps it out and says so.
    if (message.text() === 'Service Worker registration blocked by Playwright') return
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
  return complaints
}

const everyonesPages = [
  '/',
  '/category/techos',
  '/search?q=lamina',
  '/search?q=zzqqxx',
  '/product/TE007-26-ROJO',
  '/product/TE001',
  '/cart',
  '/store-locator',
  '/preguntas-frecuentes',
  '/terminos-y-condiciones',
  '/quienes-somos',
  '/page-viewer/servicios',
  '/my-new-route',
]
const guestPages = [
  '/login',
  '/registration',
  '/reset-password',
  '/set-new-password/?token=t&email=a%40b.example',
]
const customerPages = [
  '/account',
  '/account/wishlist',
  '/account/orders',
  '/account/addresses',
  '/account/opportunities',
  '/account/cases',
  '/checkout',
]

/** Where prices and the account change what is shown. */
const customersPages = ['/category/techos', '/product/TE007-26-ROJO', '/cart', ...customerPages]

const judge = async (page: Page, paths: readonly string[], locale: 'es' | 'en') => {
  const complaints = watchConsoleErrors(page)
  const found: Record<string, unknown> = {}
  for (const path of paths) {
    await open(page, locale === 'es' ? path : `/en-SV${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    if (path === '/cart') await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
    const here = [...(await faults(page)), ...complaints.splice(0)]
    if (await isSidewaysScrolled(page)) here.push('scrolls sideways')
    if (here.length > 0) found[path] = here
  }
  expect(found).toEqual({})
}

/**
 * All pages in both languages, at both widths, as guest and as customer at full counts. Each day every page once for
 * each kind of visitor: every other one in Spanish on a phone, the rest in English on a desk.
 */
const everything = process.env.LONG === '1'
const halfOf = (paths: readonly string[], wide: boolean) =>
  everything ? paths : paths.filter((_, at) => (at % 2 === 1) === wide)
const runs = (['es', 'en'] as const)
  .flatMap((locale) => [phone, desk].map((viewport) => ({ locale, viewport, wide: viewport === desk })))
  .filter(({ locale, wide }) => everything || (locale === 'en') === wide)
for (const { locale, viewport, wide } of runs) {
  test.describe(`${locale}, ${viewport.width} px`, () => {
    test.use({ viewport })
    test.setTimeout(400_000)

    test('guest: every page keeps WCAG 2.2 AA, complains of nothing and does not scroll sideways', async ({
      page,
    }) => {
      await fillBasket(page, lines)
      await judge(page, halfOf([...everyonesPages, ...guestPages], wide), locale)
    })

    test('customer: every page keeps WCAG 2.2 AA, complains of nothing and does not scroll sideways', async ({
      page,
    }) => {
      await newCustomer(page)
      await fillBasket(page, lines)
      const paths = everything ? [...everyonesPages, ...customerPages] : customersPages
      await judge(page, halfOf(paths, wide), locale)
    })
  })
}
