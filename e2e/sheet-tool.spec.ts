import { expect, test } from '@playwright/test'
import { axeOn } from './steps/accessible.ts'

test('[T1.604] pieces of a flat sheet: how many to buy, how they are cut, and whether that is the least', async ({
  page,
}) => {
  await page.goto('/tools')
  await page.getByRole('link', { name: /^Cortes de lámina lisa/ }).click()
  await page.getByLabel('Piezas', { exact: true }).fill('4 de 60 x 120 cm\nuna tapa')
  await expect(page.getByRole('heading', { name: 'Compra 1 lámina de 1.22 × 2.44 m' })).toBeVisible()
  await expect(page.getByText('Es lo mínimo posible.')).toBeVisible()
  await expect(page.getByText('No entendimos: una tapa.')).toBeVisible()
  await page.getByLabel('Piezas', { exact: true }).fill('7 de 45 x 70 cm')
  await page.getByLabel('¿Qué lámina vas a cortar?').selectOption('LL079-26-3X8FT')
  await expect(page.getByRole('heading', { name: 'Compra 2 láminas de 0.91 × 2.44 m' })).toBeVisible()
  await expect(page.getByText(/Es un buen acomodo, no el mejor probado/)).toBeVisible()
  const { violations } = await (await axeOn(page)).include('main').analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
  await page.getByRole('button', { name: 'Agregar 2 láminas' }).click()
  await expect(page.getByText('Tu lista está en el carrito.')).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('[T1.604] the form asks for the page with its plan', async ({ page }) => {
    await page.goto('/en-SV/tools/sheets')
    await page.getByLabel('Pieces', { exact: true }).fill('6 of 608 x 811')
    await page.getByRole('button', { name: 'Calculate' }).click()
    await expect(page.getByRole('heading', { name: 'Buy 1 sheet of 1.22 × 2.44 m' })).toBeVisible()
  })
})
