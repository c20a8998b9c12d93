import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BasketShop, openBasketShop } from '../baskets/testing.ts'
import { isDatabaseFailure } from '../db/database-failure.ts'

let shop: BasketShop
beforeAll(async () => {
  shop = await openBasketShop()
})
afterAll(() => shop.close())

const sql = (text: string) => shop.database.pool.query(text)

test.each([
  ['53100', 'disk full'],
  ['53200', 'out of memory'],
  ['53300', 'too many connections'],
  ['53400', 'a configured limit'],
  ['58030', 'input or output fails'],
  ['25006', 'read only'],
])(
  '[G2.002] a write that PostgreSQL refuses with %s (%s) is 503 and tells when to try again',
  async (code) => {
    await sql(`create function refuse() returns trigger language plpgsql as
    $$ begin raise exception 'refused' using errcode = '${code}'; end $$`)
    await sql('create trigger refuse before insert on basket execute function refuse()')
    const ana = await shop.customer()
    const { status, headers, body } = await ana.call('POST', '/baskets', {})
    await sql('drop function refuse cascade')
    expect([status, headers['retry-after'], body.title]).toEqual([503, '2', 'Service Unavailable'])
    expect(JSON.stringify(body)).not.toContain('refused')
    expect((await ana.call('POST', '/baskets', {})).status).toBe(200)
  },
)

test('what is wrong with a statement of ours is no failure of the database', async () => {
  const fault = await sql('select nothing').catch((error: Error) => error)
  expect(isDatabaseFailure(fault as Error)).toBe(false)
})

test.each(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', '57P01', '57P03', '08006', '57014'])(
  '[G2.002] a line that breaks with %s is a failure of the database',
  (code) => {
    expect(isDatabaseFailure(Object.assign(new Error('lost'), { code }))).toBe(true)
  },
)
