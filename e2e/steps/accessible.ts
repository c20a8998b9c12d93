import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Forms with a red star that do not say what it means. */
const unexplainedStars = (page: Page) =>
  page.locator('form:visible').evaluateAll((forms) =>
    forms
      .filter((form) => [...form.querySelectorAll('[aria-hidden]')].some((one) => one.textContent === ' *'))
      .map((form) => form.textContent ?? '')
      .filter((text) => !/asterisco rojo|red asterisk/.test(text)),
  )

/**
 * The engine of rules on a page. What is in order is not told node by node: to name each takes half the time. What is found
 * in frames is put together on a page beside, which takes as long again; few pages have any.
 */
export const axeOn = async (page: Page) =>
  new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode((await page.locator('iframe').count()) === 0)

/**
 * What on the page as it stands breaks WCAG 2.2 AA, as far as a machine can see. Pins stand where the stores are, close or
 * not; the list beside them does the same (WCAG 2.5.8, equivalent).
 */
export const violationsOn = async (page: Page) => {
  const { violations } = await (await axeOn(page))
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .exclude('.leaflet-marker-pane')
    .analyze()
  return violations
}

export const expectAccessible = async (page: Page) => {
  const violations = await violationsOn(page)
  expect(await unexplainedStars(page)).toEqual([])
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([])
}
