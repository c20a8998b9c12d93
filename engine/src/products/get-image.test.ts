import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CatalogueShop, families, openCatalogueShop } from './testing.ts'

let shop: CatalogueShop
beforeAll(async () => {
  shop = await openCatalogueShop()
})
afterAll(() => shop.close())

const picture = async (path: string) => {
  const { status, headers } = await shop.get(families.products, `/images/${path}`)
  return { status, type: headers['content-type'], kept: headers['cache-control'] }
}
const briefly = 'public, max-age=3600'

test('a card is the bundle’s own, else the picture it would be made of, else nothing', async () => {
  expect(await picture('cards/qa/teja-640.jpg')).toEqual({ status: 200, type: 'image/jpeg', kept: briefly })
  expect(await picture('cards/qa/logo.jpg')).toEqual({ status: 200, type: 'image/svg+xml', kept: briefly })
  expect((await picture('cards/qa/nothing.jpg')).status).toBe(404)
  expect((await picture('qa/teja-640.jpg')).status).toBe(404)
  expect((await picture('documents/qa.pdf')).type).toBe('application/pdf')
})

test('with the version of its picture or of the catalogue a card is kept for ever, with another it is not', async () => {
  const forever = 'public, max-age=31536000, immutable'
  const bytes = await readFile(new URL('../../../demo/qa/images/qa/teja-640.webp', import.meta.url))
  const version = createHash('sha256').update(bytes).digest('hex').slice(0, 12)
  expect((await picture(`cards/qa/teja-640.jpg?v=${version}`)).kept).toBe(forever)
  expect((await picture('cards/qa/teja-640.jpg?v=000000000000')).kept).toBe(briefly)
  const { site } = await shop.context('guest')
  expect((await picture(`cards/qa/teja-640.jpg?cv=${site.catalogVersion}`)).kept).toBe(forever)
  expect((await picture('cards/qa/teja-640.jpg?cv=0')).kept).toBe(briefly)
})

test('a page that asks for a picture nobody has brought gets a quiet one, and is told that it is missing', async () => {
  const { site } = await shop.context('guest')
  const path = `${families.products}/organizations/${site.organizationId}/images/products/nuevo.webp?siteId=${site.siteId}`
  const answer = await shop.engine.call<string>('GET', path, {
    headers: { accept: 'image/avif,image/webp,*/*' },
  })
  expect(answer.status).toBe(404)
  expect(answer.headers).toMatchObject({ 'content-type': 'image/svg+xml', 'cache-control': 'no-store' })
  expect(answer.body).toMatch(/^<svg /)
  expect((await shop.engine.call('GET', path)).headers['content-type']).toMatch(/problem\+json/)
})
