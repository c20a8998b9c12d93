import { expect, type Page, test } from '@playwright/test'
import { scriptPayloads } from '../engine/src/content/testing/script-payloads.ts'
import { callEngine } from './steps/engine.ts'
import { fillBasket } from './steps/fill-basket.ts'
import { newCustomer } from './steps/new-customer.ts'
import { openPoisonedShop, type PoisonedShop } from './steps/poisoned-shop.ts'

/** Every payload in every field at full counts; every day each element in one of its disguises. */
const long = process.env.LONG === '1'
/** A text of the shop holds no NUL: such a call is refused, and such a bundle. */
const payloads = scriptPayloads.filter((payload) => !payload.includes('\u0000'))
const chosen = long ? payloads : payloads.filter((_, index) => index % 9 === 0)

let shop: PoisonedShop
test.beforeAll(async ({ baseURL }) => {
  test.setTimeout(120_000)
  shop = await openPoisonedShop(Number(new URL(baseURL ?? '').port) + 7, payloads)
})
test.afterAll(() => shop.end())

/** Everything that a payload could have done on this page. */
const watch = async (page: Page) => {
  const deeds: string[] = []
  page.on('dialog', (dialog) => {
    deeds.push(`a dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && hostname !== 'localhost') deeds.push(`a request: ${request.url()}`)
  })
  await page.exposeFunction('tellDeed', (deed: string) => void deeds.push(deed))
  await page.addInitScript(() => {
    const tell = (globalThis as unknown as { tellDeed: (deed: string) => void }).tellDeed
    // Stopped by the policy, but begun: nothing may even try.
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) =>
      tell(`against the policy: ${violatedDirective} ${sample}`),
    )
  })
  return deeds
}

/** What a text has become an element of the page, other than by the shop's allow-list. */
const grown = (page: Page) =>
  page.evaluate(() => {
    const own = new Set(['page-state'])
    return [...document.querySelectorAll('*')].flatMap((element) => {
      const name = element.localName
      const handlers = element.getAttributeNames().filter((one) => /^on|^srcdoc$|^formaction$/.test(one))
      const address = element.getAttribute('href') ?? element.getAttribute('src') ?? ''
      const leads =
        /^\s*(?:javascript|vbscript|data:text)/i.test(address) ||
        URL.parse(address, location.href)?.hostname === 'evil.example'
      const strange =
        ['iframe', 'object', 'embed', 'base', 'math'].includes(name) ||
        (name === 'script' &&
          /alert/.test(element.textContent ?? '') &&
          !own.has(element.id) &&
          element.getAttribute('type') === null)
      return handlers.length > 0 || leads || strange ? [element.outerHTML.slice(0, 200)] : []
    })
  })

const look = async (page: Page, path: string) => {
  const answer = await page.goto(shop.origin + path)
  expect([path, answer?.status()]).toEqual([path, 200])
  await expect(page.locator('html')).toHaveAttribute('data-ready', '')
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  expect([path, await grown(page)]).toEqual([path, []])
}

const merchantsPages = [
  '/',
  '/en-SV/',
  '/category/techos',
  '/product/QA-SHEET',
  '/product/QA-SOLVENT',
  '/product/QA-BRICK',
  '/search?q=lamina',
  '/store-locator',
  '/preguntas-frecuentes',
  '/garantia',
  '/page-viewer/homepage',
  '/cart',
]

test('[S2.124] no text of the merchant runs, calls outside or becomes an element that was not allowed', async ({
  browser,
}) => {
  test.setTimeout(180_000)
  const page = await browser.newPage({ baseURL: shop.origin })
  const deeds = await watch(page)
  for (const path of merchantsPages) await look(page, path)
  // They are there, as words.
  await page.goto(`${shop.origin}/product/QA-SHEET`)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText('alert(1)')
  expect(deeds).toEqual([])
  await page.close()
})

test('no text of a shopper runs in their account, their cart, a search or the newsletter', async ({
  browser,
}) => {
  test.setTimeout(long ? 1_800_000 : 240_000)
  const context = await browser.newContext({ baseURL: shop.origin })
  const page = await context.newPage()
  const deeds = await watch(page)
  const { customerId } = await newCustomer(page)
  const customers = 'customer/shopper-customers/v1'
  const path = `customers/${customerId}`
  for (const [index, payload] of chosen.entries()) {
    await callEngine(page, 'PATCH', [customers, path], {
      body: { firstName: payload, lastName: payload, companyName: payload, jobTitle: payload },
    })
    await callEngine(page, 'POST', [customers, `${path}/addresses`], {
      body: {
        addressId: `obra ${index}`,
        firstName: payload,
        lastName: payload,
        address1: payload,
        address2: payload,
        city: payload,
        countryCode: 'SV',
        stateCode: 'SV-SS',
        phone: '22223333',
      },
    })
    await callEngine(page, 'POST', [customers, `${path}/product-lists`], {
      body: { type: 'wish_list', name: payload, description: payload },
    }).catch(() => undefined)
    await callEngine(page, 'POST', ['custom/case-creation/v1', 'case-creation'], {
      body: {
        name: payload,
        email: 'rosa@example.com',
        phone: '70001234',
        subject: 'Warranty',
        description: payload,
      },
    })
  }
  const { basketId } = await fillBasket(page, [{ productId: 'QA-PANEL-40', quantity: 1 }])
  await look(page, '/cart')
  const quotes = ['custom/opportunities/v1', 'opportunities'] as const
  const { OpportunityId: id } = await callEngine<{ OpportunityId: string }>(page, 'POST', [...quotes], {
    body: { basketId, message: chosen.join(' ').slice(0, 2_000) },
  })
  for (const payload of chosen) {
    await callEngine(page, 'POST', [quotes[0], `${quotes[1]}/${id}/messages`], { body: { Body: payload } })
  }
  await look(page, `/opportunity/${id}`)
  await expect(page.getByRole('main')).toContainText(chosen.at(-1) ?? '')
  for (const own of [
    '/account',
    '/account/addresses',
    '/account/wishlist',
    '/account/cases',
    '/account/opportunities',
  ]) {
    await look(page, own)
  }
  await page.goto('/account/addresses')
  await expect(page.getByRole('main')).toContainText(chosen[0] ?? '')
  for (const payload of long ? chosen : chosen.slice(0, 6)) {
    await look(page, `/search?q=${encodeURIComponent(payload)}`)
  }
  // Through the forms themselves.
  const email = page.getByRole('contentinfo').getByRole('textbox')
  await email.fill(`${chosen[0]}@example.com`)
  await email.press('Enter')
  expect(await grown(page)).toEqual([])
  expect(deeds).toEqual([])
  await context.close()
})
