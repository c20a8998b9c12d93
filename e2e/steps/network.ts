import type { Page } from '@playwright/test'

/** How each page that has no network is told that it has one again. */
const restoreOf = new WeakMap<Page, () => Promise<void>>()

/**
 * Takes the network from a page and its context. Chromium 150 forgets in a document that a worker answered that there is
 * none, and `navigator.onLine` is true there: it is told again with every document.
 */
export const goOffline = async (page: Page) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const tell = async (offline: boolean) => {
    const state = { offline, latency: 0, downloadThroughput: -1, uploadThroughput: -1 }
    // Releases that do not know the command do not forget either.
    await session.send('Network.overrideNetworkState' as never, state as never).catch(() => undefined)
  }
  const repeatOffline = () => void tell(true)
  page.on('domcontentloaded', repeatOffline)
  await page.context().setOffline(true)
  // The page hears of it a moment later.
  await page.waitForFunction(() => !navigator.onLine)
  restoreOf.set(page, async () => {
    page.off('domcontentloaded', repeatOffline)
    await page.context().setOffline(false)
    await tell(false)
    await session.detach()
  })
}

/** Gives the network back. */
export const goOnline = async (page: Page) => {
  await restoreOf.get(page)?.()
  restoreOf.delete(page)
}
