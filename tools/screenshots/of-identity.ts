import type { Page } from '@playwright/test'
import { customer, guest, main, waitForDialog, press, type State } from './state.ts'

const dialog = (page: Page) => page.getByRole('dialog')
const openSignIn = async (page: Page) => {
  await main(page)
    .getByRole('link', { name: /^(Inicia sesión para ver precios|Sign in to see prices)/ })
    .first()
    .click()
  await waitForDialog(page)
}
/** From the sign-in of the dialog to another view of it. */
const turnTo = (name: RegExp) => async (page: Page) => {
  await openSignIn(page)
  await dialog(page).getByRole('button', { name }).click()
}
const fillEmail = (page: Page) => main(page).locator('input[name=email]').fill('marta@obra.example')

/** Signing in and up, and the forms of the account, as they are when somebody is at them. */
export const ofIdentity: State[] = [
  {
    name: 'identity-dialog-reset',
    path: '/product/TE001-30-183',
    audiences: guest,
    act: turnTo(/^(¿Olvidaste|Forgot)/),
  },
  {
    name: 'identity-dialog-register',
    path: '/product/TE001-30-183',
    audiences: guest,
    act: turnTo(/^(Regístrate|Sign up)$/),
  },
  {
    name: 'identity-registration-mistakes',
    path: '/registration',
    audiences: guest,
    whole: true,
    act: async (page) => {
      await main(page).locator('input[name=password]').fill('techo26')
      await main(page)
        .getByRole('button', { name: /^(Registrarme|Create account)$/ })
        .click({ force: true })
      await main(page).locator('[id$="-error"]').filter({ hasText: /./ }).first().waitFor()
    },
  },
  {
    name: 'identity-reset-sent',
    path: '/reset-password',
    audiences: guest,
    act: async (page) => {
      await fillEmail(page)
      await page.keyboard.press('Enter')
      await main(page)
        .getByText(/^(Restablecimiento de contraseña|Password Reset)$/)
        .waitFor()
    },
  },
  {
    name: 'identity-code',
    path: '/login',
    audiences: guest,
    act: async (page) => {
      await fillEmail(page)
      await press(page, /^(Recibir un enlace|Email me a link)/)
      await main(page).locator('input[name=code]').waitFor()
      await press(page, /^(Entrar|Sign in)$/)
    },
  },
  {
    name: 'identity-login-mistake',
    path: '/login',
    audiences: guest,
    act: async (page) => {
      await fillEmail(page)
      await main(page).locator('input[name=password]').fill('techo26')
      await page.keyboard.press('Enter')
      await main(page).getByRole('alert').waitFor()
    },
  },
  {
    name: 'identity-social-failure',
    path: '/idp-callback?error=access_denied&state=none',
    audiences: guest,
    act: (page) => main(page).getByRole('alert').waitFor(),
  },
  {
    name: 'identity-prove-email',
    path: '/login',
    audiences: guest,
    act: async (page) => {
      await main(page).getByRole('button', { name: 'Facebook', exact: true }).click()
      await page.getByLabel('Correo electrónico').fill('')
      await page.getByRole('button', { name: 'Continuar' }).click()
      await main(page).locator('input[name=email]').waitFor()
    },
  },
  {
    name: 'identity-prove-email-code',
    path: '/login',
    audiences: guest,
    act: async (page) => {
      await main(page).getByRole('button', { name: 'Facebook', exact: true }).click()
      await page.getByRole('button', { name: 'Continuar' }).click()
      await press(page, /^(Enviarme el código|Email me the code)$/)
      await main(page).locator('input[name=code]').waitFor()
    },
  },
  {
    name: 'identity-fiscal-dialog',
    path: '/account',
    audiences: customer,
    act: async (page) => {
      await press(page, /^(Agregar datos de facturación|Add invoice details)$/)
      await dialog(page).locator('input[name=name]').waitFor()
    },
  },
  {
    name: 'identity-close-account',
    path: '/account',
    audiences: customer,
    act: async (page) => {
      await press(page, /^(Eliminar mi cuenta|Delete my account)$/)
      await waitForDialog(page)
    },
  },
  {
    name: 'identity-address-dialog',
    path: '/account/addresses',
    audiences: customer,
    act: async (page) => {
      await press(page, /^(Agregar dirección|Add address)$/)
      await dialog(page).getByRole('combobox').first().waitFor()
    },
  },
  {
    name: 'identity-account-forms',
    path: '/account',
    audiences: customer,
    whole: true,
    act: async (page) => {
      for (const what of [
        /: (Datos personales|Personal details)$/,
        /: (Correo electrónico|Email)$/,
        /: (Contraseña|Password)$/,
      ])
        await press(page, what)
    },
  },
  {
    name: 'identity-shared-wishlist',
    path: '/account/wishlist',
    audiences: customer,
    needs: 'history',
    whole: true,
    act: async (page) => {
      await press(page, /^(Crear|Make a).*(enlace|link)$|^(Crear otro|Make another)/)
      await page.goto(
        await main(page)
          .getByLabel(/^(Enlace de la lista|Link to the list)$/)
          .inputValue(),
      )
      await main(page).getByRole('article').first().waitFor()
    },
  },
]
