import type { Page } from '@playwright/test'

const top = { x: 0, y: 0, width: 1440, height: 900 }

/** The pictures of README, by the screenshot as which each is taken too: the shop, the ruler, a receipt. */
const pictures: Record<string, [name: string, take: (page: Page, path: string) => Promise<unknown>]> = {
  'home.guest.es.1440.png': ['shop', (page, path) => page.screenshot({ ...asJpeg(path), clip: top })],
  'product-cut.customer.es.1440.png': [
    'ruler',
    // The first screen as it is on arrival: price, length on the ruler, pieces, total and the button.
    async (page, path) => {
      await page.evaluate(() => scrollTo(0, 0))
      await page.screenshot({ ...asJpeg(path), clip: top })
    },
  ],
  'order-one.customer.es.1440.png': [
    'receipt',
    (page, path) => page.screenshot({ ...asJpeg(path), clip: top }),
  ],
}

const asJpeg = (path: string) => ({ path, type: 'jpeg' as const, quality: 70 })

/** Takes README's picture of a screenshot that has just been taken, where it has one. */
export const shootForReadme = async (page: Page, file: string, folder: string) => {
  const [name, take] = pictures[file] ?? []
  if (name && take) await take(page, `${folder}/${name}.jpg`)
}
