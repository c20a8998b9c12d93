import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { violationsOn } from './accessible.ts'

/** What the policy refused on a page, and what failed in it, from here on. */
export const watchFaults = (page: Page): readonly string[] => {
  const faults: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) faults.push(message.text())
  })
  page.on('pageerror', (error) => faults.push(error.message))
  return faults
}

/** Faults of a screen of the back office that a machine can see, in both themes. `path`: after `/admin`. */
export const faultsOfScreen = async (page: Page, path: string): Promise<string[]> => {
  await page.goto(`/admin${path}`)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  const wrong = await violationsOn(page)
  await page.evaluate(() => (document.documentElement.dataset.theme = 'dark'))
  // Of the other theme only the colours are new.
  const dark = new AxeBuilder({ page }).withRules(['color-contrast']).setLegacyMode(true)
  wrong.push(...(await dark.analyze()).violations)
  return wrong.map(({ id, nodes }) => `${path} ${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}
