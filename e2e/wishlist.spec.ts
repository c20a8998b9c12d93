import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './steps/accessible.ts'
import { dailySample } from './steps/daily-sample.ts'
import { callEngine } from './steps/engine.ts'
import { customerIn } from './steps/merged-basket.ts'
import { newCustomer } from './steps/new-customer.ts'
import { open } from './steps/ready.ts'
import { demoPassword } from './steps/sign-in.ts'

type List = { id: string; customerProductListItems: { id: string; productId: string }[] }

const main = (page: Page) => page.getByRole('main')
const dialog = (page: Page) => page.getByRole('dialog')
const heart = (page: Page, name: RegExp = /Guardar .* en la lista de deseos/) =>
  main(page).getByRole('button', { name })
const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text })

const words = {
  es: {
    prefix: '',
    heart: /Guardar .* en la lista de deseos/,
    added: '1 artículo agregado a la lista de deseos',
    inCart: '1 artículo agregado al carrito',
    empty: 'Tu lista de deseos está vacía',
    chooseSize: /Elegir medida/,
    addNote: 'Agregar una nota',
    saveNote: 'Guardar nota',
    changeNote: 'Cambiar la nota',
    move: /^Mover .* al carrito$/,
    makeLink: 'Crear enlace',
    link: 'Enlace de la lista',
    stop: 'Dejar de compartir',
    stopped: 'Ya nadie puede ver tu lista',
    add: /^Agregar .* al carrito$/,
  },
  en: {
    prefix: '/en-SV',
    heart: /Save .* to the wishlist/,
    added: '1 item added to wishlist',
    inCart: '1 item added to cart',
    empty: 'Your wishlist is empty',
    chooseSize: /Choose length/,
    addNote: 'Add a note',
    saveNote: 'Save note',
    changeNote: 'Change the note',
    move: /^Move .* to cart$/,
    makeLink: 'Make a link',
    link: 'Link to the list',
    stop: 'Stop sharing',
    stopped: 'Nobody can see your list any more',
    add: /^Add .* to cart$/,
  },
} as const

const listsOf = async (page: Page) => {
  const path = `customers/${await customerIn(page)}/product-lists`
  return (await callEngine<{ data: List[] }>(page, 'GET', ['customer/shopper-customers/v1', path])).data
}
const wishedBy = async (page: Page) =>
  (await listsOf(page)).flatMap((list) => list.customerProductListItems.map(({ productId }) => productId))

for (const [language, text] of dailySample(Object.entries(words), 1)) {
  test(`[S1.030] [S1.032] [S2.111] [S4.026] [S4.027] [S4.061] a guest’s heart asks to sign in and then keeps the product, once (${language})`, async ({
    page,
  }) => {
    const { email } = await newCustomer(page)
    await page.context().clearCookies()
    let created = 0
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('/items')) created++
    })
    await open(page, `${text.prefix}/category/techos`)
    await heart(page, text.heart).first().click()
    await expect(dialog(page)).toBeVisible()
    expect(created).toBe(0)
    await dialog(page).locator('input[name=email]').fill(email)
    await dialog(page).locator('input[name=password]').fill(demoPassword)
    await page.keyboard.press('Enter')
    await expect(dialog(page)).toHaveCount(0)
    await expect(toast(page, text.added)).toBeVisible()
    await expect(heart(page, text.heart).first()).toHaveAttribute('aria-pressed', 'true')
    await expect(page).toHaveURL(new RegExp(`${text.prefix}/category/techos$`))
    expect(created).toBe(1)
    expect(await wishedBy(page)).toHaveLength(1)
  })
}

test('[S4.026] the way through another site comes back to the page and keeps the product too', async ({
  page,
}) => {
  await open(page, '/product/TE001-30-183')
  await heart(page).first().click()
  await dialog(page).getByRole('button', { name: 'Google' }).click()
  await page.getByLabel('Correo electrónico').fill(`paula.${Date.now()}@google.example`)
  await page.getByRole('button', { name: 'Continuar' }).click()
  await expect(page).toHaveURL(/\/product\/TE001-30-183$/)
  await expect(toast(page, '1 artículo agregado a la lista de deseos')).toBeVisible()
  await expect(heart(page).first()).toHaveAttribute('aria-pressed', 'true')
  expect(await wishedBy(page)).toEqual(['TE001-30-183'])
})

test('[S1.010] [S2.012] [S4.029] [S4.062] [S4.063] [S8.033] [S8.034] [S8.035] a customer’s heart button adds, reports what is on the list already, removes', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await newCustomer(page)
  await open(page, '/en-SV/product/TE001-30-183')
  const press = heart(page, /Save .* to the wishlist/).first()
  await expect(press).toHaveAttribute('aria-pressed', 'false')
  await press.click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(toast(page, '1 item added to wishlist')).toBeVisible()
  await expect(press).toHaveAttribute('aria-pressed', 'true')
  await toast(page, '1 item added to wishlist').getByRole('link', { name: 'View' }).click()
  await expect(page).toHaveURL(/\/en-SV\/account\/wishlist$/)
  await expect(main(page).locator('a[href$="/product/TE001-30-183"]').first()).toBeVisible()
  await page.goBack()
  await expect(press).toHaveAttribute('aria-pressed', 'true')
  await press.click()
  await expect(toast(page, 'Item removed from wishlist')).toBeVisible()
  await expect(press).toHaveAttribute('aria-pressed', 'false')
  expect(await wishedBy(page)).toEqual([])

  // Another tab was faster.
  const [list] = await listsOf(page)
  await callEngine(
    page,
    'POST',
    ['customer/shopper-customers/v1', `customers/${await customerIn(page)}/product-lists/${list?.id}/items`],
    { body: { productId: 'TE001-30-183', quantity: 1, priority: 1, public: false, type: 'product' } },
  )
  await press.click()
  await expect(toast(page, 'Item is already in wishlist')).toBeVisible()
  expect(await wishedBy(page)).toEqual(['TE001-30-183'])
})

test('[S3.027] hearts pressed at once in two tabs make one wishlist', async ({ page, context }) => {
  await newCustomer(page)
  const other = await context.newPage()
  await Promise.all([open(page, '/product/TE001-30-183'), open(other, '/product/TE007-26-ROJO')])
  await Promise.all([heart(page).first().click(), heart(other).first().click()])
  for (const tab of [page, other]) await expect(toast(tab, '1 artículo agregado')).toBeVisible()
  const lists = await listsOf(page)
  expect(lists).toHaveLength(1)
  expect((await wishedBy(page)).toSorted()).toEqual(['TE001-30-183', 'TE007-26-ROJO'])
})

test('[S8.002] a heart that could not be kept says so and is as before', async ({ page }) => {
  await newCustomer(page)
  await open(page, '/product/TE001-30-183')
  await page.route('**/product-lists/*/items?*', (route) => route.fulfill({ status: 500, body: '{}' }))
  await heart(page).first().click()
  await expect(
    page.getByRole('alert').filter({ hasText: 'Algo salió mal. ¡Inténtalo de nuevo!' }),
  ).toBeVisible()
  await expect(heart(page).first()).toHaveAttribute('aria-pressed', 'false')
})

test('[S2.056] the header leads to the wishlist; a guest signs in first', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const { email } = await newCustomer(page)
  await page.context().clearCookies()
  await open(page, '/')
  const entry = page.getByRole('banner').getByRole('link', { name: 'Lista de deseos' })
  await entry.click()
  await dialog(page).locator('input[name=email]').fill(email)
  await dialog(page).locator('input[name=password]').fill(demoPassword)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/account\/wishlist$/)
  await open(page, '/')
  await entry.click()
  await expect(page).toHaveURL(/\/account\/wishlist$/)
  await expectAccessible(page)
})

for (const [language, text] of dailySample(Object.entries(words))) {
  test(`[S2.012] the list keeps notes, moves products to the cart and says when it is empty (${language})`, async ({
    page,
  }) => {
    test.setTimeout(120_000)
    await newCustomer(page)
    await open(page, `${text.prefix}/account/wishlist`)
    await expect(main(page)).toContainText(text.empty)
    await expectAccessible(page)
    for (const id of ['TE001-30-183', 'TE007-26-ROJO']) {
      await open(page, `${text.prefix}/product/${id}`)
      await heart(page, text.heart).first().click()
      await expect(toast(page, text.added)).toBeVisible()
    }
    await open(page, `${text.prefix}/account/wishlist`)
    const cards = main(page).getByRole('article')
    await expect(cards).toHaveCount(2)
    // Which of its colours and gauges is wished for.
    await expect(cards.first()).toContainText(/ 26 · Colou?r /)
    await expect(cards.first().getByRole('link', { name: text.chooseSize })).toHaveAttribute(
      'href',
      `${text.prefix}/product/TE007-26-ROJO`,
    )
    const sheet = cards.nth(1)
    await sheet.getByRole('button', { name: text.addNote }).click()
    await sheet.getByRole('textbox').fill('Para el techo de la bodega')
    await expectAccessible(page)
    await sheet.getByRole('button', { name: text.saveNote }).click()
    await expect(sheet).toContainText('Para el techo de la bodega')
    await expect(sheet.getByRole('button', { name: text.changeNote })).toBeFocused()
    await page.reload()
    await expect(cards.nth(1)).toContainText('Para el techo de la bodega')
    await cards.nth(1).getByRole('button', { name: text.move }).click()
    await expect(dialog(page)).toContainText(text.inCart)
    await expect.poll(() => wishedBy(page)).toEqual(['TE007-26-ROJO'])
    await page.keyboard.press('Escape')
    await expect(cards).toHaveCount(1)
  })
}

test('[S2.127] the slides of a row of products have hearts', async ({ page }) => {
  await newCustomer(page)
  await open(page, '/')
  const slides = page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('article') })
    .first()
  const articles = slides.getByRole('article')
  await articles.first().scrollIntoViewIfNeeded()
  await expect(slides.getByRole('button', { name: /Guardar .* en la lista de deseos/ })).toHaveCount(
    await articles.count(),
  )
})

test('[S6.002] a guest has no account and no wishlist', async ({ page }) => {
  for (const path of ['', '/wishlist', '/orders', '/addresses', '/opportunities']) {
    await page.goto(`/account${path}`)
    await expect(page).toHaveURL(`/login?redirect=${encodeURIComponent(`/account${path}`)}`)
  }
})

for (const [language, text] of dailySample(Object.entries(words), 1)) {
  test(`[S1.010] a wishlist is shown by a link, without its owner and without prices to guests, until it is taken back (${language})`, async ({
    page,
    browser,
    baseURL,
  }) => {
    test.setTimeout(120_000)
    await newCustomer(page)
    await open(page, `${text.prefix}/product/TE001-30-183`)
    await heart(page, text.heart).first().click()
    await expect(toast(page, text.added)).toBeVisible()
    await open(page, `${text.prefix}/account/wishlist`)
    await main(page).getByRole('button', { name: text.makeLink }).click()
    const link = await main(page).getByLabel(text.link).inputValue()
    expect(link).toMatch(new RegExp(`${text.prefix}/wishlist\\?token=[\\w-]{43}$`))
    await expectAccessible(page)

    const context = await browser.newContext({ baseURL })
    const other = await context.newPage()
    const answer = await other.goto(link)
    expect(answer?.status()).toBe(200)
    expect(await answer?.text()).not.toMatch(/Marta|Obrero|\$ ?\d/)
    await expect(other.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
    await expectAccessible(other)
    await main(other).getByRole('button', { name: text.add }).click()
    await expect(dialog(other)).toContainText(text.inCart)

    await main(page).getByRole('button', { name: text.stop }).click()
    await expect(toast(page, text.stopped)).toBeVisible()
    expect((await other.goto(link))?.status()).toBe(404)
    expect((await other.goto(`${text.prefix}/wishlist`))?.status()).toBe(404)
    await context.close()
  })
}
