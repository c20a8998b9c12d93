import { expect, type Page } from '@playwright/test'

/** Everything that a payload could do on this page, told from now on. */
export const watchSideEffects = async (page: Page): Promise<readonly string[]> => {
  const effects: string[] = []
  page.on('dialog', (dialog) => {
    effects.push(`a dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && hostname !== 'localhost') effects.push(`a request: ${request.url()}`)
  })
  await page.exposeFunction('reportSideEffect', (effect: string) => void effects.push(effect))
  await page.addInitScript(() => {
    const tell = (globalThis as unknown as { reportSideEffect: (effect: string) => void }).reportSideEffect
    // Stopped by the policy, but begun: nothing may even try.
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) =>
      tell(`against the policy: ${violatedDirective} ${sample}`),
    )
  })
  return effects
}

/** What of a text has become an element of the page, other than by the shop's allow-list. */
export const injectedElements = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const own = new Set(['page-state'])
    return [...document.querySelectorAll('*')].flatMap((element) => {
      const name = element.localName
      const handlers = element.getAttributeNames().filter((one) => /^on|^srcdoc$|^formaction$/.test(one))
      const address = element.getAttribute('href') ?? element.getAttribute('src') ?? ''
      const leads =
        /^\s*(?:javascript|vbscript|data:text)/i.test(address) ||
        URL.parse(address, location.href)?.hostname === 'evil.example'
      const strange =
        ['iframe', 'object', 'embed', 'base', 'math'].includes(name) ||
        (name === 'script' &&
          /alert/.test(element.textContent ?? '') &&
          !own.has(element.id) &&
          element.getAttribute('type') === null)
      return handlers.length > 0 || leads || strange ? [element.outerHTML.slice(0, 200)] : []
    })
  })

/** Opens a page, waits until it is there and its script has taken over, and judges what has grown on it. */
export const expectHarmless = async (page: Page, path: string) => {
  const answer = await page.goto(path)
  expect([path, answer?.status()]).toEqual([path, 200])
  await expect(page.locator('html')).toHaveAttribute('data-ready', '')
  await expect(page.getByRole('main').getByRole('heading', { level: 1 }).first()).toBeVisible()
  expect([path, await injectedElements(page)]).toEqual([path, []])
}
