import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../baskets/testing.ts'
import { openQuoteShop, type QuoteShop, quotesPath, type Reply } from './testing.ts'

let shop: QuoteShop
beforeAll(async () => {
  shop = await openQuoteShop()
  // Real HTTP: many connections at once.
  await shop.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => shop.close())

const post = async ({ token }: Caller, path: string, body: object, key?: string): Promise<Reply> => {
  const { port } = shop.app.server.address() as AddressInfo
  const response = await fetch(`http://127.0.0.1:${port}${quotesPath}${path}?siteId=Lamina&locale=es-SV`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      ...(key ? { 'idempotency-key': key } : {}),
    },
    body: JSON.stringify(body),
  })
  return {
    status: response.status,
    body: (await response.json()) as Reply['body'],
    headers: Object.fromEntries(response.headers),
  }
}

const ten = <T>(once: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: 10 }, (_, i) => once(i)))

const design = { productId: 'QA-DESIGN', quantity: 3 }
const screw = { productId: 'QA-SCREW', quantity: 40 }

test.each([
  ['without a key', () => undefined],
  ['with one key', () => 'K1'],
  ['with a key each', (index: number) => `K-${index}`],
])('ten requests at once make one quote, %s', async (_name, keyOf) => {
  for (const onlyQuoteLines of [true, false]) {
    const { ana, basketId } = await shop.withBasket(design, screw)
    const answers = await ten((index) => post(ana, '', { basketId, onlyQuoteLines }, keyOf(index)))
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
    expect(new Set(answers.map(({ body }) => body.OpportunityId)).size).toBe(1)
    const { body } = await shop.quotes(ana, 'GET', '')
    expect(body.total).toBe(1)
    const left = await ana.call('GET', `/baskets/${basketId}`)
    expect(left.body.productItems ?? []).toHaveLength(onlyQuoteLines ? 1 : 0)
  }
})

test('a key used for something else is refused, and another customer’s key means nothing', async () => {
  const { ana, basketId } = await shop.withBasket(design, screw)
  const first = await post(ana, '', { basketId, onlyQuoteLines: true }, 'SAME')
  const other = await post(ana, '', { basketId }, 'SAME')
  expect([first.status, other.status]).toEqual([200, 409])
  const bob = await shop.withBasket(design)
  const foreign = await post(bob.ana, '', { basketId: bob.basketId }, 'SAME')
  expect(foreign.status).toBe(200)
  expect(foreign.body.OpportunityId).not.toBe(first.body.OpportunityId)
})

test('ten yeses at once put the lines into the basket once', async () => {
  const { ana, basketId, id } = await shop.priceQuote(design)
  const answers = await ten(() => post(ana, `/${id}/accept`, { Revision: 1 }))
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
  const { body } = await ana.call('GET', `/baskets/${basketId}`)
  expect(body.productItems).toHaveLength(1)
  const { rows } = await shop.database.pool.query('select history from opportunity where id = $1', [id])
  expect(rows).toMatchObject([{ history: [{}, {}, { what: 'accepted' }] }])
})

test('three files at most, also when they come together', async () => {
  const { ana, id } = await shop.requestQuote(design)
  const file = { filename: 'a.gif', fileContent: Buffer.from('GIF89a--').toString('base64') }
  const answers = await ten(() => post(ana, `/${id}/files`, { file }))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
})
