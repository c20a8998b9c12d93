import { expect, type Page, test } from '@playwright/test'
import { logLines } from './steps/database.ts'
import { open } from './steps/ready.ts'

/** Lines of the shop's log that tell of an error in a browser with this in its message. */
const errorsWith = async (word: string) =>
  (await logLines('an error in a browser')).filter((line) => line.includes(word))

/** Makes a function of the browser throw, as code does that meets what nobody foresaw. */
const breakFunction = (page: Page, owner: 'HTMLDialogElement' | 'History', name: string, message: string) =>
  page.addInitScript(
    ([owner, name, message]) => {
      Object.defineProperty(window[owner].prototype, name, {
        value: () => {
          throw new Error(message)
        },
      })
    },
    [owner, name, message] as const,
  )

test('an error while a page renders reaches the log with its file and line, and nothing of the shopper', async ({
  page,
}) => {
  await breakFunction(page, 'HTMLDialogElement', 'showModal', 'no-dialog for ana@example.com')
  await open(page, '/category/techos?q=ana')
  await page.getByRole('button', { name: 'Menú' }).click()
  await expect.poll(() => errorsWith('no-dialog')).toHaveLength(1)
  const [line = ''] = await errorsWith('no-dialog')
  expect(JSON.parse(line).browser).toEqual({
    error: 'Error',
    message: 'no-dialog for <email>',
    route: '/category/{categoryId}',
    stack: expect.arrayContaining([
      expect.stringMatching(/^storefront\/src\/ui\/overlay\/dialog-window\.tsx:43:\d+/),
    ]),
  })
})

test('a promise that nobody caught reaches the log, once for each document', async ({ page }, {
  repeatEachIndex,
  retry,
}) => {
  const message = `no-history-${repeatEachIndex}-${retry}`
  await breakFunction(page, 'History', 'pushState', message)
  await open(page, '/')
  await page.getByRole('main').locator('a[href^="/category/"]:visible').first().click()
  await expect.poll(() => errorsWith(message)).toHaveLength(1)
  await page.evaluate((again) => void Promise.reject(new Error(again)), message)
  await page.waitForLoadState('networkidle')
  const lines = await errorsWith(message)
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain('storefront/src/lib/router/browser-port.ts:12')
})
