import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { catalogChannel } from '../engine/src/sites/queries.ts'
import { secondMerchantTemplate } from '../engine/src/testing.ts'
import { visitorOf } from '../storefront/src/server/testing/start-shop.ts'
import { changedBundle } from './testing/changed-bundle.ts'
import { startShopOf } from './testing/whole-shop.ts'

/** Pages in a process of their own, of two sites that are imported apart: Volcan, and Azul beside it. */
let shop: Awaited<ReturnType<typeof startShopOf>>
let bundle: ReturnType<typeof changedBundle>

beforeAll(async () => {
  shop = await startShopOf(await secondMerchantTemplate(), { apart: true })
  bundle = changedBundle(shop.databaseUrl, 'e2e/second-merchant')
  await bundle.importWith((site) => ({ ...site, alsoAs: ['Azul'] }))
})
afterAll(async () => {
  bundle?.remove()
  await shop?.close()
})

/** A change of one site's settings alone, announced as every change of a catalogue is. */
const rename = async (siteId: string, name: string) => {
  const client = new pg.Client({ connectionString: shop.databaseUrl })
  await client.connect()
  await client.query(
    `update site set catalog_version = catalog_version + 1, config = jsonb_set(config, '{name}', to_jsonb($2::text))
     where id = $1`,
    [siteId, name],
  )
  await client.query('select pg_notify($1, $2)', [catalogChannel, siteId])
  await client.end()
}

test.each(['Azul', 'Volcan'])(
  'a change of %s shows within seconds while guests visit both sites',
  async (siteId) => {
    const guest = visitorOf(shop)
    const titleOf = async (path: string) => /<title>([^<]*)/.exec(await (await guest.fetch(path)).text())?.[1]
    const pages = { Azul: '/Azul/category/riego', Volcan: '/category/riego' }
    const own = pages[siteId as keyof typeof pages]
    await expect.poll(() => titleOf(pages.Azul), { timeout: 10_000 }).toBeTruthy()
    for (const path of [pages.Azul, pages.Volcan, pages.Azul, pages.Volcan]) await titleOf(path)
    const name = `Nuevo ${siteId}`
    await rename(siteId, name)
    await expect
      .poll(
        async () => {
          for (const path of Object.values(pages)) await titleOf(path)
          return titleOf(own)
        },
        { timeout: 15_000, interval: 200 },
      )
      .toContain(name)
  },
)
