import { expect, type Page, test } from '@playwright/test'
import { callEngine } from './steps/engine.ts'
import { faultsOfScreen } from './steps/screens.ts'
import { callAdmin, countPresses, expectTask, signInStaff } from './steps/staff.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const main = (page: Page) => page.getByRole('main')
const missed = (page: Page, words: string) => main(page).getByRole('listitem').filter({ hasText: words })
const search = async (page: Page, q: string): Promise<number> => {
  const path = ['search/shopper-search/v1', 'product-search'] as [string, string]
  return (await callEngine<{ total: number }>(page, 'GET', path, { query: { q } })).total
}

test('a term without results becomes a synonym by one press, and is taken back', async ({ page }) => {
  await page.goto('/')
  expect(await search(page, 'zurulata')).toBe(0)
  expect(await search(page, 'varrilllas qwx zzk')).toBe(0)
  expect(await search(page, 'cookies')).toBe(0)
  await signInStaff(page, 'marketing')
  await page.goto('/admin/search-words')
  const near = missed(page, 'varrilllas qwx zzk').getByRole('button').first()
  await expect(near).toBeVisible()
  const presses = await countPresses(page)
  await near.click()
  await expect(missed(page, 'varrilllas qwx zzk').getByRole('status')).toContainText('Ahora encuentra')
  await expectTask(page, 35, await presses())

  await missed(page, 'zurulata').getByRole('textbox').fill('lámina')
  await page.keyboard.press('Enter')
  await expect(missed(page, 'zurulata').getByRole('status')).toContainText(/Ahora encuentra [1-9]/)
  expect(await search(page, 'zurulata')).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Deshacer' }).last().click()
  await expect(page.getByText('El sinónimo se quitó')).toBeVisible()
  expect(await search(page, 'zurulata')).toBe(0)
  const ignore = missed(page, 'zurulata').getByRole('button', { name: 'Ignorar «zurulata»' })
  await ignore.click()
  await expect(missed(page, 'zurulata')).toHaveCount(0)
  await main(page).getByRole('link', { name: 'Ignorados' }).click()
  await missed(page, 'zurulata')
    .getByRole('button', { name: /^Volver a mostrar/ })
    .click()
  await expect(main(page)).toContainText('No se ignora ninguno')

  // Who works for one country takes back what they have added there.
  await signInStaff(page, 'manager')
  await page.goto('/admin/sv/search-words')
  await missed(page, 'zurulata').getByRole('textbox').fill('lámina')
  await page.keyboard.press('Enter')
  await expect(missed(page, 'zurulata').getByRole('status')).toContainText(/Ahora encuentra [1-9]/)
  await page.getByRole('button', { name: 'Deshacer' }).last().click()
  await expect(page.getByText('El sinónimo se quitó')).toBeVisible()
  await missed(page, 'cookies').getByRole('button', { name: '«cookies» lleva a Política de cookies' }).click()
  await page.getByRole('button', { name: 'Deshacer' }).last().click()
  await expect(page.getByText('Ya no lleva a una página')).toBeVisible()
  expect(await search(page, 'zurulata')).toBe(0)
  await signInStaff(page, 'marketing')

  // What is no goods leads to a page, without a script and from the suggestions.
  expect(await faultsOfScreen(page, '/search-words')).toEqual([])
  const lead = missed(page, 'cookies').getByRole('button', { name: '«cookies» lleva a Política de cookies' })
  await lead.click()
  await page.getByRole('button', { name: 'Deshacer' }).last().click()
  await expect(page.getByText('Ya no lleva a una página')).toBeVisible()
  await lead.click()
  await expect(missed(page, 'cookies').getByRole('status')).toContainText('Ahora lleva a Política de cookies')
  const led = () => page.request.get('/search?q=Cookies', { maxRedirects: 0 })
  await expect.poll(async () => (await led()).status()).toBe(302)
  expect((await led()).headers().location).toContain('/page-viewer/politica-de-cookies')
  const shop = await page.context().newPage()
  await shop.goto('/')
  const box = shop.getByRole('banner').getByRole('searchbox')
  await box.fill('cookies')
  await shop.getByRole('link', { name: 'Ir a la página de "cookies"' }).click()
  await expect(shop.getByRole('heading', { level: 1 })).toHaveText('Política de cookies')
  await shop.goto('/')
  await box.fill('cookie')
  await box.press('Enter')
  await expect(shop).toHaveURL(/\/page-viewer\/politica-de-cookies$/)
  await shop.close()
  await main(page)
    .getByRole('region', { name: /^Llevan a una página/ })
    .getByRole('button', { name: 'Quitar la línea 1' })
    .click()
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Guardado')).toBeVisible()
  await expect.poll(async () => (await led()).status()).toBe(200)

  await signInStaff(page, 'editor')
  await page.goto('/admin/search-words')
  await expect(missed(page, 'zurulata')).toBeVisible()
  await expect(missed(page, 'zurulata').getByRole('textbox')).toHaveCount(0)
  const body = { language: 'es', words: ['zurulata', 'lámina'] }
  expect((await callAdmin(page, 'POST', ['custom/search-desk/v1', 'synonyms'], { body })).status).toBe(403)
})
