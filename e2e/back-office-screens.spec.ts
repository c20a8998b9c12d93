import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { violationsOn } from './steps/accessible.ts'
import { signInStaff } from './steps/staff.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const screens = [
  '/products/new',
  '/products/TE009',
  '/categories?id=techos',
  '/promotions',
  '/promotions/techo-completo',
  '/coupons',
  '/content',
  '/content/homepage',
  '/search-words',
  '/redirects',
  '/settings',
]

test('no screen of the catalogue and of marketing has a fault that a machine can see, nor breaks the policy', async ({
  page,
}) => {
  test.setTimeout(240_000)
  const faults: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) faults.push(message.text())
  })
  page.on('pageerror', (error) => faults.push(error.message))
  await signInStaff(page, 'owner')
  for (const screen of screens) {
    await page.goto(`/admin${screen}`)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    const wrong = await violationsOn(page)
    await page.evaluate(() => (document.documentElement.dataset.theme = 'dark'))
    // Of the other theme only the colours are new.
    const dark = new AxeBuilder({ page }).withRules(['color-contrast']).setLegacyMode(true)
    wrong.push(...(await dark.analyze()).violations)
    faults.push(
      ...wrong.map(({ id, nodes }) => `${screen} ${id}: ${nodes.map(({ html }) => html).join(' | ')}`),
    )
  }
  expect(faults).toEqual([])
})
