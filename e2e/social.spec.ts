import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './steps/accessible.ts'
import { answerProvider, newProviderEmail } from './steps/answer-provider.ts'
import { dailySample } from './steps/daily-sample.ts'
import { callEngine } from './steps/engine.ts'
import { fillBasket } from './steps/fill-basket.ts'
import { mailTo } from './steps/mail.ts'
import { mergedBasket } from './steps/merged-basket.ts'
import { newCustomer } from './steps/new-customer.ts'
import { open } from './steps/ready.ts'
import { demoPassword } from './steps/sign-in.ts'

const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

const storedHandshake = (page: Page) =>
  page.evaluate(() => ({
    verifier: sessionStorage.getItem('codeVerifier'),
    provider: sessionStorage.getItem('identityProvider'),
    directedFrom: sessionStorage.getItem('directedFrom'),
    items: localStorage.getItem('guestBasketItems'),
  }))

test('[S4.030] [S4.031] [S4.032] [S4.033] [S7.053] [S7.054] [S7.055] what the return needs is stored before the browser leaves', async ({
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
  const kept = await storedHandshake(page)
  expect(kept.verifier).toMatch(/^[\w-]{128}$/)
  expect(kept.provider).toBe('google')
  expect(kept.directedFrom).toBe('/checkout')
  expect(JSON.parse(kept.items ?? '')).toEqual([{ productId: 'TE001-30-183', quantity: 3 }])
})

for (const [name, language, wanted] of [
  ['Google', 'es', '/cart'],
  ['Microsoft', 'en', '/checkout'],
] as const) {
  test(`[S2.009] [S2.083] [S4.025] [S4.033] ${name} signs in, brings the guest’s basket and leads back (${language})`, async ({
    page,
  }) => {
    const prefix = language === 'en' ? '/en-SV' : ''
    const { basketId } = await fillBasket(page, [{ productId: 'TE001-30-183', quantity: 3 }])
    await open(page, `${prefix}/login?redirect=${encodeURIComponent(wanted)}`)
    await expectAccessible(page)
    await button(page, name).click()
    await answerProvider(page, newProviderEmail())
    await expect(page).toHaveURL(new RegExp(`${prefix}${wanted}(\\?|$)`))
    await expect(
      page.getByText(language === 'en' ? 'Welcome, Paula!' : '¡Te damos la bienvenida, Paula!'),
    ).toBeVisible()
    expect(await mergedBasket(page)).toMatchObject({
      productItems: [{ productId: 'TE001-30-183', quantity: 3 }],
    })
    expect((await mergedBasket(page)).basketId).not.toBe(basketId)
    expect(await storedHandshake(page)).toEqual({
      verifier: null,
      provider: null,
      directedFrom: null,
      items: null,
    })
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
  await answerProvider(page, newProviderEmail())
  await expect(page).toHaveURL(/\/account$/)
  expect(await mergedBasket(page)).toMatchObject({
    productItems: [{ productId: 'TE001-30-183', quantity: 2 }],
  })
})

const proving = {
  es: {
    prefix: '',
    title: 'Confirma tu correo',
    email: 'Correo electrónico',
    send: 'Enviarme el código',
    code: 'Código del correo',
    subject: /es tu código de acceso/,
  },
  en: {
    prefix: '/en-SV',
    title: 'Confirm your email',
    email: 'Email',
    send: 'Email me the code',
    code: 'Code from the email',
    subject: /is your sign-in code/,
  },
} as const

/** On the page that a provider's return leads to, where it vouches for no address: one is proved by a mailed code. */
const proveEmail = async (page: Page, text: (typeof proving)['es' | 'en'], email: string) => {
  await button(page, text.send).click()
  const code = /\b\d{8}\b/.exec(await mailTo(page, email, text.subject))?.[0] ?? ''
  await main(page).getByLabel(text.code).fill(code)
}

for (const [language, text] of dailySample(Object.entries(proving), 1)) {
  test(`[S2.009] [S3.009] [S4.025] Facebook vouches for no address: a mailed code does, once (${language})`, async ({
    page,
  }) => {
    const { basketId } = await fillBasket(page, [{ productId: 'TE001-30-183', quantity: 3 }])
    await open(page, `${text.prefix}/login?redirect=%2Fcart`)
    const email = newProviderEmail()
    await button(page, 'Facebook').click()
    // Somebody whom the shop has not seen: without an address the name is the person.
    await page.getByLabel('Nombre').fill(`Paula ${email}`)
    await answerProvider(page, '')
    await expect(main(page).getByRole('heading', { name: text.title })).toBeVisible()
    await expect(page).not.toHaveURL(/pending_identity/)
    await expectAccessible(page)
    await main(page).getByLabel(text.email).fill(email)
    await proveEmail(page, text, email)
    await expect(page).toHaveURL(new RegExp(`${text.prefix}/cart(\\?|$)`))
    expect(await mergedBasket(page)).toMatchObject({
      productItems: [{ productId: 'TE001-30-183', quantity: 3 }],
    })
    expect((await mergedBasket(page)).basketId).not.toBe(basketId)
  })
}

test('[S2.009] [S3.009] an account with a password is joined by a code to its address, and known afterwards', async ({
  page,
  browser,
}) => {
  const other = await browser.newPage()
  const { email } = await newCustomer(other)
  await other.close()
  const text = proving.es
  await open(page, '/login')
  await button(page, 'Google').click()
  await answerProvider(page, email)
  await expect(main(page).getByLabel(text.email)).toHaveValue(email)
  await button(page, text.send).click()
  await main(page).getByLabel(text.code).fill('00000000')
  await expect(main(page).getByRole('alert')).toBeVisible()
  const code = /\b\d{8}\b/.exec(await mailTo(page, email, text.subject))?.[0] ?? ''
  await main(page).getByLabel(text.code).fill(code)
  await expect(page).toHaveURL(/\/account$/)
  expect(await mailTo(page, email, /Ya puedes entrar con Google/)).toContain('Google')
})

test('[S2.011] [S8.011] a customer connects Google to their account, enters with it, and disconnects it', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const { email } = await newCustomer(page)
  const person = newProviderEmail()
  const connect = async (password: string) => {
    await button(page, 'Conectar Google').click()
    await page.getByLabel('Contraseña actual').fill(password)
    await button(page, 'Continuar a Google').click()
  }
  await open(page, '/account')
  await connect('otra')
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Contraseña actual').fill(demoPassword)
  await button(page, 'Continuar a Google').click()
  await answerProvider(page, person, 'Cancelar')
  await expect(main(page).getByText('No se conectó Google.')).toBeVisible()
  await connect(demoPassword)
  await answerProvider(page, person)
  await expect(main(page).getByText('Listo: ya puedes entrar con Google.')).toBeVisible()
  await expect(page).not.toHaveURL(/identity_to_join/)
  expect(await mailTo(page, email, /Ya puedes entrar con Google/)).toContain('Google')
  // In a browser of its own, with the other site's account alone.
  const other = await page.context().browser()?.newPage()
  if (!other) throw new Error('no browser')
  await open(other, '/login')
  await button(other, 'Google').click()
  await answerProvider(other, person)
  await expect(other).toHaveURL(/\/account$/)
  await expect(other.getByRole('main').getByText(email)).toBeVisible()
  await other.close()

  await button(page, 'Desconectar Google').click()
  await page.getByLabel('Contraseña actual').fill(demoPassword)
  await page.getByRole('dialog').getByRole('button', { name: 'Desconectar Google' }).click()
  await expect(button(page, 'Conectar Google')).toBeVisible()
  expect(await mailTo(page, email, /Ya no entras con Google/)).toContain('Google')
})

const failures = {
  es: {
    prefix: '',
    cancelled: 'No se completó el inicio de sesión con Google. Inténtalo de nuevo o entra de otra manera.',
    expired: 'Este inicio de sesión ya se usó o venció. Empieza de nuevo.',
  },
  en: {
    prefix: '/en-SV',
    cancelled: 'Signing in with Google was not completed. Try again or sign in another way.',
    expired: 'This sign-in was already used or has expired. Start again.',
  },
} as const

for (const [language, text] of dailySample(Object.entries(failures), 1)) {
  test(`[S2.009] [S2.010] a cancelled sign-in and a stolen state each end at the login with their reason (${language})`, async ({
    page,
  }) => {
    test.setTimeout(120_000)
    const login = `${text.prefix}/login?redirect=%2Fcart`
    const alert = main(page).getByRole('alert')
    await open(page, login)
    await button(page, 'Google').click()
    await answerProvider(page, newProviderEmail(), 'Cancelar')
    await expect(alert).toHaveText(text.cancelled)
    await expect(page).toHaveURL(/redirect=%2Fcart/)
    await expectAccessible(page)

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
