import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type CatalogueShop,
  openCatalogueShop,
  withPicturesByColour,
} from '../../../engine/src/products/testing.ts'
import { createCall } from '../api/call.ts'
import type { Env } from '../api/env.tsx'
import type { Query } from '../api/query.ts'
import { createTranslate } from '../lib/i18n/i18n.ts'
import { tilesQuery } from '../features/product/products-by-id-query.ts'
import { searchQuery } from '../features/product/search-query.ts'

let shop: CatalogueShop
beforeAll(async () => {
  shop = await withPicturesByColour(await openCatalogueShop())
})
afterAll(() => shop.close())

/** Who asks as the pages do, or for whole answers: every member, the pictures of every choice. */
const ask = async <T>(
  as: 'guest' | 'customer',
  whole: boolean,
  ofEnv: (env: Env) => Query<T>,
): Promise<T> => {
  const call = createCall({
    transport: async (path) => {
      const { pathname, searchParams } = new URL(path, 'http://engine.invalid')
      for (const name of ['siteId', 'locale']) searchParams.delete(name)
      if (whole) {
        searchParams.delete('select')
        searchParams.delete('c_imagesOf')
        searchParams.set('allImages', 'true')
      }
      const [family = '', below = ''] = pathname.split(/\/organizations\/[^/]+/)
      const { status, body } = await shop.get(family, `${below}?${searchParams}`, { as })
      return { status, body: JSON.stringify(body) }
    },
    organizationId: 'any',
    siteId: 'any',
    locale: 'es-SV',
    timeout: 5_000,
    newId: () => 'id',
  })
  const env = { call, t: createTranslate('es-SV', {}) } as unknown as Env
  return ofEnv(env).queryFn(new AbortController())
}

/** Of a picture a tile writes neither its title nor a second link, of a drawing its link alone. */
const shown = (tiles: unknown): unknown =>
  JSON.parse(
    JSON.stringify(tiles, (name, value: { link: string }) => {
      if (name === 'disBaseLink' || name === 'title') return undefined
      return name === 'drawing' ? value.link : value
    }),
  )

const ids = ['QA-SHEET', 'QA-SHEET-26-AZUL', 'QA-TUBE-1', 'QA-SCREW', 'QA-TILE', 'QA-SET', 'QA-BUNDLE']

test.each(['guest', 'customer'] as const)('tiles of a %s are the same as from whole answers', async (as) => {
  for (const colour of [undefined, 'blanco', 'morado']) {
    const ofEnv = (env: Env) => tilesQuery(env, ids, colour)
    const tiles = await ask(as, false, ofEnv)
    expect(tiles.length).toBeGreaterThan(4)
    expect(shown(tiles)).toEqual(shown(await ask(as, true, ofEnv)))
  }
  for (const wanted of [{ refine: ['cgid=root'], limit: 100 }, { q: 'lamina azul' }, { q: 'lamna' }]) {
    const ofEnv = (env: Env) => searchQuery(env, wanted)
    const found = await ask(as, false, ofEnv)
    expect(found.tiles.length).toBeGreaterThan(0)
    expect(shown(found)).toEqual(shown(await ask(as, true, ofEnv)))
  }
})
