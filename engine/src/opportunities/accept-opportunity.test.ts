import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays, todayIn } from '../../../facts/dates.ts'
import { openQuoteShop, type QuoteShop } from './testing.ts'

let shop: QuoteShop
beforeAll(async () => {
  shop = await openQuoteShop()
})
afterAll(() => shop.close())

type Line = Record<string, unknown>
const linesOf = (body: object) => (body as { QuoteLineItems: Line[] }).QuoteLineItems
const design = { productId: 'QA-DESIGN', quantity: 3 }
const screw = { productId: 'QA-SCREW', quantity: 40 }
const sheet = { productId: 'QA-SHEET-26-AZUL', quantity: 4, c_lengthMetersToBuy: 3.65 }

test('a yes puts the lines into the basket at the agreed price, once, and the desk hears of it', async () => {
  const { ana, basketId, id } = await shop.priceQuote(design)
  const { body: quote } = await shop.quotes(ana, 'GET', `/${id}`)
  const stale = await shop.quotes(ana, 'POST', `/${id}/accept`, { body: { Revision: 2 } })
  expect(stale.status).toBe(409)
  for (let time = 0; time < 2; time++) {
    const { status, body } = await shop.quotes(ana, 'POST', `/${id}/accept`, { body: { Revision: 1 } })
    expect(status).toBe(200)
    expect(body).toMatchObject({ basketId, opportunity: { State: 'accepted' } })
  }
  const basket = await ana.call('GET', `/baskets/${basketId}`)
  expect(basket.body.productItems).toMatchObject([
    {
      productId: 'QA-DESIGN',
      quantity: 3,
      c_priceQuote: linesOf(quote)[0]?.UnitPrice,
      price: quote.TotalPrice,
    },
  ])
  expect(basket.body.c_productTypeForCheckoutFlow).toMatchObject({ isProductFinished: true })
  await shop.tell()
  const [deal] = (await shop.desk.rows('Opportunity')).filter((row) => row.Shop_Key__c === id)
  expect(deal?.StageName).toBe('Closed Won')
  expect((await shop.quotes(ana, 'POST', `/${id}/reject`)).status).toBe(409)
})

test('an agreed price ends with its last day, in the basket too, and can be asked for anew', async () => {
  const { ana, basketId, id } = await shop.priceQuote(design)
  const other = await shop.priceQuote(design)
  await shop.quotes(ana, 'POST', `/${id}/accept`, { body: {} })
  const { pool } = shop.database
  const yesterday = addDays(todayIn('America/El_Salvador', shop.clock.now()), -1)
  await pool.query('update opportunity set valid_until = $1 where id = any($2)', [yesterday, [id, other.id]])
  await pool.query(
    `update basket set document = jsonb_set(document, '{lines,0,agreed,until}', to_jsonb($1::text)) where id = $2`,
    [yesterday, basketId],
  )
  const lapsed = await ana.call('GET', `/baskets/${basketId}`)
  expect(lapsed.body.productItems).toMatchObject([{ productId: 'QA-DESIGN', c_status: 'quote' }])
  expect(JSON.stringify(lapsed.body)).not.toContain('c_priceQuote')

  const expired = await shop.quotes(other.ana, 'POST', `/${other.id}/accept`, { body: {} })
  expect([expired.status, expired.body.State]).toEqual([409, 'expired'])
  expect((await shop.quotes(ana, 'POST', `/${id}/accept`, { body: {} })).body.State).toBe('expired')
  const renewed = await shop.quotes(other.ana, 'POST', `/${other.id}/renew`)
  expect(renewed.body).toMatchObject({ State: 'requested' })
  await shop.tell()
  await shop.ask()
  expect((await shop.quotes(other.ana, 'GET', `/${other.id}`)).body.State).toBe('requested')
  await shop.desk.offer(other.id, { discount: 1 })
  await shop.ask()
  expect((await shop.quotes(other.ana, 'GET', `/${other.id}`)).body).toMatchObject({
    State: 'priced',
    Revision: 2,
  })
})

type Held = { itemId: string; productId: string; price: number; c_opportunityLine?: number }
const heldIn = (body: object) => (body as { productItems: Held[] }).productItems

test('a line of an accepted offer that was taken out goes back to its place at the agreed price, and no other way', async () => {
  const { ana, basketId, id } = await shop.priceQuote(design, sheet)
  const accept = (body: object, caller = ana) => shop.quotes(caller, 'POST', `/${id}/accept`, { body })
  // Before the whole was accepted there is no line to put back.
  expect((await accept({ Line: 0 })).status).toBe(409)
  await accept({})
  await ana.add(basketId, screw)
  const read = async () => heldIn((await ana.call('GET', `/baskets/${basketId}`)).body)
  const before = await read()
  expect(before).toMatchObject([
    { productId: design.productId, c_opportunityId: id, c_opportunityLine: 0 },
    { productId: sheet.productId, c_opportunityId: id, c_opportunityLine: 1 },
    { productId: screw.productId },
  ])
  expect(before[2]).not.toHaveProperty('c_opportunityId')
  for (const { itemId } of before.slice(0, 2))
    await ana.call('DELETE', `/baskets/${basketId}/items/${itemId}`)

  // Only the one that is asked for, and once.
  for (let time = 0; time < 2; time++) expect((await accept({ Line: 1, Position: 0 })).status).toBe(200)
  expect((await read()).map(({ productId }) => productId)).toEqual([sheet.productId, screw.productId])
  expect((await read())[0]).toMatchObject({ price: before[1]?.price, c_opportunityLine: 1 })
  // Without a line: all that is missing.
  await accept({})
  expect((await read()).map(({ price }) => price).toSorted()).toEqual(
    before.map(({ price }) => price).toSorted(),
  )

  expect((await accept({ Line: 2 })).status).toBe(400)
  expect((await accept({ Line: -1 })).status).toBe(400)
  expect((await accept({ Line: 0 }, await shop.customer())).status).toBe(404)
  const yesterday = addDays(todayIn('America/El_Salvador', shop.clock.now()), -1)
  await shop.database.pool.query('update opportunity set valid_until = $1 where id = $2', [yesterday, id])
  expect((await accept({ Line: 0 })).body.State).toBe('expired')
})
