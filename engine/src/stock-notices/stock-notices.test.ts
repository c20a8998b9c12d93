import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openClient } from '../api-clients/testing.ts'
import type { Caller } from '../baskets/testing.ts'
import { transitionOrder } from '../orders/index.ts'
import { type OrderShop, openOrderShop } from '../orders/testing.ts'
import { lookForStock } from './look-for-stock.ts'

const organization = 'organizations/f_ecom_lmna_001'
const base = `/custom/stock-notices/v1/${organization}`
const [capital, branch] = ['SV-SS01', 'SV-AH01']
/** No store has any of it. */
const none = { productId: 'QA-NONE', storeId: capital }

let shop: OrderShop
let client: string
beforeAll(async () => {
  shop = await openOrderShop()
  client = (await openClient(shop, { scopes: ['sfcc.inventory.availability.rw'] })).token
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.database.pool.query(`delete from stock_notice`)
  await shop.database.pool.query(`delete from pgboss.job where name = 'mail.send'`)
  for (const list of ['inv-sv-ss01', 'inv-sv-ah01']) await count('QA-NONE', list, 0)
  await look()
})

const look = async () => lookForStock.run(await shop.engine.merchantContext(), undefined as never)
const ask = (who: Caller, body: object, locale?: string) =>
  who.call('POST', `${base}/stock-notices`, body, locale)
const waiting = async (who: Caller, query = '') =>
  (await who.call('GET', `${base}/stock-notices${query}`)).body.data

/** What a person or a program of the merchant's counts. */
const count = (sku: string, list: string, amount: number) =>
  shop.call(
    'PATCH',
    `/inventory/inventory-lists/v1/${organization}/inventory-lists/${list}/product-inventory-records/${sku}?siteId=Lamina`,
    { as: client, body: { allocation: { amount }, c_reason: 'count' } },
  )

type Told = { to: string; values: Record<string, string>; locale: string }
/** The mails that were asked for. */
const told = async (): Promise<Told[]> => {
  const { rows } = await shop.database.pool.query<Told>(
    `select data #>> '{data,mail,to}' as to, data #> '{data,mail,values}' as values, data ->> 'locale' as locale
     from pgboss.job where data #>> '{data,mail,template}' = 'stock-notice' order by 1`,
  )
  return rows
}
const mailOf = ({ customerId }: Caller) => `${customerId}@qa.example`.toLowerCase()

test('[G1.014] who asked is written to once, when their store has it again, with the day and without a price', async () => {
  const ana = await shop.customer()
  expect(await ask(ana, none)).toMatchObject({ status: 200, body: none })
  await look()
  expect(await told()).toEqual([])
  await count('QA-NONE', 'inv-sv-ss01', 5)
  for (const _ of [1, 2]) await look()
  const mails = await told()
  expect(mails).toMatchObject([
    { to: mailOf(ana), values: { productId: 'QA-NONE', date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) } },
  ])
  expect(Object.keys(mails[0]?.values ?? {}).toSorted()).toEqual([
    'choices',
    'date',
    'end',
    'name',
    'productId',
    'storeName',
  ])
  expect(await waiting(ana)).toEqual([])
})

test('[G1.014] asked twice is asked once; a person who asked as guest and as customer is one person', async () => {
  const ana = await shop.customer()
  const first = await ask(ana, none)
  expect((await ask(ana, none)).body).toEqual(first.body)
  for (const guest of [await shop.guest(), await shop.guest()])
    await ask(guest, { ...none, email: ` ${mailOf(ana).toUpperCase()} ` }, 'en-SV')
  await count('QA-NONE', 'inv-sv-ss01', 5)
  await look()
  expect(await told()).toMatchObject([{ to: mailOf(ana), locale: 'en-SV' }])
})

test('stock of another store tells nobody, except where it is sent from there', async () => {
  const ana = await shop.customer()
  await ask(ana, { productId: 'QA-LAST', storeId: branch })
  await ask(ana, none)
  await count('QA-NONE', 'inv-sv-ah01', 5)
  await count('QA-LAST', 'inv-sv-ss01', 3)
  await look()
  expect(await told()).toEqual([])
  // Bricks are sent from the plant.
  await count('QA-BRICK', 'inv-sv-ss01', 0)
  await ask(ana, { productId: 'QA-BRICK', storeId: branch })
  await count('QA-BRICK', 'inv-sv-ss01', 9)
  await look()
  expect(await told()).toMatchObject([{ values: { productId: 'QA-BRICK' } }])
})

test('what an order gives back counts, and so does the part that a bundle lacked', async () => {
  await count('QA-LAST', 'inv-sv-ss01', 1)
  const { order } = await shop.ready({ items: [{ productId: 'QA-LAST', quantity: 1 }] })
  const orderNo = String((await order()).body.orderNo)
  const [ana, eva] = [await shop.customer(), await shop.customer()]
  await ask(ana, { productId: 'QA-LAST', storeId: capital })
  await ask(eva, { productId: 'QA-BUNDLE', storeId: capital })
  await look()
  expect(await told()).toEqual([])
  await transitionOrder(await shop.engine.merchantContext(), orderNo, 'cancel')
  await look()
  expect((await told()).map(({ to }) => to)).toEqual([mailOf(ana), mailOf(eva)].toSorted())
})

test('stock that came while it was asked for is not missed', async () => {
  const ana = await shop.customer()
  await ask(ana, none)
  await count('QA-NONE', 'inv-sv-ss01', 5)
  // As if a look had seen the stock before the notice was there to be seen.
  await shop.database.pool.query(`update stock_notice_watermark set seen = pg_current_xact_id()`)
  await look()
  expect(await told()).toHaveLength(1)
})

test('a database that was restored on another server tells as before', async () => {
  const ana = await shop.customer()
  await ask(ana, none)
  await look()
  await shop.database.pool.query(`update stock_notice_watermark set seen = '999999999999'::xid8`)
  await count('QA-NONE', 'inv-sv-ss01', 5)
  await look()
  expect(await told()).toHaveLength(1)
})

test('what a store can give, what the country does not sell, a store elsewhere, a guest without an address are refused', async () => {
  const [ana, guest] = [await shop.customer(), await shop.guest()]
  const refused = async (body: object, who = ana) => {
    const { status, body: problem } = await ask(who, body)
    return `${status} ${String(problem.type).split('/').at(-1)}`
  }
  expect(await refused({ productId: 'QA-SCREW', storeId: capital })).toBe('409 product-in-stock')
  expect(await refused({ productId: 'QA-MADE', storeId: branch })).toBe('409 product-in-stock')
  expect(await refused({ productId: 'QA-EC', storeId: capital })).toBe('404 product-not-found')
  expect(await refused({ productId: 'QA-SHEET', storeId: capital })).toBe('404 product-not-found')
  expect(await refused({ ...none, storeId: 'HN-FM01' })).toBe('400 bad-request')
  expect(await refused(none, guest)).toBe('400 bad-request')
  expect(await refused({ ...none, email: 'a@b' }, guest)).toBe('400 bad-request')
})

test('twenty wait for a shopper, and for an address whoever typed it', async () => {
  const ana = await shop.customer()
  const waits = (customerId: string, email: string | null) =>
    shop.database.pool.query(
      `insert into stock_notice (site_id, id, product_id, store_id, customer_id, email, locale, composed, created_at)
       select 'Lamina', 'n' || n || $1, 'P' || n, 'S', $1 || case when $2::text is null then '' else n::text end, $2, 'es-SV', false, now()
       from generate_series(1, 20) n`,
      [customerId, email],
    )
  await waits(ana.customerId, null)
  await waits('somebody', 'tercera@obra.example')
  for (const [who, more] of [
    [ana, {}],
    [await shop.guest(), { email: 'tercera@obra.example' }],
  ] as const)
    expect(await ask(who, { ...none, ...more })).toMatchObject({ status: 409, body: { limit: 20 } })
})

test('[G1.014] one press ends a notice: its owner by the page, whoever has the mail all of the address', async () => {
  const [ana, eva, guest] = [await shop.customer(), await shop.customer(), await shop.guest()]
  const { body } = await ask(ana, none)
  const remove = (who: Caller) => who.call('DELETE', `${base}/stock-notices/${body.noticeId}`)
  expect((await remove(eva)).status).toBe(404)
  expect((await remove(ana)).status).toBe(204)
  expect(await waiting(ana)).toEqual([])
  await ask(ana, none)
  await ask(ana, { productId: 'QA-BUNDLE', storeId: branch })
  await ask(guest, { ...none, email: mailOf(ana) })
  await ask(eva, { productId: 'QA-BUNDLE', storeId: branch })
  await count('QA-NONE', 'inv-sv-ss01', 5)
  await look()
  const [mail] = await told()
  const link = new URL(String(mail?.values.end))
  expect(link.searchParams.get('action')).toBe('stock')
  const end = (token: unknown) => guest.call('POST', `${base}/end-stock-notices`, { token })
  for (const _ of [1, 2]) expect((await end(link.searchParams.get('token'))).status).toBe(204)
  expect(await waiting(ana)).toEqual([])
  expect(await waiting(eva, '?productId=QA-BUNDLE')).toHaveLength(1)
  expect((await end('of-no-mail')).status).toBe(404)
})

test('after half a year nobody waits any more', async () => {
  const ana = await shop.customer()
  await ask(ana, none)
  await shop.database.pool.query(`update stock_notice set created_at = now() - interval '181 days'`)
  await look()
  expect(await waiting(ana)).toEqual([])
})
