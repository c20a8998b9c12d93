import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './steps/accessible.ts'
import { answerProvider, somebody } from './steps/answer-provider.ts'
import { daily } from './steps/daily.ts'
import { callEngine } from './steps/engine.ts'
import { fillBasket } from './steps/fill-basket.ts'
import { mergedBasket } from './steps/merged-basket.ts'
import { newCustomer } from './steps/new-customer.ts'
import { open } from './steps/ready.ts'

const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

const stored = (page: Page) =>
  page.evaluate(() => ({
    verifier: sessionStorage.getItem('codeVerifier'),
    provider: sessionStorage.getItem('identityProvider'),
    directedFrom: sessionStorage.getItem('directedFrom'),
    items: localStorage.getItem('guestBasketItems'),
  }))

test('[S4.030] [S4.031] [S4.032] [S4.033] [S7.053] [S7.054] [S7.055] what the return needs is kept before the browser leaves', async ({
  page,
}) => {
  await fillBasket(page, [{ productId: 'TE001-30-183', quantity: 3 }])
  // The browser stays where it is, so that one can look.
  const left = new Promise<URL>((resolve) => {
    void page.route('**/oauth2/authorize**', (route) => {
      resolve(new URL(route.request().url()))
      return route.fulfill({ status: 204 })
    })
  })
  await open(page, '/checkout')
  await expect(page).toHaveURL(/\/login\?redirect=%2Fcheckout$/)
  await button(page, 'Google').click()
  const url = await left
  expect(url.pathname).toBe(
    '/mobify/proxy/api/shopper/auth/v1/organizations/f_ecom_lmna_001/oauth2/authorize',
  )
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    redirect_uri: new URL('/idp-callback', page.url()).href,
    client_id: '5f0c1d2e-6a7b-4c8d-9e0f-1a2b3c4d5e6f',
    response_type: 'code',
    channel_id: 'Lamina',
    hint: 'google',
  })
  expect(url.searchParams.get('code_challenge')).toMatch(/^[\w-]{43}$/)
  const kept = await stored(page)
  expect(kept.verifier).toMatch(/^[\w-]{128}$/)
  expect(kept.provider).toBe('google')
  expect(kept.directedFrom).toBe('/checkout')
  expect(JSON.parse(kept.items ?? '')).toEqual([{ productId: 'TE001-30-183', quantity: 3 }])
})

for (const [name, language, wanted] of [
  ['Google', 'es', '/cart'],
  ['Microsoft', 'en', '/checkout'],
  ['Facebook', 'es', '/cart'],
] as const) {
  test(`[S2.009] [S2.083] [S4.025] [S4.033] ${name} signs in, brings the guest’s basket and leads back (${language})`, async ({
    page,
  }) => {
    const prefix = language === 'en' ? '/en-SV' : ''
    const { basketId } = await fillBasket(page, [{ productId: 'TE001-30-183', quantity: 3 }])
    await open(page, `${prefix}/login?redirect=${encodeURIComponent(wanted)}`)
    await expectAccessible(page)
    await button(page, name).click()
    await answerProvider(page, somebody())
    await expect(page).toHaveURL(new RegExp(`${prefix}${wanted}(\\?|$)`))
    await expect(
      page.getByText(language === 'en' ? 'Welcome, Paula!' : '¡Te damos la bienvenida, Paula!'),
    ).toBeVisible()
    expect(await mergedBasket(page)).toMatchObject({
      productItems: [{ productId: 'TE001-30-183', quantity: 3 }],
    })
    expect((await mergedBasket(page)).basketId).not.toBe(basketId)
    expect(await stored(page)).toEqual({ verifier: null, provider: null, directedFrom: null, items: null })
    expect(await page.evaluate(() => localStorage.getItem('c_typeLogin'))).toBe('social')
  })
}

test('[S4.030] saved items that no merge brought are added', async ({ page }) => {
  const { basketId } = await fillBasket(page, [{ productId: 'TE001-30-183', quantity: 2 }])
  await open(page, '/login')
  await page.route('**/oauth2/authorize**', async (route) => {
    await callEngine(page, 'DELETE', ['checkout/shopper-baskets/v1', `baskets/${basketId}`])
    await route.continue()
  })
  await button(page, 'Google').click()
  await answerProvider(page, somebody())
  await expect(page).toHaveURL(/\/account$/)
  expect(await mergedBasket(page)).toMatchObject({
    productItems: [{ productId: 'TE001-30-183', quantity: 2 }],
  })
})

const failures = {
  es: {
    prefix: '',
    cancelled: 'No se completó el inicio de sesión con Google. Inténtalo de nuevo o entra de otra manera.',
    notVerified: 'Google no confirma que ese correo sea tuyo. Verifícalo allí o entra de otra manera.',
    exists: 'Ya tienes una cuenta con ese correo. Inicia sesión con tu contraseña.',
    expired: 'Este inicio de sesión ya se usó o venció. Empieza de nuevo.',
  },
  en: {
    prefix: '/en-SV',
    cancelled: 'Signing in with Google was not completed. Try again or sign in another way.',
    notVerified: 'Google does not confirm that the email is yours. Verify it there or sign in another way.',
    exists: 'You already have an account with that email. Sign in with your password.',
    expired: 'This sign-in was already used or has expired. Start again.',
  },
} as const

for (const [language, text] of daily(Object.entries(failures), 1)) {
  test(`[S2.009] [S2.010] a provider that denies, who cancels, a stolen state: each ends at the login with its reason (${language})`, async ({
    page,
    browser,
  }) => {
    test.setTimeout(120_000)
    const login = `${text.prefix}/login?redirect=%2Fcart`
    const alert = main(page).getByRole('alert')
    await open(page, login)
    await button(page, 'Google').click()
    await answerProvider(page, somebody(), 'Cancelar')
    await expect(alert).toHaveText(text.cancelled)
    await expect(page).toHaveURL(/redirect=%2Fcart/)
    await expectAccessible(page)

    await button(page, 'Google').click()
    await answerProvider(page, somebody(), 'Continuar', false)
    await expect(alert).toHaveText(text.notVerified)

    const other = await browser.newPage()
    const { email } = await newCustomer(other)
    await other.close()
    await button(page, 'Google').click()
    await answerProvider(page, email)
    await expect(alert).toHaveText(text.exists)

    let sent = 0
    await page.route('**/oauth2/token', (route) => {
      sent++
      return route.continue()
    })
    for (const path of ['/idp-callback', '/social-callback']) {
      await open(page, `${text.prefix}${path}?code=stolen&state=stolen`)
      await expect(alert).toHaveText(text.expired)
      await expect(page).not.toHaveURL(/stolen/)
    }
    expect(sent).toBe(0)
  })
}
