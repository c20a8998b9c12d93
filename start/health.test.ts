import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BasketShop, openBasketShop } from '../engine/src/baskets/testing.ts'
import { healthRoutes } from './health.ts'

let shop: BasketShop
let app: FastifyInstance
beforeAll(async () => {
  shop = await openBasketShop()
  app = Fastify()
  healthRoutes(app, { draining: () => false, checkDatabase: shop.engine.checkDatabase })
})
afterAll(async () => {
  await app.close()
  await shop.close()
})

const askReadiness = async () => {
  const { statusCode, body } = await app.inject('/readyz')
  return [statusCode, body.trim()]
}

/** As after a failover to a standby: who connects from now on may read only. */
const setReadOnly = async (readOnly: boolean) => {
  const { pool } = shop.database
  const name = new URL(shop.database.url).pathname.slice(1)
  await pool.query('begin read write').catch(() => undefined)
  await pool.query(`alter database "${name}" set default_transaction_read_only = ${readOnly ? 'on' : 'off'}`)
  await pool.query('commit')
  await pool.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
}

test('[G2.002] a database that answers and cannot write is not ready, until a write goes through', async () => {
  expect(await askReadiness()).toEqual([200, 'ok'])
  const ana = await shop.customer()
  await setReadOnly(true)
  await expect.poll(async () => (await ana.call('POST', '/baskets', {})).status).toBe(503)
  await expect.poll(askReadiness).toEqual([503, 'database cannot write'])
  expect(await askReadiness()).toEqual([503, 'database cannot write'])
  expect((await app.inject('/livez')).statusCode).toBe(200)
  await setReadOnly(false)
  await expect.poll(askReadiness).toEqual([200, 'ok'])
  expect((await ana.call('POST', '/baskets', {})).status).toBe(200)
})
