import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { qaTemplate } from '../../import/testing.ts'
import type { Site } from '../../kernel/site.ts'
import { createTestEngine, type TestEngine } from '../../testing.ts'
import { selectMatches } from '../match-queries.ts'
import type { MatchQuestion } from '../match-question.ts'
import { rebuildSearch, refreshedSearchPrices, refreshSearch } from '../rebuild-search.ts'
import { readRefinement } from '../refine.ts'
import { catalogueInMemory, followCatalogue } from './catalogue-in-memory.ts'
import { findInIndex } from './find-in-index.ts'

let shop: TestEngine
let site: Site
beforeAll(async () => {
  shop = await createTestEngine(await qaTemplate())
})
beforeEach(async () => {
  // A process of its own: what it keeps of the catalogue hangs on its site.
  site = { ...(await shop.engine.merchantContext()).site }
  await followCatalogue(shop.database.db, site, undefined)
})
afterAll(() => shop.close())

const question = (): MatchQuestion => ({
  siteId: site.siteId,
  country: 'SV',
  terms: undefined,
  groupIds: undefined,
  refinement: readRefinement(['cgid=root', 'c_calibre=24|26'], site, true),
  selectors: undefined,
  countAroundCategory: false,
  inventories: { own: [], plants: [] },
  sort: 'price-low-to-high',
  priceSteps: [0, 500, 1_000, 5_000],
  limit: 200,
  offset: 0,
})
const whole = (): MatchQuestion => ({ ...question(), refinement: readRefinement('cgid=root', site, true) })

const expectAlike = async (version: Site) => {
  const index = catalogueInMemory(version)
  if (!index) throw new Error('there is no copy of this version')
  for (const one of [question(), whole()])
    expect(findInIndex(index, one, 'es', new Map())).toEqual(
      await shop.database.db.one(selectMatches(one, 'es')),
    )
  return index
}

/** Changes rows as a call of the merchant's does, and brings the copy to the version that shows it. */
const change = async (text: string, refresh: (db: TestEngine['database']['db']) => Promise<unknown>) => {
  await shop.database.db.transaction(async (tx) => {
    await tx.executeSql(text)
    await refresh(tx)
  })
  const next = { ...site, catalogVersion: site.catalogVersion + 1 }
  await followCatalogue(shop.database.db, next, site)
  site = next
}

test('a product that is renamed, taken out, or costs something else is all that is read again', async () => {
  const before = (await expectAlike(site)).ids.length
  await change(
    `update product set popularity = 9999, name = '{"es": "Aaa", "en": "Aaa"}' where id = 'QA-CEMENT'`,
    (tx) => refreshSearch(tx, site.siteId, ['QA-CEMENT']),
  )
  await expectAlike(site)
  await change(`update price set amount_minor = 1 where sku like 'QA-SHEET-%' and country = 'SV'`, (tx) =>
    Promise.all(
      refreshedSearchPrices(site.siteId, ['QA-SHEET-26-AZUL', 'QA-SHEET-24-BLAN']).map((one) => tx.run(one)),
    ),
  )
  await expectAlike(site)
  await change(`update product set online = false where id = 'QA-TILE'`, (tx) =>
    refreshSearch(tx, site.siteId, ['QA-TILE']),
  )
  const index = await expectAlike(site)
  expect(index.ids.length - before).toBe(2)
  expect(index.placeOf('QA-TILE')).toBeUndefined()
})

test('a change that commits late is read by the version that shows it', async () => {
  const late = await shop.database.pool.connect()
  try {
    await late.query('begin')
    await late.query(`update search_group set popularity = 7777 where id = 'QA-CEMENT'`)
    await late.query(
      `insert into search_change (site_id, group_id) values ($1, 'QA-CEMENT')
       on conflict (site_id, group_id) do update set changed_by = pg_current_xact_id()`,
      [site.siteId],
    )
    await change(`update product set popularity = 8888 where id = 'QA-SET'`, (tx) =>
      refreshSearch(tx, site.siteId, ['QA-SET']),
    )
    await expectAlike(site)
    await late.query('commit')
  } finally {
    late.release(true)
  }
  await change('select 1', async () => undefined)
  await expectAlike(site)
})

test('a transaction that stays open keeps nothing from being known', async () => {
  const open = await shop.database.pool.connect()
  try {
    await open.query('begin')
    await open.query('select pg_current_xact_id()')
    await change(`update product set popularity = popularity + 1`, (tx) => rebuildSearch(tx, site.siteId))
    const read = await expectAlike(site)
    await change('select 1', async () => undefined)
    expect(catalogueInMemory(site)).toBe(read)
  } finally {
    open.release(true)
  }
})

test('an import is read anew', async () => {
  const former = catalogueInMemory(site)
  await change(`update product set popularity = popularity + 1`, (tx) => rebuildSearch(tx, site.siteId))
  expect(await expectAlike(site)).not.toBe(former)
})

test('a large catalogue is read beside other work, and the tables answer until then', async () => {
  await change(
    `insert into search_group select site_id, 'MANY-' || n, kind, countries, facets, doc, name_es || n, name_en || n, n, prices
     from search_group cross join generate_series(1, 700) n where id = 'QA-CEMENT'`,
    async (tx) =>
      void (await tx.executeSql(
        `insert into search_change values ('${site.siteId}', '') on conflict (site_id, group_id) do update set changed_by = pg_current_xact_id()`,
      )),
  )
  const asked = { ...site }
  await followCatalogue(shop.database.db, asked, undefined)
  expect(catalogueInMemory(asked)).toBeUndefined()
  await expect.poll(() => catalogueInMemory(asked) !== undefined).toBe(true)
  const index = catalogueInMemory(asked)
  expect(index && findInIndex(index, whole(), 'es', new Map())).toEqual(
    await shop.database.db.one(selectMatches(whole(), 'es')),
  )
})
