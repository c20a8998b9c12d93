import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './steps/accessible.ts'
import { orderButton } from './steps/checkout.ts'
import { countEffort, minutesOf } from './steps/keystroke-level.ts'
import { openNewShop } from './steps/new-shop.ts'
import { open } from './steps/ready.ts'
import { register } from './steps/register.ts'
import { totpCode } from './steps/totp.ts'

const owner = 'elena@tienda.com.gt'
const password = 'Zinc-alum-26-norte!'

/** What `init` makes: a shop that nobody has filled in. */
let shop: Awaited<ReturnType<typeof openNewShop>>
test.beforeAll(async () => {
  test.setTimeout(240_000)
  shop = await openNewShop(owner)
})
test.afterAll(() => shop?.close())

test.use({ viewport: { width: 1280, height: 900 } })

const main = (page: Page) => page.getByRole('main')
const step = (page: Page, title: string) =>
  main(page).getByRole('listitem').filter({ hasText: title }).first()
const goOn = (page: Page) => main(page).getByRole('button', { name: 'Guardar y seguir' })

test('the owner of an empty shop is led from the printed link to a first order', async ({ page }) => {
  test.setTimeout(180_000)
  const invited = page.waitForResponse((answer) => answer.url().includes('staff-invitations'))
  await page.goto(shop.invitation)
  const { totp } = (await (await invited).json()) as { totp: { secret: string } }
  const { effort, press, type, choose } = countEffort(page)
  await type(page.getByLabel(/nombre$/), 'Elena Rivas')
  await type(page.getByLabel('Contraseña nueva'), password)
  await type(page.getByLabel('Código de la aplicación'), totpCode(totp.secret))
  await press(page.getByRole('button', { name: 'Aceptar y continuar' }))
  await press(page.getByRole('button', { name: 'Los guardé' }))

  await expect(main(page)).toContainText('0 de 7 pasos')
  await press(main(page).getByRole('link', { name: 'Empezar' }))

  await type(main(page).getByLabel('Nombre de la tienda'), 'Techos Rivas')
  await choose(main(page).getByLabel('País'), 'GT')
  await type(main(page).getByLabel('Correo para clientes'), 'ayuda@tienda.com.gt')
  await type(main(page).getByLabel('Teléfono'), '+50222000100')
  await press(goOn(page))
  await expect(page.getByRole('banner')).toContainText('Techos Rivas')
  await expect(step(page, 'Nombre y país')).toContainText('Listo')

  await type(main(page).getByLabel('Tasa general (%)'), '12')
  await press(goOn(page))
  await type(main(page).getByLabel('Nombre de la sucursal'), 'Techos Rivas Zona 4')
  await choose(main(page).getByLabel('Departamento o provincia'), { index: 1 })
  await choose(main(page).getByLabel('Municipio o cantón'), { index: 1 })
  await type(main(page).getByLabel('Dirección'), '4a avenida 1-23')
  await type(main(page).getByLabel('Punto en el mapa'), '14.6349, -90.5069')
  await press(goOn(page))
  await expect(main(page).getByLabel('Se paga en la tienda al retirar')).toBeChecked()
  await press(goOn(page))
  await expect(step(page, 'Formas de pago')).toContainText('Listo')

  await press(main(page).getByRole('link', { name: 'Ir a categorías' }))
  await press(
    main(page)
      .getByRole('button', { name: /^Nueva/ })
      .first(),
  )
  await type(page.getByRole('dialog').getByLabel('Nombre (español)'), 'Lámina')
  await press(page.getByRole('dialog').getByRole('button', { name: 'Crear' }))
  await expect(step(page, 'Primera categoría')).toContainText('Listo')

  await press(main(page).getByRole('link', { name: 'Crear el producto' }))
  await type(main(page).getByLabel('Nombre (español)'), 'Canal galvanizado')
  await type(main(page).getByLabel('Descripción corta (español)'), 'Canal de 3 m')
  await type(main(page).getByLabel('Código', { exact: true }).first(), 'CANAL-1')
  await choose(main(page).getByLabel('Categoría'), { label: 'Lámina' })
  await type(main(page).getByLabel(/^Peso/), '4.5')
  await type(main(page).getByLabel(/^Precio/), '120.00')
  await press(page.getByRole('button', { name: 'Crear producto' }))
  await expect(page.getByRole('status').filter({ hasText: 'la tienda ya lo muestra' })).toBeVisible()

  await type(main(page).getByLabel('Cuántos hay de CANAL-1'), '25')
  await press(goOn(page))
  await expect(main(page)).toContainText('Tu primer producto ya se puede comprar')
  // Ten minutes are what an owner has; presses and characters are as they were when somebody last looked.
  const description = `${JSON.stringify(effort)}, ${minutesOf(effort).toFixed(1)} min`
  test.info().annotations.push({ type: 'effort', description })
  expect(effort.presses).toBeLessThanOrEqual(21)
  expect(effort.fields).toBeLessThanOrEqual(17)
  expect(effort.characters).toBeLessThanOrEqual(200)
  expect(minutesOf(effort)).toBeLessThan(10)
  await expectAccessible(page)

  await open(page, shop.origin)
  await main(page)
    .getByRole('link', { name: /Canal galvanizado/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Canal galvanizado')
  await page.getByRole('button', { name: 'Agregar al carrito' }).last().click()
  await expect(page.getByRole('dialog')).toContainText('agregado')
  await page.goto(`${shop.origin}/cart`)
  await main(page).getByRole('button', { name: 'Finalizar compra' }).click()
  await main(page)
    .getByRole('link', { name: /Regístrate/ })
    .click()
  await register(page, 'Ana', 'Paz')
  await expect(page).toHaveURL(/\/cart$/)
  await main(page).getByRole('button', { name: 'Finalizar compra' }).click()
  // A shop that brings nothing does not offer to.
  await expect(page.getByRole('radio', { name: /Retirar en tienda/ })).toBeVisible()
  await expect(page.getByRole('radio')).toHaveCount(1)
  for (const link of await page.getByRole('contentinfo').getByRole('link').all()) {
    const path = (await link.getAttribute('href')) ?? ''
    expect((await page.request.get(`${shop.origin}${path}`)).status(), path).toBe(200)
  }
  await page.getByRole('radio', { name: /Retirar en tienda/ }).check()
  await main(page).getByRole('button', { name: 'Continuar' }).click()
  await expect(page).toHaveURL(/step=payment/)
  await page.getByLabel('Departamento').selectOption({ index: 1 })
  await page.getByLabel('Municipio').selectOption({ index: 1 })
  await page.getByLabel('Dirección exacta').fill('4a avenida 1-23')
  await page.getByRole('radio', { name: /Pago en la tienda/ }).check()
  await main(page).getByRole('button', { name: 'Continuar' }).click()
  await expect(page).toHaveURL(/step=review/)
  await orderButton(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('¡Gracias por tu compra!')
})
