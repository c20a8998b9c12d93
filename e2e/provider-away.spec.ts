import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, test } from '@playwright/test'
import { expectAccessible } from './steps/accessible.ts'
import { answerProvider, newProviderEmail } from './steps/answer-provider.ts'
import { dailySample } from './steps/daily-sample.ts'
import { fillBasket } from './steps/fill-basket.ts'
import { mergedBasket } from './steps/merged-basket.ts'
import type { OwnShop } from './steps/own-shop.ts'
import { open } from './steps/ready.ts'
import { openSecondShop } from './steps/second-shop.ts'

/** An address where nobody listens: one that was free a moment ago. */
const closedOrigin = async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}

let shop: OwnShop
test.beforeAll(async () => {
  shop = await openSecondShop(15, {
    IDP_GOOGLE_ISSUER: await closedOrigin(),
    IDP_GOOGLE_CLIENT_ID: 'lamina',
    IDP_GOOGLE_CLIENT_SECRET: 'lamina-secret',
  })
})
test.afterAll(() => shop.stop('SIGTERM'))

for (const [language, prefix, away] of dailySample(
  [
    ['es', '', 'Google no responde en este momento. Inténtalo más tarde o entra de otra manera.'],
    ['en', '/en-SV', 'Google is not answering right now. Try later or sign in another way.'],
  ] as const,
  1,
)) {
  test(`[S2.009] a provider that is down is reported at the login, and another sign-in keeps basket and page (${language})`, async ({
    page,
  }) => {
    await fillBasket(page, [{ productId: 'TE001-30-183', quantity: 3 }])
    await open(page, `${shop.origin}${prefix}/login?redirect=%2Fcart`)
    const main = page.getByRole('main')
    // Whoever presses again is told again.
    for (let times = 0; times < 2; times++) {
      const answer = page.waitForResponse('**/oauth2/authorize**')
      await main.getByRole('button', { name: 'Google', exact: true }).click()
      expect((await answer).status()).toBe(303)
      await expect(main.getByRole('alert')).toHaveText(away)
      await expect(page).toHaveURL(new RegExp(`^${shop.origin}${prefix}/login\\?.*redirect=%2Fcart`))
    }
    await expectAccessible(page)
    await main.getByRole('button', { name: 'Microsoft', exact: true }).click()
    await answerProvider(page, newProviderEmail())
    await expect(page).toHaveURL(new RegExp(`^${shop.origin}${prefix}/cart(\\?|$)`))
    expect(await mergedBasket(page)).toMatchObject({
      productItems: [{ productId: 'TE001-30-183', quantity: 3 }],
    })
  })
}
