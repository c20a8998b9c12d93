import { expect, type Page } from '@playwright/test'

/**
 * Waits in the demo's letter-box for a mail to somebody with these words in its subject, and gives its text. The newest
 * stand first; `after` is how many such mails were there before.
 */
export const mailTo = async (page: Page, recipient: string, subject: RegExp, after = 0): Promise<string> => {
  const box = await page.context().newPage()
  try {
    const rows = box.getByRole('row').filter({ hasText: recipient }).filter({ hasText: subject })
    await expect(async () => {
      await box.goto('/dev/mail')
      expect(await rows.count()).toBeGreaterThan(after)
    }).toPass()
    await rows.first().getByRole('link').click()
    return await box.locator('pre').innerText()
  } finally {
    await box.close()
  }
}

/** The first link of a mail to this path, as a path with its query. */
export const linkIn = (mail: string, path: string): string => {
  const link = mail.split(/\s+/).find((word) => word.startsWith('http') && word.includes(path))
  if (!link) throw new Error(`No link to ${path} in: ${mail}`)
  const { pathname, search } = new URL(link)
  return pathname + search
}
