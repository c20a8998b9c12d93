import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './steps/accessible.ts'
import { callEngine } from './steps/engine.ts'
import { newCustomer } from './steps/new-customer.ts'
import { open } from './steps/ready.ts'

type Lines = { baskets: { productItems?: { productId: string; quantity: number; c_store?: string }[] }[] }

const linesOf = async (page: Page, customerId: string, locale: string) => {
  const { baskets } = await callEngine<Lines>(
    page,
    'GET',
    ['customer/shopper-customers/v1', `customers/${customerId}/baskets`],
    { locale },
  )
  return baskets[0]?.productItems ?? []
}

const pickUpAt = async (page: Page, store: string) => {
  await page.getByRole('button', { name: 'Ver existencia en todas las tiendas' }).click()
  await expect(
    page
      .getByRole('dialog')
      .getByText(/^Horario de ese día: \d/)
      .first(),
  ).toBeVisible()
  await page.getByRole('button', { name: `Retirar en ${store}` }).click()
  await expect(page.getByText(`en ${store}`).first()).toBeVisible()
}

const add = async (page: Page) => {
  await page.getByRole('main').getByRole('button', { name: 'Agregar al carrito' }).first().click()
  await expect(page.getByRole('dialog', { name: /al carrito/ })).toBeVisible()
}

// Quito has one of it and serves Ecuador by default; Guayaquil has hundreds.
test('[S4.021] what the store chosen on the page has goes into the cart, whatever the default store has', async ({
  page,
}) => {
  const { customerId } = await newCustomer(page, 'es-EC')
  await open(page, '/es-EC/product/AC025-26-406-244-NAT')
  await pickUpAt(page, 'Guayaquil Vía Daule')
  await page.getByLabel('Cantidad').fill('6')
  await add(page)
  expect(await linesOf(page, customerId, 'es-EC')).toMatchObject([
    { productId: 'AC025-26-406-244-NAT', quantity: 6, c_store: 'EC-GY01' },
  ])
})

test('the parts of a kit are those of the store chosen on the page', async ({ page }) => {
  const { customerId } = await newCustomer(page, 'es-EC')
  await open(page, '/es-EC/product/AC025-26-406-244-NAT')
  await pickUpAt(page, 'Guayaquil Vía Daule')
  await open(page, '/es-EC/product/KIT-TECHO-30')
  await add(page)
  const lines = await linesOf(page, customerId, 'es-EC')
  expect(lines.length).toBeGreaterThan(2)
  for (const line of lines) expect(line.c_store).toBe('EC-GY01')
})

const main = (page: Page) => page.getByRole('main')

test('where the store has too little, the page names fewer pieces, other stores with their day, and people', async ({
  page,
}) => {
  await newCustomer(page, 'es-EC')
  await open(page, '/es-EC/product/AC025-26-406-244-NAT')
  await page.getByLabel('Cantidad').fill('6')
  const ways = main(page).getByRole('region', { name: 'Así sí puedes tenerlo' })
  await expect(ways.getByRole('button', { name: /Llevar la 1 pieza/ })).toBeVisible()
  await expect(ways.getByRole('link', { name: 'Pedirlo por WhatsApp' })).toHaveAttribute(
    'href',
    /wa\.me\/593990000100\?text=.*AC025-26-406-244-NAT/,
  )
  await ways.getByRole('button', { name: /Retirar en Guayaquil/ }).click()
  await expect(ways).toBeHidden()
  await add(page)
})

test('where no store has any, a guest leaves an address to be told once it is back, and takes that back', async ({
  page,
}) => {
  await open(page, '/product/HE134-14')
  const ways = main(page).getByRole('region', { name: 'Así sí puedes tenerlo' })
  await ways.getByLabel('Tu correo').fill('espera@obra.example')
  await ways.getByRole('button', { name: 'Avísame' }).click()
  await expect(ways).toContainText('Listo: te escribimos en cuanto llegue a San Salvador Ejército.')
  await expectAccessible(page)
  await page.reload()
  await ways.getByRole('button', { name: 'Ya no me avises' }).click()
  await expect(ways.getByRole('button', { name: 'Avísame' })).toBeFocused()
})

test('a cut product says how many pieces lack to its run, and one press adds them, on the page and after adding', async ({
  page,
}) => {
  const { customerId } = await newCustomer(page)
  await open(page, '/product/TE007-26-ROJO')
  await page.getByLabel('Largo en metros').fill('3')
  const onPage = main(page).getByRole('button', { name: 'Agrega 9 piezas y completas la corrida' })
  await expect(onPage).toBeVisible()
  await add(page)
  // What the sheet still needs is offered in its colour.
  const offered = page.getByRole('dialog').getByRole('region', { name: 'Lo que todavía te falta' })
  for (const name of [/^Capote liso/, /^Tornillo autoperforante/])
    await expect(offered.getByRole('link', { name })).toHaveAttribute('href', /-ROJO$/)
  await page.getByRole('dialog').getByRole('button', { name: 'Agregar 9 piezas' }).click()
  await expect(page.getByRole('dialog').getByText(/faltan/)).toBeHidden()
  expect(await linesOf(page, customerId, 'es-SV')).toMatchObject([{ quantity: 10 }])
})

test('a store that nobody chose is said to be a suggestion, also where one of another country was chosen', async ({
  page,
}) => {
  await open(page, '/product/TE007-26-ROJO')
  await expect(main(page).getByText('San Salvador Ejército (tienda sugerida)').first()).toBeVisible()
  await page.evaluate(() => localStorage.setItem('selectedStoreId', 'CR-SJ01'))
  await open(page, '/es-HN/product/TE001-30-183')
  await expect(main(page).getByText('Tegucigalpa Anillo Periférico (tienda sugerida)').first()).toBeVisible()
})
