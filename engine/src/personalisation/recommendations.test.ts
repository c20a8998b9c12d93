import { afterAll, beforeAll, expect, test } from 'vitest'
import { soldLines } from '../orders/index.ts'
import { type OrderShop, openOrderShop } from '../orders/testing.ts'
import { rebuildSearch } from '../search/index.ts'
import { deleteLists, insertTop } from './compute-queries.ts'
import { advanceClock, type Recs, runJobs, visitorOf } from './testing.ts'

let shop: OrderShop
const visitor = (name: string, userId?: string) => visitorOf(shop, `cookie-${name}`, userId)
const ids = ({ body }: { body: Recs }) => body.recs.map(({ id }) => id)

beforeAll(async () => {
  shop = await openOrderShop()
  for (const items of [
    ['QA-SCREW', 'QA-CEMENT'],
    ['QA-SCREW', 'QA-CEMENT'],
    ['QA-SCREW', 'QA-SOLVENT'],
  ]) {
    const ready = await shop.ready({
      items: items.map((productId) => ({ productId })),
      card: '4111111111111111',
    })
    expect((await ready.order()).status).toBe(200)
  }
  const refused = await shop.ready({
    items: [{ productId: 'QA-SCREW' }, { productId: 'QA-LAST' }],
    card: '4000000000000002',
  })
  expect((await refused.order()).status).toBe(402)
  for (const name of ['uno', 'dos']) await visitor(name).view('QA-TUBE-1', 'QA-REBAR')
  await visitor('solo').view('QA-TUBE', 'QA-BRICK')
  await runJobs(shop)
})
afterAll(() => shop.close())

const lists = async (list: string, subject: string) => {
  const { rows } = await shop.database.pool.query<{ product_id: string; score: number }>(
    "select product_id, score from recommendation where list = $1 and subject = $2 and country = '' order by position",
    [list, subject],
  )
  return rows.map(({ product_id, score }) => [product_id, Math.round(score * 1000) / 1000])
}

test('co-occurrence is the cosine of orders that stand: the more often together, the closer', async () => {
  // Screws in 3 orders, cement in 2 of them, solvent in 1: 2/√6 and 1/√3. The refused order counts for nothing.
  expect(await lists('bought', 'QA-SCREW')).toEqual([
    ['QA-CEMENT', 0.816],
    ['QA-SOLVENT', 0.577],
  ])
  expect(await lists('bought', 'QA-SOLVENT')).toEqual([['QA-SCREW', 0.577]])
})

test('products viewed in the same visit belong together once two visitors agree, variants as their master', async () => {
  expect(await lists('viewed', 'QA-TUBE')).toEqual([['QA-REBAR', 0.816]])
  expect(await lists('viewed', 'QA-BRICK')).toEqual([])
})

test('[S7.083] [S3.036] a zone tells id, name, picture, recommender and the id of the answer, and no price', async () => {
  const answer = await visitor('uno').zone('product-to-product-einstein', ['QA-SCREW'])
  expect(answer.status).toBe(200)
  expect(answer.body).toMatchObject({
    recommenderName: 'product-to-product-einstein',
    displayMessage: 'Suelen comprarse juntos',
    recoUUID: expect.stringMatching(/^[\da-f-]{36}$/),
  })
  expect(answer.body.recs[0]).toEqual({
    id: 'QA-CEMENT',
    product_name: 'Cemento QA',
    product_url: '/product/QA-CEMENT',
    image_url: expect.stringMatching(/^\/mobify\/proxy\/api\//),
  })
  expect(JSON.stringify(answer.body)).not.toMatch(/price|amount|currency/i)
  expect(Number(answer.headers['x-db-statements'])).toBeLessThanOrEqual(6)
  const english = await visitor('uno').zone('product-to-product-einstein', ['QA-SCREW'], 'en-SV')
  expect(english.body.displayMessage).toBe('Often bought together')
})

test('what goes with a roof completes it: the accessories of the sheet, also for its variants', async () => {
  expect(ids(await visitor('uno').zone('complete-the-set', ['QA-SHEET-26-AZUL']))).toEqual(['QA-SCREW'])
})

test('similar items share category and facts, and never name the product itself', async () => {
  const similar = ids(await visitor('uno').zone('pdp-similar-items', ['QA-SHEET']))
  expect(similar).not.toContain('QA-SHEET')
  expect(similar.slice(0, 3)).toEqual(expect.arrayContaining(['QA-PANEL', 'QA-SET']))
  expect(similar.indexOf('QA-TILE')).toBeGreaterThan(-1)
  expect(similar.indexOf('QA-REBAR')).toBe(-1)
})

test('what one viewed comes back to the same visitor alone, the latest first', async () => {
  const eva = visitor('eva', 'USER-EVA')
  await eva.view('QA-CEMENT')
  advanceClock(shop, 1000)
  await eva.view('QA-TUBE-2')
  expect(ids(await eva.zone('viewed-recently-einstein'))).toEqual(['QA-TUBE', 'QA-CEMENT'])
  expect(ids(await eva.zone('viewed-recently-einstein', ['QA-TUBE']))).toEqual(['QA-CEMENT'])
  // The customer's next visit, and somebody else's.
  expect(ids(await visitor('eva-otra', 'USER-EVA').zone('viewed-recently-einstein'))).toEqual([
    'QA-TUBE',
    'QA-CEMENT',
  ])
  const other = await visitor('nadie').zone('viewed-recently-einstein')
  expect(other.body).toMatchObject({ recs: [], displayMessage: 'Vistos recientemente' })
})

test('never a product the country does not sell, nor one that is out of stock', async () => {
  const dario = visitor('dario')
  await dario.view('QA-EC', 'QA-NONE', 'QA-CEMENT')
  expect(ids(await dario.zone('viewed-recently-einstein'))).toEqual(['QA-CEMENT'])
  const last = await shop.onHand('QA-LAST')
  await dario.view('QA-LAST')
  expect(ids(await dario.zone('viewed-recently-einstein'))).toContain('QA-LAST')
  await shop.setStock('QA-LAST', 0)
  expect(ids(await dario.zone('viewed-recently-einstein'))).not.toContain('QA-LAST')
  await shop.setStock('QA-LAST', last)
})

test('top revenue of the category a visitor looks at most, in the country of the call', async () => {
  const top = (name: string, locale?: string) =>
    visitor(name).zone('home-top-revenue-for-category', [], locale)
  const stranger = await top('nueva')
  // Screws and solvent were paid for: their category brought more than any other but masonry.
  expect(stranger.body.displayMessage).toMatch(/^Lo más vendido en /)
  const mason = visitor('albanil')
  await mason.view('QA-BRICK', 'QA-CEMENT')
  const masonry = await top('albanil')
  expect(masonry.body.displayMessage).toBe('Lo más vendido en Obra gris')
  expect(ids(masonry)).toEqual(['QA-CEMENT', 'QA-BRICK'])
  expect(Number(masonry.headers['x-db-statements'])).toBeLessThanOrEqual(6)
  expect((await top('albanil', 'en-HN')).body.displayMessage).toBe('Best sellers in Masonry')
})

test('one of each category, and best sellers where nothing else is known', async () => {
  const all = ids(await visitor('nueva').zone('products-in-all-categories'))
  expect(new Set(all).size).toBe(all.length)
  expect(all).toEqual(expect.arrayContaining(['QA-CEMENT', 'QA-REBAR', 'QA-SHEET', 'QA-SCREW']))
  const lost = await visitor('nueva').zone('product-to-product-einstein', ['QA-DESIGN'])
  expect(lost.body.displayMessage).toBe('Los más vendidos')
  expect(ids(lost)[0]).toBe('QA-SCREW')
})

test('[S7.081] [S7.082] [S9.030] the recommenders are listed and asked by name; another name is missing', async () => {
  const headers = { 'x-cq-client-id': 'lamina-demo' }
  const listed = await shop.call<{ recommenders: { name: string }[] }>(
    'GET',
    '/v3/personalization/recommenders/Lamina',
    { headers },
  )
  expect(listed.body.recommenders.map(({ name }) => name)).toEqual([
    'pdp-similar-items',
    'viewed-recently-einstein',
    'product-to-product-einstein',
    'complete-the-set',
    'home-top-revenue-for-category',
    'products-in-all-categories',
  ])
  const body = {
    realm: 'Lamina',
    instanceType: 'prd',
    cookieId: 'cookie-uno',
    products: [{ id: 'QA-SHEET' }],
  }
  const byName = (name: string, path = 'Lamina') =>
    shop.call<Recs>('POST', `/v3/personalization/recs/${path}/${name}`, { headers, body })
  expect((await byName('complete-the-set')).body.recs).toHaveLength(1)
  expect((await byName('constructor')).status).toBe(404)
  expect((await byName('complete-the-set', 'Nowhere')).status).toBe(400)
})

/** Each country's best of a category by sorting everything for it. */
const everythingRanked = `
  select country, subject, position, id from (
    select c.country, subject, h.id, row_number() over (partition by c.country, subject
      order by coalesce(r.revenue, 0) desc, h.popularity desc, h.id)::int as position
    from product h cross join unnest(h.countries) c (country) cross join unnest(array_append(h.category_ids, '')) subject
    left join (
      select o.country, coalesce(p.master_id, p.id) as id, sum((line -> 'price' ->> 'afterOrderMinor')::numeric) as revenue
      from orders o cross join jsonb_array_elements(o.document -> 'agreed' -> 'lines') line
      join product p on p.id = line ->> 'sku' where o.status in ('new', 'completed') group by 1, 2
    ) r on r.country = c.country and r.id = h.id
    where h.master_id is null and h.online
  ) ranked where position <= $1 order by 1, 2, 3`

test('the best of each category and country are those that a ranking of everything gives', async () => {
  const { pool, db } = shop.database
  // Shorter lists than there are products, and what was sold is among the least popular.
  await pool.query(`update product set popularity = abs(hashtext(id)) % 7 + 1`)
  await pool.query(`update product set popularity = 0 where id in ('QA-SOLVENT', 'QA-CEMENT')`)
  const { site, now } = await shop.engine.merchantContext()
  const sold = soldLines(site.siteId, new Date(now.getTime() - 86_400_000))
  const codes = site.countries.map(({ code }) => code)
  for (const most of [1, 3, 8]) {
    await db.run(deleteLists(site.siteId))
    await db.run(insertTop(site.siteId, codes, sold, most))
    const top = `select country, subject, position, product_id as id from recommendation where list = 'top' order by 1, 2, 3`
    const [listed, ranked] = [await pool.query(top), await pool.query(everythingRanked, [most])]
    expect(listed.rows).toContainEqual(
      expect.objectContaining({ country: 'SV', subject: '', position: most }),
    )
    expect(listed.rows).toEqual(ranked.rows)
  }
})

test('lists are computed after an import and every ten minutes, and no edit of a product computes them', async () => {
  const { pool } = shop.database
  const computedAt = async () =>
    (await pool.query<{ at: Date }>('select computed_at as at from recommendation_run')).rows[0]?.at
  const afterAMinute = async () => {
    advanceClock(shop, 60_000)
    await runJobs(shop)
    return computedAt()
  }
  const first = await computedAt()
  await pool.query('update site set catalog_version = catalog_version + 1')
  shop.engine.sites.forget()
  expect(await afterAMinute()).toEqual(first)
  await shop.engine.db.transaction((tx) => rebuildSearch(tx, 'Lamina'))
  const second = await afterAMinute()
  expect(second).not.toEqual(first)
  expect(await afterAMinute()).toEqual(second)
  advanceClock(shop, 10 * 60_000)
  expect(await afterAMinute()).not.toEqual(second)
})
