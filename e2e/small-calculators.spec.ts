import { expect, test } from '@playwright/test'
import { axeOn } from './steps/accessible.ts'

/** A worked example of each, by its address, and what it says. */
const examples = [
  ['rebar', 'n=5&u=qq&b=RE044-3-6', /^67\.5 varillas = 226\.8 kg = 5 quintales\. Compra 68\.$/],
  ['slab', 's=6&l=8&t=6', /^9 láminas de 6 m \(54 m\), 4\.69 m³ de concreto, 39 bolsas y 4 mallas/],
  ['mesh', 'a=4.5&l=11.6', /^4 planchas\. A lo largo salen 4, a lo ancho 6\.$/],
  ['paint', 'a=98.35&n=2&f=corrugated', /^7\.21 galones: 1 cubetas? de 5 y 3 galones/],
  [
    'fence',
    'l=40&h=6&e=0',
    /^2 rollos de 20 m, 17 postes de 2\.43 m \(salen de 9 tubos\), 120 m de alambre y 6 bolsas/,
  ],
  [
    'gutter',
    'l=10.6&a=47.7&i=200&h=3',
    /^Canal de 305 mm con 1 bajante de 2\.65 L\/s: 2 piezas y 19 soportes\.$/,
  ],
  ['units', 'n=12&u=ft', /^12 pies = 3\.658 m$/],
] as const

for (const [tool, query, sentence] of examples) {
  test(`[T1.908] ${tool}: the worked example, with goods, without an amount, within reach of everybody`, async ({
    page,
  }) => {
    await page.goto(`/tools/${tool}?${query}`)
    await expect(page.getByRole('heading', { level: 2, name: sentence })).toBeVisible()
    if (tool !== 'units')
      await expect(page.getByRole('button', { name: /^Agregar \d+ productos?$/ })).toBeEnabled()
    const main = page.getByRole('main')
    expect(await main.innerText()).not.toMatch(/(?:US\$|C\$|[$₡])\s?\d/)
    const { violations } = await (await axeOn(page)).include('main').analyze()
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
  })
}

test('[T1.000] [T1.908] from the page of all tools to a mesh in the cart, and back by one press', async ({
  page,
}) => {
  await page.goto('/tools')
  const tools = page.getByRole('main').getByRole('link').and(page.locator('[href^="/tools/"]'))
  const paths = await tools.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  const every = ['roof', 'list', 'cuts', 'sheets', ...examples.map(([tool]) => tool)]
  expect(paths.toSorted()).toEqual(every.map((tool) => `/tools/${tool}`).toSorted())
  await page.getByRole('link', { name: /^Electromalla/ }).click()
  await page.getByLabel('Largo', { exact: true }).fill('12')
  await expect(page).toHaveURL(/l=12/)
  await page.getByRole('button', { name: 'Agregar 1 producto' }).click()
  await expect(page.getByText('Tu lista está en el carrito.')).toBeVisible()
  const undone = page.waitForResponse((answer) => answer.request().method() === 'PATCH')
  await page.getByRole('region', { name: 'Avisos' }).getByRole('button', { name: 'Deshacer' }).click()
  await undone
  await page.goto('/cart')
  await expect(page.getByRole('heading', { name: 'Tu carrito está vacío' })).toBeVisible()
})

test('[T1.908] what a line counts and how the sentence comes about are told; [T1.001] what is left out stands in the address', async ({
  page,
}) => {
  await page.goto('/tools/rebar?n=5&u=qq&b=RE044-3-6')
  await expect(page.getByText('Calibre: 18 · por libra')).toBeVisible()
  await page.getByText('¿Cómo sale?').click()
  await expect(page.getByText(/^Cada varilla pesa 3\.36\d* kg y un quintal son 45\.36 kg/)).toBeVisible()
  await page.goto('/tools/fence?l=23&k=panel&p=1.8&b=3')
  await expect(
    page.getByRole('heading', { name: /^10 paneles de 1\.8 m de alto, 11 postes de 2\.4 m/ }),
  ).toBeVisible()
  const barbed = page.getByRole('checkbox', { name: /^1 Alambre de púas/ })
  await expect(barbed).toBeChecked()
  // What is left out is left out of the link too, and taken again by a step back.
  await barbed.uncheck()
  await expect(page).toHaveURL(/&x=barbed-wire$/)
  await page.reload()
  await expect(barbed).not.toBeChecked()
  await barbed.check()
  await expect(page).not.toHaveURL(/&x=/)
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(barbed).not.toBeChecked()
  await page.goto('/tools/paint?f=tubes&q=30&w=20.32&z=6&n=2')
  await expect(page.getByRole('heading', { name: '2.79 galones de anticorrosivo: 3 galones.' })).toBeVisible()
  await page.goto('/tools/units?n=16&u=plate')
  await expect(page.getByRole('heading', { name: 'chapa 16 = 1.5 mm' })).toBeVisible()
  await page.goto('/tools/units?n=12&u=in12')
  await expect(page.getByRole('heading', { name: '12 : 12 = 100 % = 45 °' })).toBeVisible()
  await page.goto('/tools/units?n=abc')
  await expect(page.getByText('Escribe un número entre 0.001 y 1,000,000.')).toBeVisible()
})

test('[T1.908] search engines find each: title, description, structured data, sitemap', async ({
  page,
  request,
}) => {
  await page.goto('/en-SV/tools/fence')
  await expect(page).toHaveTitle(/^Chain link fence/)
  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(data.join()).toContain('"WebApplication"')
  const sitemap = await (await request.get('/sitemap-es-SV-1.xml')).text()
  for (const [tool] of examples) expect(sitemap).toContain(`/tools/${tool}<`)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('[T1.908] the form asks for the page with its answer', async ({ page }) => {
    await page.goto('/tools/units')
    await page.getByLabel('Cantidad').fill('8')
    await page.getByRole('button', { name: 'Calcular' }).click()
    await expect(page.getByRole('heading', { name: '8 pies = 2.438 m' })).toBeVisible()
  })
})
