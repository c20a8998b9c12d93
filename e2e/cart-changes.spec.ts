import { expect, test } from '@playwright/test'
import { expectAccessible } from './steps/accessible.ts'
import { cart, dialog, main, openDrawer, toasts } from './steps/cart.ts'
import { lamina } from './steps/commands.ts'
import { callEngine } from './steps/engine.ts'
import { fillBasket, readBasket } from './steps/fill-basket.ts'
import { newCustomer } from './steps/new-customer.ts'
import { open } from './steps/ready.ts'
import { singleStoreProduct } from './steps/single-store-product.ts'

test.describe.configure({ timeout: 120_000 })

const sheet = 'TE001-30-183'
const cutSheet = 'TE008-26-ROJO'
const baskets = 'checkout/shopper-baskets/v1'

test('prices and days that changed since the cart was last shown are announced, and a line keeps its options wherever it is moved', async ({
  page,
}) => {
  // Where the store has none, plants bring it.
  const coloured = 'TE009-26-ROJO-305'
  const drill = 'HE133-20V'
  const guarantee = (years: string) => ({
    productId: drill,
    quantity: 1,
    optionItems: [{ optionId: 'garantia', optionValueId: years }],
  })
  await newCustomer(page)
  const { basketId } = await fillBasket(page, [
    guarantee('3-anos'),
    { productId: coloured, quantity: 2 },
    { productId: cutSheet, quantity: 9, c_lengthMetersToBuy: 3.65 },
    { productId: cutSheet, quantity: 2, c_lengthMetersToBuy: 4 },
  ])
  const line = cart(page).getByRole('listitem').filter({ hasText: drill })
  const heldLine = async () => {
    const { productItems = [] } = await readBasket(page, basketId)
    const one = productItems.find(({ productId }) => productId === drill)
    return (one as { optionItems?: { optionValueId: string }[] } | undefined)?.optionItems?.[0]?.optionValueId
  }
  const notice = main(page).getByText('Algo cambió desde que viste tu carrito')
  await open(page, '/cart')
  await expect(line).toContainText('Garantía: 3 años')
  // Gauge and colour, and the store that promises the day.
  await expect(cart(page)).toContainText(/Calibre: 26.*TE009-26-ROJO-305/)
  await expect(cart(page)).toContainText(/Retiras el .+ en San Salvador Ejército/)
  // What is cut to two lengths is one run of metres.
  await expect(cart(page)).toContainText(/40\.85 m de Lámina .+ en total/)

  // Removed and put back, put aside and taken back: the very same line.
  await line.getByRole('button', { name: /^Eliminar / }).click()
  await dialog(page).getByRole('button', { name: 'Sí, eliminar' }).click()
  await toasts(page).getByRole('button', { name: 'Deshacer' }).click()
  await expect(line).toContainText('Garantía: 3 años')
  // The first of the list, as it was.
  await expect(cart(page).getByRole('listitem').first()).toContainText(drill)
  await line.getByRole('button', { name: /^Guardar para después/ }).click()
  const aside = page.getByRole('region', { name: 'Guardado para después' })
  await expect(aside).toContainText('Garantía: 3 años')
  await page.reload()
  await aside.getByRole('button', { name: 'Pasar al carrito' }).click()
  await expect(line).toContainText('Garantía: 3 años')
  expect(await heldLine()).toBe('3-anos')

  // Chosen anew in the cart; a shop that does not answer leaves it as it was.
  await line.getByRole('button', { name: /^Cambiar opciones/ }).click()
  const choice = line.getByLabel('Garantía')
  await page.route(/\/items\/[^/]+\?/, (route) => route.abort())
  await choice.selectOption({ index: 0 })
  await expect(toasts(page)).toContainText('Algo salió mal. ¡Inténtalo de nuevo!')
  await expect(choice).toHaveValue('3-anos')
  await page.unroute(/\/items\/[^/]+\?/)
  await expectAccessible(page)
  await choice.selectOption({ index: 0 })
  await expect(choice).toHaveValue('1-ano')
  await line.getByRole('button', { name: 'Listo' }).click()
  await expect(line).toContainText('Garantía: 1 año')
  expect(await heldLine()).toBe('1-ano')
  // All of that was the shopper's own doing.
  await expect(notice).toHaveCount(0)

  // The store's stock goes: the sheets come from elsewhere, later.
  await lamina('stock', 'set', coloured, 'inv-sv-ss01', '0')
  await open(page, '/category/techos')
  await openDrawer(page)
  const told = /estaba listo el .+ y ahora el /
  await expect(dialog(page)).toContainText(told)
  await page.keyboard.press('Escape')
  // Seen in the drawer, it is no news in the cart.
  await open(page, '/cart')
  await expect(cart(page)).toContainText(coloured)
  await expect(notice).toHaveCount(0)
  await lamina('stock', 'set', coloured, 'inv-sv-ss01', '131')
  await open(page, '/en-SV/cart')
  await expect(main(page)).toContainText(/was ready on .+ and is now on /)
  await expect(main(page)).toContainText(/40\.85 m of .+ in all/)
})

test('[S4.036] [S4.096] [S8.032] a sold-out line is named and blocks the checkout; a product that is no longer sold is named and removed', async ({
  page,
}) => {
  const onlyElsewhere = 'OG121-425'
  await newCustomer(page)
  await lamina('stock', 'set', singleStoreProduct.sku, singleStoreProduct.inventory, '3')
  const { basketId } = await fillBasket(page, [
    { productId: sheet, quantity: 1 },
    { productId: singleStoreProduct.sku, quantity: 1 },
    { productId: onlyElsewhere, quantity: 1 },
  ])
  await lamina('stock', 'set', singleStoreProduct.sku, singleStoreProduct.inventory, '0')
  await open(page, '/cart')
  const line = cart(page).getByRole('listitem').filter({ hasText: singleStoreProduct.sku })
  await expect(line).toContainText('Agotado')
  const name = (await line.getByRole('link').first().textContent()) ?? ''
  await page.getByRole('button', { name: 'Finalizar compra' }).click()
  await expect(toasts(page)).toContainText(`${name} se encuentra agotado.`)
  await expect(page).toHaveURL(/\/cart$/)

  await callEngine(page, 'PATCH', [baskets, `baskets/${basketId}`], {
    locale: 'es-CR',
    body: { currency: 'CRC', c_country: 'CR' },
  })
  await open(page, '/en-CR/cart')
  await expect(page.getByRole('dialog', { name: 'Items Unavailable' })).toContainText(
    'Some items are no longer available online and will be removed from your cart.',
  )
  await open(page, '/es-CR/cart')
  const unavailable = page.getByRole('dialog', { name: 'Artículos no disponibles' })
  await expect(unavailable).toContainText(
    'Algunos artículos ya no están disponibles en línea y se eliminarán de tu carrito.',
  )
  await expectAccessible(page)
  // A shop that does not answer leaves the question where it is.
  await page.route(/\/items\/[^/]+\?/, (route) => route.abort())
  await unavailable.getByRole('button', { name: 'Eliminar' }).click()
  await expect(toasts(page)).toContainText('Algo salió mal. ¡Inténtalo de nuevo!')
  await page.unroute(/\/items\/[^/]+\?/)
  await page.keyboard.press('Escape')
  await expect(unavailable).toHaveCount(0)
  const left = await readBasket(page, basketId, 'es-CR')
  expect(left.productItems?.map(({ productId }) => productId)).not.toContain(onlyElsewhere)
})
