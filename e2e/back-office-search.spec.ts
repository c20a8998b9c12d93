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
  expect(await faultsOfScreen(page, '/search-words')).toEqual([])

  await signInStaff(page, 'editor')
  await page.goto('/admin/search-words')
  await expect(missed(page, 'zurulata')).toBeVisible()
  await expect(missed(page, 'zurulata').getByRole('textbox')).toHaveCount(0)
  const body = { language: 'es', words: ['zurulata', 'lámina'] }
  expect((await callAdmin(page, 'POST', ['custom/search-desk/v1', 'synonyms'], { body })).status).toBe(403)
})
