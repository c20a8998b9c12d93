import { expect, test } from '@playwright/test'
import { axeOn } from './steps/accessible.ts'
import { holdScripts } from './steps/hold-scripts.ts'

test("[T1.607] a gate's cuts are bars in the cart in six presses", async ({ page }) => {
  await page.goto('/tools/cuts')
  let presses = 1
  await page.getByLabel('Cortes', { exact: true }).fill('9 de 2.40\n9 de 1.75\n9 de 1.20\n9 de 62 cm')
  await expect(page.getByRole('heading', { name: 'Compra 9 barras de 6 m' })).toBeVisible()
  await expect(page.getByText('Es lo mínimo posible.')).toBeVisible()
  await page.getByLabel('¿Qué barra vas a cortar?').selectOption('TU071-112-15-NEG')
  presses += 2
  await page.getByRole('button', { name: 'Agregar 9 barras' }).click()
  presses++
  await expect(page.getByText('Tu lista está en el carrito.')).toBeVisible()
  expect(presses).toBeLessThanOrEqual(6)
})

test('[T1.611] a hair less would do with one bar; what is left to keep is told; a list beyond what is planned says so', async ({
  page,
}) => {
  await page.goto('/tools/cuts?c=3+de+2')
  await expect(page.getByText('Con piezas de 1.998 m en vez de 2 m te ahorras 1 barra.')).toBeVisible()
  await expect(page.getByText('Te quedan para guardar: 1 × 3.997 m, 1 × 1.994 m.')).toBeVisible()
  await page.getByLabel('Guardas recortes desde').fill('3')
  await expect(page.getByText('Te quedan para guardar: 1 × 3.997 m.')).toBeVisible()
  await page.getByLabel('Largos de barra que compras').fill('')
  await expect(page.getByText('Escribe un largo en metros, como 6.')).toBeVisible()
  await page.goto('/tools/cuts?c=3+de+2%0A2+de+13')
  await expect(page.getByText('Para las piezas que caben es lo mínimo posible.')).toBeVisible()
})

test('[T1.607] [T1.612] several lengths sold, an offcut of one’s own, a cut that is no cut, pieces by their name', async ({
  page,
}) => {
  await page.goto('/tools/cuts?c=10+de+4.30+jamba%0Auno+de+dos&s=6%2C+9%2C+12&k=0&o=1+de+4.50')
  await expect(page.getByText('No entendimos: uno de dos.')).toBeVisible()
  await expect(page.getByText('Tu recorte de 4.5 m:', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: /barras? de 9 m/ })).toBeVisible()
  await expect(page.getByText(/2 × jamba 4\.3\sm/).first()).toBeVisible()
  const drawing = page.getByRole('img', { name: /2 × jamba 4\.3 m/ })
  await expect(drawing.getByText('jamba', { exact: true })).toHaveCount(2)
})

test('[T1.607] cuts added to those of a link before the scripts load are planned', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/tools/cuts?c=10+de+4.30')
  const cuts = page.getByLabel('Cortes', { exact: true })
  await expect(cuts).toHaveValue('10 de 4.30')
  await cuts.fill('10 de 4.30\nuno de dos')
  release()
  await expect(page.getByText('No entendimos: uno de dos.')).toBeVisible()
  await expect(cuts).toHaveValue('10 de 4.30\nuno de dos')
})

test('[T1.607] sixty lengths are planned beside the page', async ({ page }) => {
  const cuts = Array.from({ length: 60 }, (_, at) => `${1 + (at % 5)} de ${300 + at * 37}`).join('\n')
  await page.goto('/tools/cuts')
  await page.getByLabel('Cortes', { exact: true }).fill(cuts)
  await expect(page.getByRole('heading', { name: /^Compra \d\d+ barras de 6 m$/ })).toBeVisible()
})

test('[T1.607] in English; nothing is out of reach of assistive technology', async ({ page }) => {
  await page.goto('/en-SV/tools/cuts')
  await expect(page.getByRole('heading', { name: 'Buy 9 bars of 6 m' })).toBeVisible()
  expect(await page.getByRole('main').innerText()).not.toMatch(/(?:US\$|C\$|[$₡QL])\s?\d/)
  const { violations } = await (await axeOn(page)).include('main').analyze()
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('[T1.607] the form asks for the page with its plan', async ({ page }) => {
    await page.goto('/tools/cuts')
    await page.getByLabel('Cortes', { exact: true }).fill('2 de 3.70\n1 de 2.20')
    await page.getByRole('button', { name: 'Calcular' }).click()
    await expect(page.getByRole('heading', { name: 'Compra 2 barras de 6 m' })).toBeVisible()
  })
})
