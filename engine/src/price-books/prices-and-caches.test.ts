import { afterAll, beforeAll, expect, test } from 'vitest'
import { type MerchantShop, openMerchantShop } from '../catalog/testing.ts'
import { seededRandom } from '../conformance/testing/random-edits/editor.ts'
import { untilShown } from '../sites/testing.ts'

let merchant: MerchantShop
beforeAll(async () => {
  merchant = await openMerchantShop(['sfcc.pricebooks.rw', 'sfcc.products.rw'])
})
afterAll(() => merchant.close())

const org = 'organizations/f_ecom_lmna_001'

/** What shoppers of two countries are shown that tells of prices. */
const questions = ['SV', 'GT'].flatMap((country) => {
  const of = `siteId=Lamina&locale=es-${country}`
  const search = `/search/shopper-search/v1/${org}/product-search?${of}`
  const products = `/product/shopper-products/v1/${org}/products?${of}`
  return [
    `${search}&refine=cgid%3Droot&limit=50`,
    `${search}&refine=cgid%3Dtechos&sort=price-low-to-high`,
    `${search}&q=lamina`,
    `${products}&ids=QA-SHEET,QA-SCREW,QA-KIT,QA-BRICK`,
  ]
})

const ask = async (path: string) => {
  const { body, headers } = await merchant.shop.call('GET', path, { as: merchant.customer.token })
  return { body, statements: Number(headers['x-db-statements']) }
}
const askAll = () => Promise.all(questions.map(async (path) => (await ask(path)).body))

const setPrice = async (country: string, sku: string, amount: string) => {
  const data = [{ productId: sku, tiers: [{ minQuantity: '1', amount }] }]
  const path = `/price-books/${country}/prices`
  const { status, body } = await merchant.call('PATCH', '/pricing/price-books/v1', path, { data })
  expect(status, JSON.stringify(body)).toBe(200)
}

const isShown = () => untilShown(merchant.shop)

const priced = async () => {
  const { rows } = await merchant.shop.database.pool.query<{ sku: string; country: string }>(
    `select distinct sku, country from price where country in ('SV', 'GT') order by sku, country`,
  )
  return rows
}

/** The next version, of which nobody says what it changed: everything is read anew. */
const forgetAll = async () => {
  await merchant.shop.database.pool.query('update site set catalog_version = catalog_version + 1')
  merchant.shop.engine.sites.forget()
  await isShown()
}

test('a new price is shown, and most of what was read stays read', async () => {
  const [list = '', , , , other = ''] = questions
  const statements = async () => ({
    list: (await ask(list)).statements,
    other: (await ask(other)).statements,
  })
  await forgetAll()
  const first = await statements()
  await setPrice('SV', 'QA-SCREW', '0.77')
  await isShown()
  const again = await statements()
  expect(JSON.stringify((await ask(list)).body)).toContain('0.77')
  expect(again.list).toBeLessThanOrEqual(first.list)
  // Nothing of another country's goods has to be read again.
  expect(again.other).toBeLessThan(first.other)
})

test('a guest’s list tells no price: new ones leave it as it was written', async () => {
  const { shop } = merchant
  const guest = await shop.guest()
  const [list = ''] = questions
  const statements = async () =>
    Number((await shop.call('GET', list, { as: guest.token })).headers['x-db-statements'])
  // An answer is written for a minute: it has just begun.
  shop.clock.moveTo(new Date(Math.ceil(Date.now() / 60_000) * 60_000 + 1_000))
  await statements()
  const asWritten = await statements()
  await setPrice('SV', 'QA-SCREW', '0.66')
  await isShown()
  expect(await statements()).toBe(asWritten)
  shop.clock.moveTo(undefined)
})

test('of many who ask for the same after a new price, one makes the answer', async () => {
  const [list = ''] = questions
  await ask(list)
  await setPrice('SV', 'QA-SCREW', '0.88')
  await isShown()
  const answers = await Promise.all(Array.from({ length: 8 }, () => ask(list)))
  const [first, ...others] = answers.map(({ statements }) => statements).toSorted((a, b) => b - a)
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
  const { statements: asCached } = await ask(list)
  expect(first).toBeGreaterThan(asCached)
  // They look whether it still holds, and share some of that.
  for (const few of others) expect(few).toBeLessThanOrEqual(asCached)
})

test('after any prices everything shown is what a process that has kept nothing shows', async () => {
  const random = seededRandom(77)
  const goods = await priced()
  for (let round = 0; round < 4; round++) {
    for (let edit = 0; edit < 5; edit++) {
      const { sku, country } = random.one(goods)
      await setPrice(country, sku, `${1 + random.below(90)}.${10 + random.below(80)}`)
      // Shoppers read while prices change.
      await askAll()
    }
    await isShown()
    const kept = await askAll()
    await forgetAll()
    expect(kept).toEqual(await askAll())
  }
})

test('two prices of one family at once, and one beside an edit of its product: the search knows all of them', async () => {
  const { pool } = merchant.shop.database
  const gate = await pool.connect()
  /** What is asked while the end of the log is locked comes as far as that before anything is committed. */
  const atOnce = async (...asked: (() => Promise<unknown>)[]) => {
    await gate.query('begin')
    await gate.query('select from audit_head for update')
    const answers: Promise<unknown>[] = []
    for (const [before, ask] of asked.entries()) {
      answers.push(ask())
      const waiting = async () =>
        (
          await pool.query(
            `select from pg_locks where not granted and locktype in ('tuple', 'transactionid')`,
          )
        ).rowCount
      await expect.poll(waiting).toBeGreaterThan(before)
    }
    await gate.query('commit')
    await Promise.all(answers)
  }
  const rename = (name: string) => async () => {
    const body = { name: { default: name, en: name } }
    const { status } = await merchant.call('PATCH', '/product/products/v1', '/products/QA-SHEET', body)
    expect(status).toBe(200)
  }
  const [one, other] = ['QA-SHEET-26-AZUL', 'QA-SHEET-24-BLAN']
  const searched = async () =>
    (
      await pool.query<{ one: string; other: string; range: number[] }>(
        `select (select prices ->> 'SV' from search_variant where sku = $1) as one,
           (select prices ->> 'SV' from search_variant where sku = $2) as other,
           (select prices -> 'SV' from search_group where id = 'QA-SHEET') as range`,
        [one, other],
      )
    ).rows[0]
  try {
    await setPrice('SV', one, '5.00')
    await setPrice('SV', other, '5.00')
    await atOnce(
      () => setPrice('SV', one, '0.01'),
      () => setPrice('SV', other, '99999.00'),
    )
    expect(await searched()).toEqual({ one: '1', other: '9999900', range: [1, 9_999_900] })
    await atOnce(rename('Lámina de prueba'), () => setPrice('SV', one, '0.02'))
    expect(await searched()).toEqual({ one: '2', other: '9999900', range: [2, 9_999_900] })
    await atOnce(() => setPrice('SV', other, '88888.00'), rename('Lámina otra vez'))
    expect(await searched()).toEqual({ one: '2', other: '8888800', range: [2, 8_888_800] })
  } finally {
    gate.release()
  }
})
