import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { showOrder } from '../../list-orders.ts'
import { type OrderShop, openOrderShop } from '../../testing.ts'
import { orderView } from '../../view.ts'
import type { OldOrder } from './old-order.ts'
import { upgradedDocument } from './old-order.ts'
import { upgradeOrders } from './upgrade-orders.ts'

type Recorded = { name: string; row: OldOrder; answer: Record<string, unknown> }

/** Orders as an earlier program kept them, and what that program answered. */
const recorded = (
  JSON.parse(readFileSync(new URL('./testing/old-orders.json', import.meta.url), 'utf8')) as Recorded[]
).map(({ row, ...one }) => ({
  ...one,
  row: { ...row, createdAt: new Date(row.createdAt), modifiedAt: new Date(row.modifiedAt) },
}))

/** What that program answered, and the name of the tax, which orders kept before it was told. */
const nowAnswered = ({ row, answer }: Pick<(typeof recorded)[number], 'row' | 'answer'>) => ({
  ...answer,
  ...('mail' in row.document ? { c_taxName: row.document.mail.taxName } : undefined),
})

/** Bytes of an answer; the database gives members of a document in an order of its own. */
const bytes = (value: unknown): string =>
  JSON.stringify(JSON.parse(JSON.stringify(value)), (_name, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )

let shop: OrderShop
beforeAll(async () => {
  shop = await openOrderShop()
})
afterAll(() => shop.close())

const insert = ({ row }: (typeof recorded)[number], document: unknown = row.document) =>
  shop.database.pool.query(
    `insert into orders (site_id, order_no, basket_id, customer_id, country, currency, status, payment_status,
      shipping_status, total_minor, document, history, created_at, modified_at)
    values ('Lamina', $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    [
      row.orderNo,
      row.basketId,
      row.customerId,
      row.country,
      row.currency,
      row.status,
      row.paymentStatus,
      row.shippingStatus,
      row.totalMinor,
      JSON.stringify(document),
      JSON.stringify(row.history),
      row.createdAt,
      row.modifiedAt,
    ],
  )

test.each(recorded)('an old order ($name) reads the same to the byte', ({ row, ...one }) => {
  const answer = nowAnswered({ row, ...one })
  const order = { ...row, document: upgradedDocument(row) }
  expect(JSON.parse(JSON.stringify(orderView('Lamina', order)))).toEqual(answer)
  expect(bytes(orderView('Lamina', order))).toBe(bytes(answer))
})

test('facts hold no member of an answer', () => {
  for (const { row } of recorded)
    expect(JSON.stringify(upgradedDocument(row).agreed)).not.toMatch(/"(c_\w+|productItems|taxTotal)":/)
})

test('old orders are converted at once, and a conversion that was cut goes on', async () => {
  const [first, second, ...rest] = recorded
  if (!first || !second) throw new Error('no orders were recorded')
  await insert(first)
  const broken = { ...second.row.document, view: { ...second.row.document.view, orderTotal: 0.01 } }
  await insert(second, broken)
  await expect(upgradeOrders(shop.engine.db)).rejects.toThrow(`order ${second.row.orderNo}`)
  for (const one of rest) await insert(one)
  await shop.database.pool.query('update orders set document = $1 where order_no = $2', [
    JSON.stringify(second.row.document),
    second.row.orderNo,
  ])
  expect(await upgradeOrders(shop.engine.db)).toBe(recorded.length)
  expect(await upgradeOrders(shop.engine.db)).toBe(0)
  const ctx = await shop.engine.merchantContext()
  for (const one of recorded)
    expect(bytes(await showOrder(ctx, one.row.orderNo))).toBe(bytes(nowAnswered(one)))
})
