import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './steps/accessible.ts'
import { fillBasket } from './steps/fill-basket.ts'
import { newCustomer } from './steps/new-customer.ts'
import { open } from './steps/ready.ts'

const phone = { width: 360, height: 740 }
const desk = { width: 1280, height: 900 }
const lines = [{ productId: 'TE001-30-183', quantity: 2 }]
const banner = (page: Page) => page.getByRole('banner')
const main = (page: Page) => page.getByRole('main')
const dialog = (page: Page) => page.getByRole('dialog')

test.describe('on a phone', () => {
  test.use({ viewport: phone })

  test('the menu drawer, with a department unfolded', async ({ page }) => {
    await open(page, '/')
    await banner(page).getByRole('button', { name: 'Abrir el menú' }).click()
    await dialog(page).getByText('Techos y láminas', { exact: true }).click()
    await expect(dialog(page).getByRole('link', { name: 'Lámina zinc-alum natural' })).toBeVisible()
    await expectAccessible(page)
  })

  test('the filters of a category', async ({ page }) => {
    await open(page, '/category/techos')
    await main(page)
      .getByRole('button', { name: /^Filtrar/ })
      .click()
    await expect(dialog(page)).toBeVisible()
    await expectAccessible(page)
  })

  test('sign-in and sign-up in the dialog, faults shown', async ({ page }) => {
    await open(page, '/category/techos')
    await main(page).getByRole('link', { name: 'Inicia sesión para ver precios' }).first().click()
    const mail = dialog(page).getByRole('textbox', { name: 'Correo electrónico' })
    await mail.fill('x')
    await mail.press('Tab')
    await expect(dialog(page)).toContainText('Ingrese su correo electrónico.')
    await expectAccessible(page)
    await dialog(page).getByRole('button', { name: 'Regístrate' }).click()
    await dialog(page).getByRole('textbox', { name: 'Nombre' }).press('Tab')
    await expect(dialog(page)).toContainText('Ingrese su nombre.')
    await expectAccessible(page)
    // The first name has the focus again already when what is missing is told from below.
    const first = dialog(page)
      .locator('label')
      .filter({ hasText: /^Nombre/ })
    await dialog(page).getByRole('textbox', { name: 'Nombre' }).focus()
    await dialog(page).getByRole('button', { name: 'Registrarme' }).scrollIntoViewIfNeeded()
    await expect(first).not.toBeInViewport()
    await dialog(page).getByRole('button', { name: 'Registrarme' }).click({ force: true })
    await expect(dialog(page).getByRole('textbox', { name: 'Nombre' })).toBeFocused()
    await expect(first).toBeInViewport({ ratio: 1 })
  })

  test('the mini cart and the question before removing', async ({ page }) => {
    await fillBasket(page, lines)
    await open(page, '/')
    await banner(page)
      .getByRole('link', { name: /^Carrito/ })
      .click()
    await expect(dialog(page)).toContainText('TE001-30-183')
    await expectAccessible(page)
    await dialog(page)
      .getByRole('button', { name: /^Eliminar / })
      .click()
    await expect(page.getByRole('dialog', { name: 'Eliminar artículo' })).toBeVisible()
    await expectAccessible(page)
  })

  test('what was added, and an amount that needs asking', async ({ page }) => {
    await open(page, '/product/TE001-30-183')
    await expect(
      main(page)
        .getByText(/en existencia/)
        .first(),
    ).toBeVisible()
    await main(page).getByLabel('Cantidad').fill('99999')
    await main(page).getByLabel('Cantidad').blur()
    await expect(main(page)).toContainText('Esta cantidad requiere validación, por favor contáctanos.')
    await expectAccessible(page)
    await main(page).getByLabel('Cantidad').fill('2')
    await main(page).getByRole('button', { name: 'Agregar al carrito' }).last().click()
    await expect(dialog(page)).toContainText('2 artículos agregados al carrito')
    await expectAccessible(page)
  })
})

test.describe('on a desk', () => {
  test.use({ viewport: desk })

  test('the mega menu, the country menu and the stores', async ({ page }) => {
    await open(page, '/en-SV')
    await page.getByRole('navigation', { name: 'Main menu' }).locator('summary').first().click()
    await expectAccessible(page)
    await banner(page)
      .getByRole('button', { name: /^Country: / })
      .click()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await banner(page).getByRole('button', { name: /store/i }).first().click()
    await expect(dialog(page).getByRole('listitem').first()).toBeVisible()
    await expectAccessible(page)
  })

  test('the question before a change of country', async ({ page }) => {
    await fillBasket(page, lines)
    await open(page, '/')
    await banner(page)
      .getByRole('button', { name: /^País: / })
      .click()
    await page.getByRole('list', { name: 'País' }).getByRole('link', { name: 'Guatemala' }).click()
    await expect(dialog(page)).toBeVisible()
    await expectAccessible(page)
  })

  test('suggestions under the search box', async ({ page }) => {
    await open(page, '/')
    await page.getByRole('search').locator('input').first().pressSequentially('lamina')
    await expect(page.getByRole('search').getByRole('link').first()).toBeVisible()
    await expectAccessible(page)
  })

  test('a customer’s account menu and their empty pages', async ({ page }) => {
    await newCustomer(page)
    await open(page, '/en-SV')
    await banner(page).getByRole('button', { name: 'My account' }).click()
    await expectAccessible(page)
    for (const path of ['/en-SV/cart', '/en-SV/account/orders', '/en-SV/account/addresses']) {
      await open(page, path)
      await expectAccessible(page)
    }
  })

  test('a page that does not exist, and a registration with every fault shown', async ({ page }) => {
    await open(page, '/no-hay-tal-pagina')
    await expectAccessible(page)
    await open(page, '/registration')
    const first = main(page).getByRole('textbox').first()
    await first.focus()
    for (let field = 0; field < 5; field++) await page.keyboard.press('Tab')
    await expect(main(page)).toContainText('Ingrese su nombre.')
    await expectAccessible(page)
  })
})
