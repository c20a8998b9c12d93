import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './steps/accessible.ts'
import { orderButton } from './steps/checkout.ts'
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
const goOn = (page: Page) => main(page).getByRole('button', { name: 'Guardar y seguir' }).click()

test('the owner of an empty shop is led from the printed link to a first order', async ({ page }) => {
  test.setTimeout(180_000)
  const invited = page.waitForResponse((answer) => answer.url().includes('staff-invitations'))
  await page.goto(shop.invitation)
  const { totp } = (await (await invited).json()) as { totp: { secret: string } }
  await page.getByLabel(/nombre$/).fill('Elena Rivas')
  await page.getByLabel('Contraseña nueva').fill(password)
  await page.getByLabel('Código de la aplicación').fill(totpCode(totp.secret))
  await page.getByRole('button', { name: 'Aceptar y continuar' }).click()
  await page.getByRole('button', { name: 'Los guardé' }).click()

  await expect(main(page)).toContainText('0 de 7 pasos')
  await main(page).getByRole('link', { name: 'Empezar' }).click()

  await main(page).getByLabel('Nombre de la tienda').fill('Techos Rivas')
  await main(page).getByLabel('País').selectOption('GT')
  await main(page).getByLabel('Correo para clientes').fill('ayuda@tienda.com.gt')
  await main(page).getByLabel('Teléfono').fill('+50222000100')
  await goOn(page)
  await expect(page.getByRole('banner')).toContainText('Techos Rivas')
  await expect(step(page, 'Nombre y país')).toContainText('Listo')

  await main(page).getByLabel('Tasa general (%)').fill('12')
  await goOn(page)
  await main(page).getByLabel('Nombre de la sucursal').fill('Techos Rivas Zona 4')
  await main(page).getByLabel('Departamento o provincia').selectOption({ index: 1 })
  await main(page).getByLabel('Municipio o cantón').selectOption({ index: 1 })
  await main(page).getByLabel('Dirección').fill('4a avenida 1-23')
  await main(page).getByLabel('Punto en el mapa').fill('14.6349, -90.5069')
  await goOn(page)
  await expect(main(page).getByLabel('Se paga en la tienda al retirar')).toBeChecked()
  await goOn(page)
  await expect(step(page, 'Formas de pago')).toContainText('Listo')

  await main(page).getByRole('link', { name: 'Ir a categorías' }).click()
  await main(page)
    .getByRole('button', { name: /^Nueva/ })
    .first()
    .click()
  await page.getByRole('dialog').getByLabel('Nombre (español)').fill('Lámina')
  await page.getByRole('dialog').getByRole('button', { name: 'Crear' }).click()
  await expect(step(page, 'Primera categoría')).toContainText('Listo')

  await main(page).getByRole('link', { name: 'Crear el producto' }).click()
  await main(page).getByLabel('Nombre (español)').fill('Canal galvanizado')
  await main(page).getByLabel('Descripción corta (español)').fill('Canal de 3 m')
  await main(page).getByLabel('Código', { exact: true }).first().fill('CANAL-1')
  await main(page).getByLabel('Categoría').selectOption({ label: 'Lámina' })
  await main(page).getByLabel(/^Peso/).fill('4.5')
  await main(page)
    .getByLabel(/^Precio/)
    .fill('120.00')
  await page.keyboard.press('Control+s')
  await expect(page.getByRole('status').filter({ hasText: 'la tienda ya lo muestra' })).toBeVisible()

  await main(page).getByLabel('Cuántos hay de CANAL-1').fill('25')
  await goOn(page)
  await expect(main(page)).toContainText('Tu primer producto ya se puede comprar')
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
