import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, test } from '@playwright/test'
import { seesPictures } from './steps/browser.ts'
import type { OwnShop } from './steps/own-shop.ts'
import { open } from './steps/ready.ts'
import { watchFaults } from './steps/screens.ts'
import { openSecondShop } from './steps/second-shop.ts'
import { signInStaff } from './steps/staff.ts'

test.use(seesPictures)

/** Every tile of the world in one picture. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const tiles = createServer((_, response) => {
  response.writeHead(200, { 'content-type': 'image/png' }).end(picture)
})

let shop: OwnShop
test.beforeAll(async () => {
  await once(tiles.listen(0, '127.0.0.1'), 'listening')
  const address = tiles.address()
  const port = typeof address === 'object' ? address?.port : ''
  shop = await openSecondShop(14, { MAP_TILE_URL: `http://127.0.0.1:${port}/{z}/{x}/{y}.png` })
})
test.afterAll(async () => {
  await shop.stop('SIGTERM')
  tiles.close()
})

test('[S9.018] with tiles a store is seen from zoom 20, and all of them together from afar', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await open(page, `${shop.origin}/store-locator`)
  const map = page.getByRole('region', { name: 'Mapa de tiendas' })
  const levels = () =>
    map.locator('img.leaflet-tile').evaluateAll((all) =>
      all.map((one) => ({
        level: Number(new URL((one as HTMLImageElement).src).pathname.split('/')[1]),
        width: one.getBoundingClientRect().width,
      })),
    )
  await expect.poll(async () => (await levels()).length).toBeGreaterThan(0)
  for (const { level } of await levels()) expect(level).toBeLessThanOrEqual(12)
  await page
    .getByRole('article')
    .filter({ hasText: 'Soyapango' })
    .getByRole('button', { name: 'Ver en el mapa' })
    .click()
  // Servers draw up to zoom 19: at 20 the same tiles stand there twice as wide.
  await expect
    .poll(async () => [...new Set((await levels()).map(({ level, width }) => `${level}: ${width}`))])
    .toEqual(['19: 512'])
  await expect(map.getByRole('button', { name: 'Acercar' })).toHaveAttribute('aria-disabled', 'true')
})

test('in the back office a store’s point is seen among streets, under a policy that names their server', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  const faults = watchFaults(page)
  await signInStaff(page, 'owner')
  await page.goto(`${shop.origin}/admin/stores/SV-SS01`)
  const map = page.getByRole('region', { name: /^Mapa: toca/ })
  const drawn = () =>
    map
      .locator('img.leaflet-tile')
      .evaluateAll((all) => all.filter((one) => (one as HTMLImageElement).naturalWidth > 0).length)
  await expect.poll(drawn).toBeGreaterThan(0)
  // Nearer, an empty picture takes the place of the tiles that were.
  await map.getByRole('button', { name: 'Acercar' }).click()
  await expect.poll(drawn).toBeGreaterThan(0)
  expect(faults).toEqual([])
})
