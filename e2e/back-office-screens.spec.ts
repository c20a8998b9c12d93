import { expect, test } from '@playwright/test'
import { backOfficeScreens } from './steps/back-office-screens.ts'
import { liveInShop } from './steps/lived-in-shop.ts'
import { allStands, faultsOf, watchFaults } from './steps/screens.ts'
import { signInStaff } from './steps/staff.ts'

test('no screen has a fault that a machine can see: both languages and themes, on a phone and at a desk', async ({
  page,
}) => {
  test.setTimeout(2_400_000)
  const broken = watchFaults(page)
  const screens = backOfficeScreens(await liveInShop(page))
  const found: string[] = []
  for (const role of new Set(screens.map((one) => one.role))) {
    await page.context().clearCookies()
    if (role !== '') await signInStaff(page, role)
    for (const language of ['es', 'en']) {
      await page.goto('/admin/sign-in')
      await page.evaluate((chosen) => localStorage.setItem('backoffice.language', chosen), language)
      for (const { name, path } of screens.filter((one) => one.role === role)) {
        await page.setViewportSize({ width: 390, height: 844 })
        await page.goto(`/admin${path}`)
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
        for (const width of [390, 1440]) {
          await page.setViewportSize({ width, height: 844 })
          await allStands(page)
          found.push(...(await faultsOf(page)).map((fault) => `${name} ${language} ${width}: ${fault}`))
        }
      }
    }
  }
  expect(found).toEqual([])
  expect(broken).toEqual([])
})
