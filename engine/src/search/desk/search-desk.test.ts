import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openClient } from '../../api-clients/testing.ts'
import { type BasketShop, openBasketShop } from '../../baskets/testing.ts'
import { untilShown } from '../../sites/testing.ts'
import { callAsStaff, openStaff } from '../../staff/testing.ts'

const base = '/custom/search-desk/v1/organizations/f_ecom_lmna_001'
const searchPath = '/search/shopper-search/v1/organizations/f_ecom_lmna_001/product-search'

let shop: BasketShop
let token: string
let guest: string
/** The words of the bundle. */
let merchants: Body
beforeAll(async () => {
  shop = await openBasketShop()
  token = (await openClient(shop, { scopes: ['sfcc.search.rw', 'sfcc.audit'] })).token
  guest = (await shop.guest()).token
  const { groups, expansions } = (await call('GET', '/synonyms')).body
  merchants = { groups, expansions }
})
// What was counted, pressed and told by an earlier try or test is none of this one's.
beforeEach(async () => {
  shop.clock.moveTo(undefined)
  await misses()
  const { pool } = shop.database
  await pool.query('delete from search_count')
  await pool.query('delete from activity')
  await pool.query(`delete from orders where order_no like 'b-%'`)
  await call('PUT', '/synonyms', { ...merchants, searchRedirects: [] })
  // An answer that is there already is counted without its results.
  await pool.query('update site set catalog_version = catalog_version + 1')
  shop.engine.sites.forget()
  await untilShown(shop)
})
afterAll(() => shop.close())

type Body = Record<string, unknown>
type Miss = { words: string; country: string; times: number; results?: number; nearest: Body[] }
const call = (method: string, path: string, body?: unknown) =>
  shop.call<Body>(method, `${base}${path}${path.includes('?') ? '&' : '?'}siteId=Lamina`, {
    as: token,
    ...(body === undefined ? {} : { body }),
  })
const search = async (q: string, locale = 'es-SV', more = '') => {
  const url = `${searchPath}?siteId=Lamina&locale=${locale}&q=${encodeURIComponent(q)}${more}`
  const { status, body } = await shop.call<Body>('GET', url, { as: guest })
  expect(status).toBe(200)
  return Number(body.total)
}
const misses = async (query = '') => (await call('GET', `/misses${query}`)).body.data as Miss[]
const wordsOf = (found: readonly Miss[]) =>
  found.map(({ words, country, times }) => `${words} ${country} ${times}`)
/** How many entries of the log tell of an operation, in which countries. */
const logged = async (operation: string) => {
  const { rows } = await shop.database.pool.query<{ country: string | null }>(
    'select country from audit_entry where operation = $1 order by seq',
    [operation],
  )
  return rows
}
const stored = async () => {
  const { rows } = await shop.database.pool.query<Body>('select * from search_count')
  return rows
}

describe('what was not found', () => {
  test('is counted by folded words and country, pages and filters once, and says nothing of anybody', async () => {
    for (const q of ['Zínguería xq', 'zingueria XQ', ' zingueria  xq ']) expect(await search(q)).toBe(0)
    await search('zingueria xq', 'es-GT')
    await search('zingueria xq', 'es-SV', '&offset=25')
    expect(await search('cemento')).toBeGreaterThan(0)
    for (const q of ['ana@obra.example', '7890 1234 5678', 'tel 78901234x']) await search(q)
    expect(await stored()).toEqual([])
    expect(wordsOf(await misses())).toEqual(['zingueria xq SV 3', 'zingueria xq GT 1'])
    expect(wordsOf(await misses('?all=true'))).toContain('cemento SV 1')
    expect(wordsOf(await misses('?country=GT'))).toEqual(['zingueria xq GT 1'])
    expect(await misses('?to=2001-01-01')).toEqual([])
    expect(JSON.stringify(await stored())).not.toMatch(/obra|7890/)
    expect(Object.keys((await stored())[0] ?? {})).toEqual([
      'site_id',
      'country',
      'day',
      'words',
      'times',
      'results',
    ])
    await search('zingueria xq')
    expect(wordsOf(await misses('?country=SV'))).toEqual(['zingueria xq SV 4'])
  })

  test('searches write nothing until a batch is due; then the next one has it written, and waits for nothing', async () => {
    const before = (await stored()).length
    await search('bobinax')
    await search('bobinay')
    expect(await stored()).toHaveLength(before)
    shop.clock.moveTo(new Date(shop.clock.now().getTime() + 11_000))
    await search('bobinaz')
    await expect.poll(async () => (await stored()).length).toBe(before + 3)
    shop.clock.moveTo(undefined)
  })

  test('what is ignored is left out in its country, until it is taken back', async () => {
    const before = (await logged('ignoreSearchMiss')).length
    await search('qqpiedra zzluna')
    await search('qqpiedra zzluna', 'es-GT')
    const found = async (query: string) =>
      (await misses(query)).filter(({ words }) => words === 'qqpiedra zzluna').map((one) => one.country)
    expect(await found('')).toEqual(['GT', 'SV'])
    const miss = { words: 'qqpiedra zzluna', country: 'SV' }
    for (let time = 0; time < 2; time++)
      expect((await call('POST', '/ignored-misses', miss)).status).toBe(204)
    expect(await found('')).toEqual(['GT'])
    expect(await found('?ignored=true')).toEqual(['SV'])
    expect((await logged('ignoreSearchMiss')).slice(before)).toEqual([{ country: 'SV' }])
    const undo = `/ignored-misses?country=SV&words=${encodeURIComponent(miss.words)}`
    expect((await call('DELETE', undo)).status).toBe(204)
    expect(await found('')).toEqual(['GT', 'SV'])
  })

  test('what was pressed in a list, and what was ordered of it, is told beside the words', async () => {
    const { pool } = shop.database
    const tell = (kind: string, cookie: string, record: object, ids: string[], country = 'SV') =>
      pool.query(
        `insert into activity (site_id, at, kind, country, cookie_id, source, product_ids, record)
         values ('Lamina', now(), $1, $2, $3, 'x', $4, $5)`,
        [kind, country, cookie, ids, JSON.stringify(record)],
      )
    const order = (basket: string, sku: string, status: string) =>
      pool.query(
        `insert into orders (site_id, order_no, basket_id, customer_id, country, currency, status, payment_status,
           total_minor, document, created_at, modified_at)
         values ('Lamina', $1, $1, 'x', 'SV', 'USD', $2, 'paid', 0, $3, now(), now())`,
        [basket, status, JSON.stringify({ agreed: { lines: [{ sku }] } })],
      )
    await search('cemento')
    await search('nada xq')
    const found = async () =>
      ((await call('GET', '/misses?all=true&country=SV')).body.data as Body[]).find(
        ({ words }) => words === 'cemento',
      )
    expect(await found()).toMatchObject({ clicks: 0, sold: 0 })
    expect((await misses())[0]).not.toHaveProperty('clicks')
    // One variant is pressed, another one ordered; one only looks; one orders something else; one gives up; one is elsewhere.
    const text = { searchText: ' Cemento ' }
    for (const cookie of ['buys', 'looks', 'other', 'gives-up'])
      await tell('clickSearch', cookie, text, ['QA-SHEET-24-AZUL'])
    await tell('clickSearch', 'abroad', text, ['QA-SHEET-24-AZUL'], 'GT')
    for (const cookie of ['buys', 'other', 'gives-up', 'abroad'])
      await tell('checkoutStep', cookie, { basketId: `b-${cookie}` }, [])
    await order('b-buys', 'QA-SHEET-26-BLAN', 'new')
    await order('b-other', 'QA-CEMENT', 'new')
    await order('b-gives-up', 'QA-SHEET-24-AZUL', 'cancelled')
    expect(await found()).toMatchObject({ clicks: 4, sold: 1 })
    await pool.query(`delete from orders where order_no like 'b-%'`)
  })

  test('the nearest words of the catalogue are proposed', async () => {
    await search('qqcementtoxx zyx')
    await search('varrilllas qwx')
    const found = await misses()
    expect(found.find(({ words }) => words.startsWith('varr'))?.nearest).toMatchObject([
      { word: 'varrilllas', instead: [expect.stringMatching(/^varilla/)] },
    ])
  })
})

describe('one press makes a synonym', () => {
  test('the word finds what the other does, and an old group grows', async () => {
    const before = (await logged('addSynonym')).length
    // The bundle's words may have been put back a moment ago.
    await expect.poll(() => search('hojalata'), { timeout: 20_000 }).toBe(0)
    const tested = async (q: string) => (await call('POST', '/query-tests', { q, country: 'SV' })).body
    expect(await tested('hojalata')).toMatchObject({ total: 0, hits: [] })
    const pair = { language: 'es', words: ['hojalata', 'Lamina'] }
    const { status, body } = await call('POST', '/synonyms', pair)
    expect(status).toBe(200)
    expect(body.groups).toContainEqual({ language: 'es', words: ['lámina', 'zinc', 'plancha', 'hojalata'] })
    expect((await call('POST', '/synonyms', pair)).body).toEqual(body)
    const found = await tested('hojalata')
    expect((found.hits as Body[])[0]).toMatchObject({ productId: 'QA-SHEET' })
    const { hits: same, total } = await tested('lamina')
    expect([found.hits, found.total]).toEqual([same, total])
    expect(JSON.stringify(found.terms)).toContain('lamina')
    await expect.poll(() => search('hojalata'), { timeout: 20_000 }).toBe(Number(found.total))
    expect(await logged('addSynonym')).toHaveLength(before + 1)
  })

  test('words lead to a page, where and in which language the merchant says', async () => {
    const answerTo = async (q: string, locale: string, more = '') => {
      const url = `${searchPath}?siteId=Lamina&locale=${locale}&q=${encodeURIComponent(q)}${more}`
      return (await shop.call<Body>('GET', url, { as: guest })).body
    }
    const leads = async (q: string, locale = 'es-SV', more = '') =>
      (await answerTo(q, locale, more)).c_searchRedirect
    await search('garantía')
    expect(wordsOf(await misses('?country=SV'))).toContain('garantia SV 1')
    const garantia = { words: 'Garantía', to: '/garantia', countries: ['SV'] }
    const { status, body } = await call('POST', '/search-redirects', garantia)
    expect(status).toBe(200)
    const made = { words: ['Garantía'], to: '/garantia', countries: ['SV'] }
    expect(body.searchRedirects).toEqual([made])
    // An answer may stand a moment longer where words change as often as here (decision 134).
    for (const q of ['garantía', ' GARANTIAS '])
      await expect.poll(() => leads(q), { timeout: 20_000 }).toEqual({ destinationUrl: '/garantia' })
    await expect
      .poll(() => leads('garantía', 'en-SV'), { timeout: 20_000 })
      .toEqual({ destinationUrl: '/garantia' })
    for (const other of [
      leads('garantía de lámina'),
      leads('garantía', 'es-GT'),
      leads('garantía', 'es-SV', '&offset=25'),
      leads('garantía', 'es-SV', '&refine=orderable_only=true'),
    ])
      expect(await other).toBeUndefined()
    const path = searchPath.replace('product-search', 'search-suggestions')
    const suggested = await shop.call<Body>('GET', `${path}?siteId=Lamina&locale=es-SV&q=garantia`, {
      as: guest,
    })
    expect(suggested.body.c_searchRedirect).toEqual({ destinationUrl: '/garantia' })
    await search('garantia')
    expect(wordsOf(await misses('?country=SV')).join()).not.toContain('garantia')

    // A word leads to one page in one place; in English elsewhere.
    await call('POST', '/search-redirects', { ...garantia, to: '/servicios' })
    await call('POST', '/search-redirects', { words: 'warranty', to: '/garantia', language: 'en' })
    const { searchRedirects, groups, expansions } = (await call('GET', '/synonyms')).body
    expect(searchRedirects).toEqual([
      { ...made, to: '/servicios' },
      { words: ['warranty'], to: '/garantia', language: 'en' },
    ])
    await expect
      .poll(() => leads('warranty', 'en-GT'), { timeout: 20_000 })
      .toEqual({ destinationUrl: '/garantia' })
    expect(await leads('warranty', 'es-GT')).toBeUndefined()
    for (const to of ['https://ajena.example', '//ajena.example', '/\\ajena.example', '/search?q=x', '/a b'])
      expect((await call('POST', '/search-redirects', { ...garantia, to })).status, to).toBe(400)
    // Who knows of groups alone changes nothing else.
    expect((await call('PUT', '/synonyms', { groups, expansions })).body.searchRedirects).toEqual(
      searchRedirects,
    )
    const none = await call('PUT', '/synonyms', { groups, expansions, searchRedirects: [] })
    expect(none.body.searchRedirects).toEqual([])
    await expect.poll(() => leads('garantía'), { timeout: 20_000 }).toBeUndefined()
  })

  test('a test is not counted', async () => {
    await call('POST', '/query-tests', { q: 'solo prueba xyz', country: 'SV' })
    expect(JSON.stringify(await misses('?all=true'))).not.toContain('solo prueba')
  })
})

describe('whose words they are', () => {
  const as = (cookie: string, method: string, path: string, body?: object) =>
    callAsStaff(
      shop,
      cookie,
      method,
      `${base}${path}${path.includes('?') ? '&' : '?'}siteId=Lamina`,
      body ? { body } : {},
    )

  test('of the own countries alone; an auditor reads, a clerk and a shopper open nothing', async () => {
    await search('solo en gt xq', 'es-GT')
    await misses()
    const marketing = (await openStaff(shop, 'marketing@SV')).cookie
    const { body } = await as(marketing, 'GET', '/misses')
    expect(JSON.stringify(body)).not.toContain('"GT"')
    expect((await as(marketing, 'GET', '/misses?country=GT')).status).toBe(404)
    expect((await as(marketing, 'POST', '/query-tests', { q: 'x', country: 'GT' })).status).toBe(404)
    const ignore = (country: string) => as(marketing, 'POST', '/ignored-misses', { words: 'x', country })
    expect((await ignore('GT')).status).toBe(404)
    expect((await ignore('SV')).status).toBe(204)
    const pair = { language: 'es', words: ['techito', 'teja'] }
    for (const more of [{}, { countries: ['GT'] }])
      expect((await as(marketing, 'POST', '/synonyms', { ...pair, ...more })).status).toBe(403)
    expect((await as(marketing, 'POST', '/synonyms', { ...pair, countries: ['SV'] })).status).toBe(200)
    const leading = (more: object) =>
      as(marketing, 'POST', '/search-redirects', { words: 'taller', to: '/servicios', ...more })
    for (const more of [{}, { countries: ['GT'] }, { countries: ['SV', 'GT'] }])
      expect((await leading(more)).status).toBe(403)
    expect((await leading({ countries: ['SV'] })).status).toBe(200)
    const auditor = (await openStaff(shop, 'auditor')).cookie
    expect((await as(auditor, 'GET', '/misses')).status).toBe(200)
    expect((await as(auditor, 'POST', '/synonyms', pair)).status).toBe(403)
    expect((await as(auditor, 'POST', '/search-redirects', { words: 'x', to: '/' })).status).toBe(403)
    const clerk = (await openStaff(shop, 'clerk@SV-SS01')).cookie
    expect((await as(clerk, 'GET', '/misses')).status).toBe(403)
    expect((await shop.call('GET', `${base}/misses?siteId=Lamina`, { as: guest })).status).toBe(401)
  })
})
