import { afterAll, beforeAll, expect, test } from 'vitest'
import { qaTemplate } from '../import/testing.ts'
import type { Site } from '../kernel/site.ts'
import { createTestEngine, type TestEngine } from '../testing.ts'
import { storesOf } from './find-store.ts'
import { loadOnHand } from './load-on-hand.ts'

const plant = 'inv-sv-ss01'
const sku = 'QA-SCREW'

let shop: TestEngine
let site: Site
beforeAll(async () => {
  shop = await createTestEngine(await qaTemplate())
  site = (await shop.engine.merchantContext()).site
})
afterAll(() => shop.close())

/** A process of its own: what it keeps of stock hangs on its site. */
const openProcess = () => {
  const ctx = { site: { ...site }, db: shop.database.db }
  return {
    ctx,
    open: async () => loadOnHand(ctx, 'SV', await storesOf(ctx, 'SV'), [sku]),
    read: async () => (await loadOnHand(ctx, 'SV', await storesOf(ctx, 'SV'), [sku])).of(sku),
  }
}
const write = (onHand: number) =>
  shop.database.pool.query('update inventory set on_hand = $1 where sku = $2 and inventory_id = $3', [
    onHand,
    sku,
    plant,
  ])
/** Waits until no transaction is open that began before now, in any database of the server. */
const settle = async () => {
  const { rows } = await shop.database.pool.query('select pg_current_xact_id()::text as now')
  const isSettled = async () =>
    (
      await shop.database.pool.query(
        'select pg_snapshot_xmin(pg_current_snapshot()) > $1::text::xid8 as settled',
        [rows[0].now],
      )
    ).rows[0].settled
  await expect.poll(isSettled, { timeout: 30_000 }).toBe(true)
}
const at = async (reading: Promise<{ stock: Readonly<Record<string, number>> }>) =>
  (await reading).stock[plant]

test('every process sees a change at its next call, and reads no count again without one', async () => {
  const [one, other] = [openProcess(), openProcess()]
  await write(10)
  expect([await at(one.read()), await at(other.read())]).toEqual([10, 10])
  await write(4)
  expect([await at(one.read()), await at(other.read())]).toEqual([4, 4])
  // An older transaction still open makes the last changes be told twice; without one they are known.
  await settle()
  await one.read()
  const known = await one.read()
  expect((await one.read()).reading).toBe(known.reading)
  await write(0)
  expect(await at(one.read())).toBeUndefined()
})

test('a late commit is seen, even after younger changes were seen', async () => {
  const { read } = openProcess()
  await write(9)
  const late = await shop.database.pool.connect()
  try {
    await late.query('begin')
    await late.query(`update inventory set on_hand = 3 where sku = $1 and inventory_id = $2`, [sku, plant])
    await shop.database.pool.query(`update inventory set on_hand = on_hand + 1 where sku = 'QA-TUBE-1'`)
    expect([await at(read()), await at(read())]).toEqual([9, 9])
    await late.query('commit')
  } finally {
    late.release()
  }
  expect(await at(read())).toBe(3)
})

test('a count read while it changed is not kept', async () => {
  const { ctx, read } = openProcess()
  await write(8)
  await settle()
  await loadOnHand(ctx, 'SV', await storesOf(ctx, 'SV'), ['QA-TUBE-1'])
  // Read before the change, handed over after another call has heard of it.
  let between: Promise<unknown> | undefined
  const slow = Object.create(ctx.db, {
    one: {
      value: async (statement: Parameters<typeof ctx.db.one>[0]) => {
        const rows = await ctx.db.one(statement)
        await write(2)
        await settle()
        between = read()
        await between
        return rows
      },
    },
  })
  await loadOnHand({ ...ctx, db: slow }, 'SV', await storesOf(ctx, 'SV'), [sku])
  expect(between).toBeDefined()
  expect(await at(read())).toBe(2)
})

test('revalidate tells whether counts are current, also with late commits and for other products', async () => {
  const { ctx, open } = openProcess()
  await write(8)
  await settle()
  const onHand = await open()
  expect(await onHand.revalidate(ctx)).toBe(true)
  await shop.database.pool.query(`update inventory set on_hand = on_hand + 1 where sku = 'QA-TUBE-1'`)
  expect(await onHand.revalidate(ctx)).toBe(true)
  const late = await shop.database.pool.connect()
  try {
    await late.query('begin')
    await late.query(`update inventory set on_hand = 3 where sku = $1 and inventory_id = $2`, [sku, plant])
    await shop.database.pool.query(`update inventory set on_hand = on_hand + 1 where sku = 'QA-TUBE-1'`)
    expect(await onHand.revalidate(ctx)).toBe(true)
    await late.query('commit')
  } finally {
    late.release()
  }
  expect(await onHand.revalidate(ctx)).toBe(false)
  expect((await open()).of(sku).stock[plant]).toBe(3)
})

test('a hundred concurrent requests make two statements, and none gets counts from before it came', async () => {
  const { ctx, open } = openProcess()
  await write(7)
  await settle()
  const onHand = await open()
  const before = ctx.db.count.statements
  const early = Array.from({ length: 50 }, () => onHand.revalidate(ctx))
  await write(6)
  const after = Array.from({ length: 50 }, () => onHand.revalidate(ctx))
  expect(await Promise.all(after)).toEqual(Array.from({ length: 50 }, () => false))
  await Promise.all(early)
  expect(ctx.db.count.statements - before).toBeLessThanOrEqual(4)
})
