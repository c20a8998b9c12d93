import { expect, type Page, test } from '@playwright/test'
import { faultsOfScreen, watchFaults } from './steps/screens.ts'
import { callAdmin, countPresses, expectTask, signInStaff } from './steps/staff.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const main = (page: Page) => page.getByRole('main')
const productId = 'TE024'
const product: [string, string] = ['product/products/v1', `products/${productId}`]
const saved = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'Guardado; la tienda ya lo muestra' })

/** The page of the shop that a press opens beside the back office. */
const seeInShop = async (page: Page): Promise<Page> => {
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'Ver en la tienda' }).click()
  return opened
}

test('an editor corrects a name and sees it in the shop in three presses', async ({ page }) => {
  await signInStaff(page, 'editor')
  const before = (await callAdmin(page, 'GET', product)).body.name.default
  await page.goto('/admin/products')
  await main(page).getByRole('searchbox').fill(productId)
  const presses = await countPresses(page)
  await main(page).getByRole('link', { name: before }).click()
  await page.getByLabel('Nombre (español)').fill(`${before} corregida`)
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await expect(saved(page)).toBeVisible()
  const shown = await seeInShop(page)
  await expectTask(page, 28, await presses())
  await expect(shown.getByRole('heading', { level: 1 })).toHaveText(`${before} corregida`)
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(page.getByLabel('Nombre (español)')).toHaveValue(before)
  // Each change is a version, and one press away; putting one back is another.
  const versions = page.getByRole('region', { name: 'Versiones' }).getByRole('listitem')
  for (const name of [`${before} corregida`, before]) {
    await expect(versions.nth(1)).toContainText('Nombre')
    const restore = versions.nth(1).getByRole('button', { name: 'Restaurar' })
    // Until the list has the version just made, a press is none.
    await expect(restore).not.toHaveAttribute('aria-busy')
    await restore.click()
    await expect(page.getByLabel('Nombre (español)')).toHaveValue(name)
  }
})

test('an editor replaces a picture in three presses; its place and words stay', async ({ page }) => {
  const faults = watchFaults(page)
  await signInStaff(page, 'editor')
  const { body: before } = await callAdmin(page, 'GET', product)
  await page.goto(`/admin/products/${productId}`)
  const presses = await countPresses(page)
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Cambiar la imagen 1' }).click()
  await (await chooser).setFiles('demo/images/home/techo.webp')
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await expect(saved(page)).toBeVisible()
  const shown = await seeInShop(page)
  await expectTask(page, 28, await presses())

  const { body: after } = await callAdmin(page, 'GET', product)
  const [old, now] = [before, after].map(({ imageGroups: [group] }) => group.images[0])
  expect(now.alt).toEqual(old.alt)
  expect(now.path).not.toBe(old.path)
  await expect(shown.locator(`img[src*="${now.path}"], img[srcset*="${now.path}"]`).first()).toBeVisible()

  // A paper of the merchant's own beside the technical sheet, in as many presses.
  const papers = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Subir un PDF' }).click()
  const buffer = Buffer.from('%PDF-1.4\n%%EOF')
  await (await papers).setFiles({ name: 'Guía de fijación.pdf', mimeType: 'application/pdf', buffer })
  await expect(page.getByLabel('Título (español)').last()).toHaveValue('Guía de fijación')
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  const stored = () => callAdmin(page, 'GET', product)
  await expect.poll(async () => (await stored()).body.c_documents?.at(-1).title.es).toBe('Guía de fijación')
  await shown.reload()
  const paper = shown.getByRole('link', { name: 'Guía de fijación (PDF)' })
  await expect(paper).toHaveAttribute('href', /\/guia-de-fijacion\.pdf\?/)

  const body = { imageGroups: before.imageGroups, c_documents: before.c_documents ?? null }
  const ifMatch = (await stored()).etag
  expect((await callAdmin(page, 'PATCH', product, { body, ifMatch })).status).toBe(200)
  expect(await faultsOfScreen(page, `/products/${productId}`)).toEqual([])
  expect(faults).toEqual([])
})

test('an auditor reads a product and corrects nothing; a clerk does not open it', async ({ page }) => {
  await signInStaff(page, 'auditor')
  const { etag } = await callAdmin(page, 'GET', product)
  const body = { name: { default: 'De nadie', en: 'Nobody’s' } }
  expect((await callAdmin(page, 'PATCH', product, { body, ifMatch: etag })).status).toBe(403)
  await page.goto(`/admin/products/${productId}`)
  await expect(page.getByLabel('Nombre (español)')).toHaveAttribute('readonly')
  await expect(page.getByRole('button', { name: /^(Cambiar la imagen|Restaurar)/ })).toHaveCount(0)

  await signInStaff(page, 'clerk')
  await page.goto(`/admin/products/${productId}`)
  await expect(page.getByRole('alert')).toContainText('Tu rol no permite esto')
})
