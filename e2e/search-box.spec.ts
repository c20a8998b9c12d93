import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './steps/accessible.ts'
import { dailySample } from './steps/daily-sample.ts'
import { holdScripts } from './steps/hold-scripts.ts'
import { newCustomer } from './steps/new-customer.ts'
import { open } from './steps/ready.ts'

const box = (page: Page) => page.getByRole('search').locator('input[name=q]')
const panel = (page: Page) => page.locator('[data-panel]')
const link = (page: Page, group: string) =>
  panel(page).getByRole('region', { name: group }).getByRole('link').first()

const watchCalls = (page: Page) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname.endsWith('/search-suggestions')) asked.push(url.searchParams.get('q') ?? '')
  })
  return asked
}
const storeSearches = (page: Page, terms: string[]) =>
  page.addInitScript(
    (storedSearches) => localStorage.setItem('recent-search-key', JSON.stringify(storedSearches)),
    terms,
  )

test('text typed before the scripts load is used once they are loaded', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/store-locator')
  await page.getByRole('searchbox', { name: 'Buscar tienda' }).fill('zzz')
  release()
  await expect(page.getByRole('main')).not.toContainText('Boulevard del Ejército')
  await expect(page.getByRole('searchbox', { name: 'Buscar tienda' })).toHaveValue('zzz')
})

test('a press before the scripts load is carried out once they are loaded', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/category/techos')
  await page.keyboard.press('/')
  await expect(box(page)).toBeFocused()
  await page.keyboard.type('lamina')
  await page
    .getByRole('button', { name: /^Guardar/ })
    .first()
    .click()
  release()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(box(page)).toHaveValue('lamina')
  await box(page).focus()
  await expect(link(page, 'Productos')).toBeVisible()
})

test.describe('on a desk', () => {
  test.use({ viewport: { width: 1280, height: 900 } })

  test('[S2.073] [S9.025] [S9.026] suggestions hang under the box, at most 30 rem high, each 260 px wide', async ({
    page,
  }) => {
    await open(page, '/')
    await box(page).pressSequentially('lamina')
    await expect(link(page, 'Productos')).toBeVisible()
    const [input, under] = [await box(page).boundingBox(), await panel(page).boundingBox()]
    expect(under?.y).toBeGreaterThanOrEqual((input?.y ?? 0) + (input?.height ?? 0))
    await expect(panel(page)).toHaveCSS('position', 'absolute')
    await expect(panel(page)).toHaveCSS('max-height', '480px')
    await expect(link(page, 'Categorías')).toHaveCSS('max-width', '260px')
    await expect(link(page, 'Productos').locator('img')).toHaveAttribute('src', /\/images\//)
    await page.setViewportSize({ width: 800, height: 900 })
    await expect(panel(page)).toHaveCSS('max-height', '400px')
  })

  test('[S2.075] [S2.076] [S2.077] [S4.071] each kind leads to its place, and going there closes the panel', async ({
    page,
  }) => {
    await open(page, '/')
    for (const [group, url] of [
      ['Categorías', /\/category\/[\w-]+$/],
      ['Productos', /\/product\/[\w-]+$/],
      ['Buscar por', /\/search\?q=[^&]+$/],
    ] as const) {
      await box(page).fill('lami')
      await expect(link(page, group)).toBeVisible()
      const href = await link(page, group).getAttribute('href')
      await link(page, group).click()
      await expect(page).toHaveURL(url)
      expect(page.url()).toContain(href ?? 'no link')
      await expect(panel(page)).toHaveCount(0)
    }
  })

  test('[S4.068] [S4.069] [S4.070] the panel opens with the focus and closes without it', async ({
    page,
  }) => {
    await storeSearches(page, ['tubo cuadrado'])
    await open(page, '/')
    await box(page).focus()
    await expect(panel(page).getByRole('link', { name: 'tubo cuadrado' })).toBeVisible()
    await box(page).fill('lamina')
    await expect(link(page, 'Productos')).toBeVisible()
    await page.getByRole('banner').getByRole('link', { name: 'Lámina, inicio' }).focus()
    await expect(panel(page)).toHaveCount(0)
    await box(page).focus()
    await expect(link(page, 'Productos')).toBeVisible()
    // The focus may go to a suggestion without closing what it is in.
    await link(page, 'Categorías').focus()
    await expect(panel(page)).toBeVisible()
  })

  test('[S5.044] [S5.042] one call, 300 ms after the last key', async ({ page }) => {
    const asked = watchCalls(page)
    await open(page, '/')
    await box(page).pressSequentially('l')
    await page.waitForLoadState('networkidle')
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    for (const text of ['lá', 'lám', 'lámi']) {
      await box(page).fill(text)
      await page.clock.runFor(200)
    }
    await page.clock.runFor(99)
    expect(asked).toEqual([])
    await page.clock.runFor(2)
    await expect.poll(() => asked).toEqual(['lámi'])
  })

  test('[S5.045] [S9.008] [S9.007] a term is trimmed and kept, five at most; blanks go nowhere', async ({
    page,
  }) => {
    await storeSearches(page, ['uno', 'dos', 'tres', 'cuatro', 'CINCO'])
    await open(page, '/category/techos')
    await box(page).fill('   ')
    await box(page).press('Enter')
    await expect(page).toHaveURL(/\/category\/techos$/)
    await box(page).fill('  lamina ')
    await box(page).press('Enter')
    await expect(page).toHaveURL(/\/search\?q=lamina$/)
    const storedSearches = () =>
      page.evaluate(() => JSON.parse(localStorage.getItem('recent-search-key') ?? '[]'))
    expect(await storedSearches()).toEqual(['lamina', 'uno', 'dos', 'tres', 'cuatro'])
  })

  test('by keyboard: ? lists the keys, / focuses the box, arrows move through the suggestions, Escape returns; the count is announced', async ({
    page,
  }) => {
    await open(page, '/')
    const help = page.getByRole('dialog', { name: 'Atajos de teclado' })
    await expect(async () => {
      await page.keyboard.press('?')
      await expect(help).toBeVisible({ timeout: 1_000 })
    }).toPass()
    await expect(help).toContainText('Ir al buscador')
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(help).toBeHidden()
    // Who wants no keys that do something alone switches them off, and finds the switch again without them.
    const footerButton = page.getByRole('contentinfo').getByRole('button', { name: 'Atajos de teclado' })
    const letWork = async (work: boolean) => {
      await footerButton.press('Enter')
      await help.getByRole('checkbox', { name: 'Usar / y ? como atajos' }).setChecked(work)
      await page.keyboard.press('Escape')
      await expect(footerButton).toBeFocused()
    }
    // The first press brings the footer's own code, and opens the dialog once it is there.
    await letWork(false)
    await page.keyboard.press('/')
    await expect(footerButton).toBeFocused()
    await letWork(true)
    await page.keyboard.press('/')
    await expect(box(page)).toBeFocused()
    // At once: between two keys of a slow machine the shop would suggest for half a word, and then anew.
    await page.keyboard.insertText('tubo')
    await expect(page.getByRole('search').getByRole('status')).toHaveText(/^\d+ sugerencias$/)
    await page.keyboard.press('ArrowDown')
    await expect(panel(page).getByRole('link').first()).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    await expect(panel(page).getByRole('link').last()).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/search\?q=tubo$/)
  })

  test('[S3.037] a customer reads prices among the suggestions', async ({ page }) => {
    await newCustomer(page)
    await open(page, '/')
    await box(page).fill('lamina')
    await expect(link(page, 'Productos')).toContainText(/Desde \$\d+\.\d\dpor (pieza|metro)/)
  })
})

test('[S2.074] [S9.025] on a phone the panel stands below the box and pushes the page down', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/')
  const before = (await page.getByRole('main').boundingBox())?.y ?? 0
  await box(page).fill('lamina')
  await expect(link(page, 'Productos')).toBeVisible()
  await expect(panel(page)).toHaveCSS('position', 'static')
  await expect(panel(page)).toHaveCSS('max-height', '320px')
  expect((await page.getByRole('main').boundingBox())?.y ?? 0).toBeGreaterThan(before + 200)
})

for (const [language, path, term, group] of dailySample([
  ['es', '/', 'lamina', 'Productos'],
  ['en', '/en-SV', 'sheet', 'Products'],
] as const))
  test(`[S3.037] on a phone goods are among the first that the panel shows (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, path)
    await box(page).fill(term)
    await expect(link(page, group)).toBeInViewport({ ratio: 1 })
    await expectAccessible(page)
  })
