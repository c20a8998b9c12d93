import { afterAll, beforeAll, expect, test } from 'vitest'
import { listMails } from '../mail/module.ts'
import { openQuoteShop, type QuoteShop } from './testing.ts'

let shop: QuoteShop
beforeAll(async () => {
  shop = await openQuoteShop()
})
afterAll(() => shop.close())

const design = { productId: 'QA-DESIGN', quantity: 3 }

test('a CRM that is down is nothing a shopper notices, and everything reaches it once', async () => {
  await shop.desk.setFaultMode('no-answer')
  const { ana, id } = await shop.requestQuote(design)
  await shop.quotes(ana, 'POST', `/${id}/messages`, { body: { Body: 'Hola' } })
  const file = { filename: 'a.gif', fileContent: Buffer.from('GIF89a--').toString('base64') }
  expect((await shop.quotes(ana, 'POST', `/${id}/files`, { body: { file } })).status).toBe(200)
  expect((await shop.quotes(ana, 'GET', `/${id}`)).body.State).toBe('requested')
  for (const mode of ['no-answer', 'unavailable', 'malformed', 'lost-answer'] as const) {
    await shop.desk.setFaultMode(mode)
    await expect(shop.tell()).rejects.toThrow()
    // What does the work and loses the answer may only be asked again.
    expect((await shop.quotes(ana, 'GET', '')).body.total).toBe(1)
  }
  await shop.desk.setFaultMode('none')
  await shop.tell()
  await shop.desk.offer(id)
  await shop.ask()
  expect((await shop.quotes(ana, 'GET', `/${id}`)).body).toMatchObject({ State: 'priced' })
  for (const object of ['Opportunity', 'OpportunityLineItem', 'Quote_Message__c', 'ContentVersion']) {
    expect(await shop.desk.rows(object)).toHaveLength(1)
  }
})

test('a request that the CRM has lost is sent again', async () => {
  const { ana, id } = await shop.requestQuote(design)
  await shop.database.pool.query(`delete from pgboss.job where name = 'opportunities.tell'`)
  await shop.database.pool.query('update opportunity set sent_at = now() where id = $1', [id])
  await shop.ask()
  await shop.tell()
  await shop.desk.offer(id)
  await shop.ask()
  expect((await shop.quotes(ana, 'GET', `/${id}`)).body).toMatchObject({ State: 'priced' })
})

test('the customer is written to when the request is there and when it has a price', async () => {
  const { ana, id } = await shop.requestQuote(design)
  await shop.engine.startJobs()
  // The worker tells the CRM; the desk answers; the follow-up asks.
  await expect
    .poll(
      async () =>
        (await shop.desk.rows('Opportunity')).some(
          (row) => row.Shop_Key__c === id && row.StageName === 'Needs Analysis',
        ),
      {
        timeout: 20_000,
      },
    )
    .toBe(true)
  await shop.desk.offer(id)
  await shop.ask()
  const mails = async () =>
    (await listMails(shop.engine.db)).filter(({ recipient }) =>
      recipient.startsWith(ana.customerId.toLowerCase()),
    )
  await expect
    .poll(async () => (await mails()).map(({ template }) => template).toSorted(), { timeout: 20_000 })
    .toEqual(['quote-priced', 'quote-requested'])
})
