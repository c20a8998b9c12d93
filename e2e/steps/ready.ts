import { expect, type Page } from '@playwright/test'

/** Opens a page and waits until its script has taken over. Gives the document's answer. */
export const open = async (page: Page, path: string) => {
  const answer = await page.goto(path)
  await expect(page.locator('html')).toHaveAttribute('data-ready', '')
  return answer
}
