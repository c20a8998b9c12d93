import { expect, type Page } from '@playwright/test'
import { axeOn, violationsOn } from './accessible.ts'

/** What the policy refused on a page, and what failed in it, from here on. */
export const watchFaults = (page: Page): readonly string[] => {
  const faults: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) faults.push(message.text())
  })
  page.on('pageerror', (error) => faults.push(error.message))
  return faults
}

/** Nothing is asked for any more. */
export const allStands = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle')
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
}

/** A control inside of another: a press tells two things, and a screen reader one of them. */
const nestedControls = (page: Page) =>
  page.evaluate(() => {
    const control =
      'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=link]'
    return [...document.querySelectorAll('a[href], button, summary, [role=button], [role=link]')]
      .filter((one) => one.querySelector(control))
      .map((one) => `nested: ${one.outerHTML.slice(0, 160)}`)
  })

/** The page, or what it scrolls in, is wider than what can be seen of it. */
const overflows = (page: Page) =>
  page.evaluate(() =>
    [document.documentElement, document.body, document.getElementById('content')]
      .filter((one) => one && one.scrollWidth > one.clientWidth + 1)
      .map((one) => `wider than its window by ${(one?.scrollWidth ?? 0) - (one?.clientWidth ?? 0)} px`)
      .slice(0, 1),
  )

/** Faults of a screen as it stands that a machine can see, in both themes. */
export const faultsOf = async (page: Page): Promise<string[]> => {
  const wrong = await violationsOn(page)
  const theme = await page.evaluate(() => document.documentElement.dataset.theme)
  await page.evaluate(() => (document.documentElement.dataset.theme = 'dark'))
  // Of the other theme only the colours are new.
  const dark = (await axeOn(page)).withRules(['color-contrast'])
  wrong.push(...(await dark.analyze()).violations)
  await page.evaluate((theme) => (document.documentElement.dataset.theme = theme ?? 'light'), theme)
  const machine = wrong.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
  return [...machine, ...(await nestedControls(page)), ...(await overflows(page))]
}

/** Faults of a screen of the back office that a machine can see, in both themes. `path`: after `/admin`. */
export const faultsOfScreen = async (page: Page, path: string): Promise<string[]> => {
  await page.goto(`/admin${path}`)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  return (await faultsOf(page)).map((fault) => `${path} ${fault}`)
}
