import { expect, type Page, type Request, test } from '@playwright/test'
import { expectAccessible } from './steps/accessible.ts'
import { cart, dialog, main, openDrawer, toasts } from './steps/cart.ts'
import { callEngine } from './steps/engine.ts'
import { type Basket, fillBasket, readBasket } from './steps/fill-basket.ts'
import { newCustomer } from './steps/new-customer.ts'
import { open } from './steps/ready.ts'
import { demoPassword } from './steps/sign-in.ts'

test.describe.configure({ timeout: 120_000 })

const sheet = 'TE001-30-183'
const cutSheet = 'TE008-26-ROJO'
const beam = { productId: 'PE064', quantity: 2 }
const baskets = 'checkout/shopper-baskets/v1'
const money = /\$\d[\d,]*\.\d{2}/

const basketsOf = async (page: Page, customerId: string) => {
  const path: [string, string] = ['customer/shopper-customers/v1', `customers/${customerId}/baskets`]
  return (await callEngine<{ baskets?: Basket[] }>(page, 'GET', path)).baskets ?? []
}

/** Writes of a kind that the page has sent from now on. */
const watchWrites = (page: Page, method: string, path: RegExp) => {
  const bodies: unknown[] = []
  page.on('request', (request: Request) => {
    if (request.method() === method && path.test(new URL(request.url()).pathname))
      bodies.push(request.postDataJSON())
  })
  return bodies
}

test('[S1.009] [S2.017] [S2.137] [S2.138] [S2.139] [S2.140] [S2.141] [S4.016] [S4.019] [S4.035] [S4.039] [S4.040] [S4.050] [S4.052] [S4.054] [S4.057] [S4.058] [S8.036] a customer’s cart: added to, changed, failed, removed from, and gone on with from the drawer', async ({
  page,
}) => {
  const { customerId, email } = await newCustomer(page)
  expect(await basketsOf(page, customerId)).toEqual([])
  expect(await basketsOf(page, customerId)).toEqual([])
  const emails = watchWrites(page, 'PUT', /\/baskets\/[^/]+\/customer$/)
  await open(page, '/')
  await expect.poll(async () => (await basketsOf(page, customerId)).length).toBe(1)
  await expect.poll(() => emails).toEqual([{ email }])

  await open(page, `/product/${sheet}`)
  const add = main(page).getByRole('button', { name: 'Agregar al carrito' }).last()
  await main(page).getByLabel('Cantidad').fill('2')
  await add.click()
  await expect(dialog(page)).toContainText('2 artículos agregados al carrito')
  await dialog(page).getByRole('button', { name: 'Cerrar' }).click()
  await expect(dialog(page)).toHaveCount(0)
  await add.click()
  await dialog(page).getByRole('link', { name: 'Finalizar compra' }).click()
  await expect(page).toHaveURL(/\/cart$/)
  await expect(dialog(page)).toHaveCount(0)

  const field = cart(page).getByRole('spinbutton')
  await expect(field).toHaveValue('4')
  await page.reload()
  await expect(field).toHaveValue('4')
  await expect(cart(page)).toContainText(money)
  await expect(main(page)).toContainText(/Total estimado\s?\$/)
  await expect(page.getByRole('button', { name: 'Finalizar compra' })).toBeEnabled()
  await expect(main(page).getByRole('link', { name: 'Seguir comprando' })).toBeVisible()

  // Three presses are one change, under a veil while it is on its way.
  const changes = watchWrites(page, 'PATCH', /\/items\/[^/]+$/)
  const hold = Promise.withResolvers<void>()
  await page.route(/\/items\/[^/]+\?/, async (route) => {
    await hold.promise
    await route.continue()
  })
  const plus = cart(page).getByRole('button', { name: 'Más' })
  for (let press = 0; press < 3; press++) await plus.click()
  await cart(page).getByRole('button', { name: 'Menos' }).click()
  await expect(cart(page).getByRole('status')).toHaveText('Actualizando')
  hold.resolve()
  await expect(cart(page).getByRole('status')).toHaveCount(0)
  await expect(field).toHaveValue('6')
  expect(changes).toEqual([{ quantity: 6 }])
  await page.unroute(/\/items\/[^/]+\?/)

  // What the shop refuses, what is left empty, what is more than there is.
  await page.route(/\/items\/[^/]+\?/, (route) => route.fulfill({ status: 500, json: {} }))
  await plus.click()
  await expect(toasts(page)).toContainText('Algo salió mal. ¡Inténtalo de nuevo!')
  await expect(field).toHaveValue('6')
  await page.unroute(/\/items\/[^/]+\?/)
  await field.fill('')
  await expect(field).toHaveValue('')
  await field.blur()
  await expect(field).toHaveValue('6')
  await field.fill('99998')
  await field.blur()
  await expect(cart(page)).toContainText('Esta cantidad requiere validación, por favor contáctanos.')
  await expect(field).toHaveValue('99998')
  await expectAccessible(page)
  await field.fill('5')
  await expect.poll(() => changes.at(-1)).toEqual({ quantity: 5 })

  // Asked before it goes; kept by a no; back with its quantity after a yes and a change of mind.
  const question = page.getByRole('dialog', { name: 'Eliminar artículo' })
  await cart(page)
    .getByRole('button', { name: /^Eliminar / })
    .click()
  await expect(question).toContainText('¿Está seguro de que desea eliminar este artículo del carrito?')
  await question.getByRole('button', { name: 'No, conservar' }).click()
  await expect(field).toHaveValue('5')
  await field.fill('0')
  await question.getByRole('button', { name: 'Sí, eliminar' }).click()
  await expect(toasts(page)).toContainText('Artículo eliminado del carrito')
  await expect(main(page)).toContainText('Tu carrito está vacío.')
  await toasts(page).getByRole('button', { name: 'Deshacer' }).click()
  await expect(field).toHaveValue('5')

  await open(page, '/category/techos')
  await openDrawer(page)
  const inDrawer = dialog(page).getByRole('spinbutton')
  await dialog(page).getByRole('button', { name: 'Menos' }).click()
  await expect(inDrawer).toHaveValue('4')
  await expect(dialog(page)).toContainText(money)
  await expect(dialog(page)).toContainText(/Total estimado\s?\$/)
  await expect(dialog(page).getByRole('button', { name: 'Seguir comprando' })).toBeVisible()
  // Gone on before the 750 ms are over: the last wish goes along.
  await dialog(page).getByRole('button', { name: 'Finalizar compra' }).click()
  await expect(page).toHaveURL(/\/checkout/)
  const [mine] = await basketsOf(page, customerId)
  await expect
    .poll(async () => (await readBasket(page, mine?.basketId ?? '')).productItems?.[0]?.quantity)
    .toBe(4)
  expect(emails).toHaveLength(1)

  await fillBasketMore(page, mine?.basketId ?? '', [beam])
  await open(page, '/category/techos')
  await openDrawer(page)
  await expect(dialog(page).getByRole('button', { name: 'Seguir cotizando' })).toBeVisible()
  await expect(dialog(page).getByRole('button', { name: 'Finalizar compra' })).toHaveCount(0)
  await dialog(page).getByRole('link', { name: 'Cotizar' }).click()
  await expect(page).toHaveURL(/\/checkout/)
})

test('[S4.020] a cart with lines gets the default shipping method by itself, a guest’s too, and is asked for methods once', async ({
  page,
}) => {
  const chosen = watchWrites(page, 'PUT', /\/shipping-method$/)
  const asked: string[] = []
  page.on('request', (request) => {
    if (/\/shipping-methods\?/.test(request.url())) asked.push(request.url())
  })
  await fillBasket(page, [{ productId: sheet, quantity: 1 }])
  await open(page, '/category/techos')
  await openDrawer(page)
  await expect(dialog(page).getByRole('spinbutton')).toHaveValue('1')
  expect([chosen, asked]).toEqual([[], []])
  await open(page, '/cart')
  await expect.poll(() => chosen).toEqual([{ id: 'truck' }])
  await expect(main(page)).not.toContainText(money)

  await newCustomer(page)
  const { basketId } = await fillBasket(page, [{ productId: sheet, quantity: 1 }])
  await open(page, '/cart')
  await expect(
    main(page)
      .getByRole('listitem')
      .filter({ hasText: /^Entrega/ }),
  ).toContainText(money)
  await expect(main(page)).toContainText(/Total estimado\s?\$/)
  expect((await readBasket(page, basketId)).shipments?.[0]).toMatchObject({ shippingMethod: { id: 'truck' } })
  const changed = page.waitForResponse((answer) => answer.request().method() === 'PATCH')
  await cart(page).getByRole('button', { name: 'Más' }).click()
  await changed
  await page.reload()
  await expect(cart(page).getByRole('spinbutton')).toHaveValue('2')
  expect(chosen).toEqual([{ id: 'truck' }, { id: 'truck' }])
  expect(asked).toHaveLength(2)

  // Nobody has asked for it: one press has all collected, another has it brought.
  const delivery = main(page)
    .getByRole('listitem')
    .filter({ hasText: /^Entrega/ })
  await expect(delivery).toContainText('Entrega estimada')
  await expect(delivery).toContainText('Retirar no cuesta nada.')
  await delivery.getByRole('button', { name: 'Retirar en tienda' }).click()
  await expect(delivery).toContainText('Gratis')
  await expect(main(page)).not.toContainText('Total estimado')
  await expectAccessible(page)
  await delivery.getByRole('button', { name: 'Que me lo lleven' }).click()
  await expect(delivery).toContainText('Entrega estimada')
})

const fillBasketMore = (page: Page, basketId: string, lines: unknown[]) =>
  callEngine<Basket>(page, 'POST', [baskets, `baskets/${basketId}/items`], { body: lines })

test('[S2.017] [S2.145] [S2.146] [S2.147] [S2.148] [S4.016] [S4.034] [S4.060] [S8.048] a guest’s cart: empty, short of metres, without any price, and back in it after signing in', async ({
  page,
  browser,
}) => {
  test.skip(!process.env.LONG, 'What it cites is killed by cheaper tests.')
  const elsewhere = await browser.newContext()
  const { email } = await newCustomer(await elsewhere.newPage())
  await elsewhere.close()
  const opened = watchWrites(page, 'POST', /\/baskets$/)
  await open(page, '/cart')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tu carrito está vacío.')
  await expect(main(page).getByRole('link', { name: 'Iniciar sesión' })).toBeVisible()
  await main(page).getByRole('link', { name: 'Seguir comprando' }).click()
  await expect(page).toHaveURL(/:\d+\/$/)
  await openDrawer(page)
  await expect(dialog(page)).toContainText('Tu carrito está vacío.')
  await expect(dialog(page).getByRole('link')).toHaveCount(0)
  await expect(dialog(page).getByRole('button')).toHaveCount(1)
  expect(opened).toEqual([])

  await open(page, `/product/${cutSheet}`)
  await page.getByLabel('Piezas').fill('2')
  await page.getByRole('spinbutton', { name: 'Largo en metros' }).fill('3.65')
  await page.getByRole('button', { name: 'Agregar al carrito' }).last().click()
  await expect(dialog(page)).toContainText('2 artículos agregados al carrito')
  expect(opened).toHaveLength(1)
  await open(page, '/cart')
  await expect(cart(page)).toContainText(
    'Has agregado un total de 7.3 metros del producto, faltan 22.7 metros para que el producto pueda ser incluido en el pedido',
  )
  await expect(page.getByRole('button', { name: 'Finalizar compra' })).toBeDisabled()
  await expect(main(page)).not.toContainText(money)
  await expectAccessible(page)
  await cart(page).getByRole('spinbutton').fill('9')
  await expect(cart(page)).toContainText('9 piezas de 3.65 m = 32.85 m')
  await expect(cart(page)).not.toContainText('faltan')
  // A line alone says its metres itself.
  await expect(cart(page)).not.toContainText('en total')

  await page.getByRole('button', { name: 'Finalizar compra' }).click()
  await expect(page).toHaveURL(/\/login\?redirect=%2Fcart$/)
  const form = main(page).locator('form')
  await form.getByRole('textbox', { name: /^Correo electrónico/ }).fill(email)
  await form.locator('input[type=password]').fill(demoPassword)
  await form.getByRole('button', { name: 'Iniciar sesión' }).click()
  await expect(page).toHaveURL(/\/cart$/)
  await expect(cart(page)).toContainText('9 piezas de 3.65 m = 32.85 m')
  await expect(cart(page)).toContainText(money)
  await open(page, '/en-SV/cart')
  await page.getByRole('spinbutton').fill('1')
  await expect(main(page)).toContainText(
    'You have added a total of 3.65 metres of the product; 26.35 metres are missing for the product to be included in the order',
  )
})
