import type { Page } from '@playwright/test'

/** How each page that has no network is told that it has one again. */
const cut = new WeakMap<Page, () => Promise<void>>()

/**
 * Takes the network from a page and its context. Chromium 150 forgets in a document that a worker answered that there is
 * none, and `navigator.onLine` is true there: it is told again with every document.
 */
export const cutLine = async (page: Page) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const tell = async (offline: boolean) => {
    const state = { offline, latency: 0, downloadThroughput: -1, uploadThroughput: -1 }
    // Releases that do not know the command do not forget either.
    await session.send('Network.overrideNetworkState' as never, state as never).catch(() => undefined)
  }
  const again = () => void tell(true)
  page.on('domcontentloaded', again)
  await page.context().setOffline(true)
  // The page hears of it a moment later.
  await page.waitForFunction(() => !navigator.onLine)
  cut.set(page, async () => {
    page.off('domcontentloaded', again)
    await page.context().setOffline(false)
    await tell(false)
    await session.detach()
  })
}

/** Gives the network back. */
export const mendLine = async (page: Page) => {
  await cut.get(page)?.()
  cut.delete(page)
}
