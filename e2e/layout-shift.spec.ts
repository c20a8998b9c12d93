import { expect, type Page, test } from '@playwright/test'
import { seesPictures } from './steps/browser.ts'
import { open } from './steps/ready.ts'

test.use(seesPictures)

/** A phone's 3G: what comes near while one scrolls comes late. */
const onSlowLine = async (page: Page) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1.6e6 / 8,
    uploadThroughput: 0.75e6 / 8,
  })
}

/** Half a minute of scrolling: at full counts. */
const atLong = process.env.LONG ? test : test.skip

type Shift = { value: number; moved: string[] }

/** Collects every shift with what moved; nobody has pressed anything, so all count. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: Shift[] = []
    Object.assign(window, { shifts })
    type Entry = PerformanceEntry & { value: number; sources: { node: Node | null }[] }
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Entry[])
        shifts.push({
          value,
          moved: sources.map(
            ({ node }) => `${node?.nodeName} ${node?.textContent?.trim().slice(0, 30)} at ${scrollY}`,
          ),
        })
    }).observe({ type: 'layout-shift', buffered: true })
  })

for (const path of ['/product/TE007-26-ROJO', '/category/techos']) {
  atLong(`nothing jumps while ${path} is scrolled to its end on a slow line`, async ({ page }) => {
    await watchShifts(page)
    await onSlowLine(page)
    await open(page, path)
    // As a thumb does it: a bit, a look, a bit.
    await page.evaluate(async () => {
      const frames = async (n: number) => {
        for (let i = 0; i < n; i++) await new Promise(requestAnimationFrame)
      }
      while (scrollY + innerHeight < document.documentElement.scrollHeight - 2) {
        scrollBy({ top: 250, behavior: 'instant' })
        await frames(6)
      }
    })
    await page.waitForLoadState('networkidle')
    const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts)
    const sum = shifts.reduce((total, { value }) => total + value, 0)
    expect(sum, JSON.stringify(shifts.filter(({ value }) => value > 0.002))).toBeLessThanOrEqual(0.02)
  })
}
