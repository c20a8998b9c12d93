import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { listMails, readMail } from '../mail/module.ts'
import { remindOfEnding } from './remind-of-ending.ts'
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

test('[S1.011] [S4.037] a basket becomes a request, is listed, and its lines leave the basket', async () => {
  const { ana, basketId } = await shop.withBasket(design, sheet)
  const body = { basketId, message: '  Para la bodega.  ' }
  const answer = await shop.quotes(ana, 'POST', '', { body })
  expect(answer.status).toBe(200)
  expect(answer.body).toMatchObject({
    Access: 'owner',
    State: 'requested',
    Number: expect.stringMatching(/^COT-\d{6}$/),
    CurrencyIsoCode: 'USD',
    SubsidiaryId: 'SV',
    Message: 'Para la bodega.',
    QuoteLineItems: [
      { SKU: 'QA-DESIGN', Quantity: 3, c_unit: 'kg', Length: null },
      { SKU: 'QA-SHEET-26-AZUL', Quantity: 4, Length: 3.65 },
    ],
  })
  expect(linesOf(answer.body)[0]).not.toHaveProperty('Total')
  expect(linesOf(answer.body)[1]).not.toHaveProperty('c_unit')
  const basket = await ana.call('GET', `/baskets/${basketId}`)
  expect(basket.body.productItems ?? []).toEqual([])
  const list = await shop.quotes(ana, 'GET', '')
  expect(list.body).toMatchObject({ total: 1, data: [{ OpportunityId: answer.body.OpportunityId }] })
  expect(JSON.stringify(list.body)).not.toContain('ShareToken')
})

test('[S4.038] only the quote lines go, and a finished basket stays', async () => {
  const { ana, basketId } = await shop.withBasket(design, screw)
  const { body } = await shop.quotes(ana, 'POST', '', { body: { basketId, onlyQuoteLines: true } })
  expect(linesOf(body)).toMatchObject([{ SKU: 'QA-DESIGN' }])
  const basket = await ana.call('GET', `/baskets/${basketId}`)
  expect(basket.body.productItems).toMatchObject([{ productId: 'QA-SCREW', quantity: 40 }])
  expect(basket.body.c_productTypeForCheckoutFlow).toMatchObject({ isProductFinished: true })
  // Nothing is left that needs a quote: the second press means the first.
  const again = await shop.quotes(ana, 'POST', '', { body: { basketId, onlyQuoteLines: true } })
  expect(again.body.OpportunityId).toBe(body.OpportunityId)
})

test('[T1.415] a list is asked for alone: what lies in the basket stays there and out of the request', async () => {
  const { ana, basketId } = await shop.withBasket(screw)
  const body = { lines: [design, sheet], message: 'Techo de la bodega' }
  const headers = { 'idempotency-key': 'list-1' }
  const asked = await Promise.all([1, 2, 3].map(() => shop.quotes(ana, 'POST', '', { body, headers })))
  expect(new Set(asked.map((one) => one.body.OpportunityId)).size).toBe(1)
  expect(linesOf(asked[0]?.body ?? {})).toMatchObject([
    { SKU: 'QA-DESIGN', Quantity: 3, Length: null },
    { SKU: 'QA-SHEET-26-AZUL', Quantity: 4, Length: 3.65 },
  ])
  const basket = await ana.call('GET', `/baskets/${basketId}`)
  expect(basket.body.productItems).toMatchObject([{ productId: 'QA-SCREW', quantity: 40 }])
  const both = await shop.quotes(ana, 'POST', '', { body: { basketId, lines: [design] } })
  const unknown = await shop.quotes(ana, 'POST', '', {
    body: { lines: [{ productId: 'none', quantity: 1 }] },
  })
  expect([both.status, unknown.status]).toEqual([400, 400])
  expect(String(unknown.body.type)).toContain('nothing-to-quote')
  const guest = await shop.guest()
  expect((await shop.quotes(guest, 'POST', '', { body })).status).toBe(403)
})

test('an empty basket and somebody else’s basket cannot be quoted', async () => {
  const bob = await shop.customer()
  const empty = await shop.quotes(bob, 'POST', '', { body: { basketId: await bob.basket() } })
  expect([empty.status, String(empty.body.type)]).toEqual([400, expect.stringContaining('nothing-to-quote')])
  const { basketId } = await shop.withBasket(design)
  const foreign = await shop.quotes(bob, 'POST', '', { body: { basketId } })
  const missing = await shop.quotes(bob, 'POST', '', { body: { basketId: 'none' } })
  expect([foreign.status, missing.status]).toEqual([404, 404])
  const guest = await shop.guest()
  expect((await shop.quotes(guest, 'POST', '', { body: { basketId } })).status).toBe(403)
})

test('what was chosen along with a product is asked for, and stands in the accepted offer at its price', async () => {
  const optionItems = [{ optionId: 'dispenser', optionValueId: 'pump' }]
  const { ana, id } = await shop.priceQuote({ productId: 'QA-SOLVENT', quantity: 2, optionItems })
  const { body: quote } = await shop.quotes(ana, 'GET', `/${id}`)
  expect(quote.QuoteLineItems).toMatchObject([{ c_variationText: 'Dosificador QA: Bomba manual' }])
  const { basketId } = (await shop.quotes(ana, 'POST', `/${id}/accept`, { body: {} })).body
  const { body } = await ana.call('GET', `/baskets/${basketId}`)
  expect(body.productItems).toMatchObject([
    { c_priceQuote: expect.any(Number), optionItems: [{ optionValueId: 'pump', price: 0 }] },
  ])
})

test('[S3.035] an offer of the CRM is shown with currency, SKU, quantity, length, total and subsidiary', async () => {
  const { ana, id } = await shop.priceQuote(design, sheet)
  const { body } = await shop.quotes(ana, 'GET', `/${id}`)
  expect(body).toMatchObject({
    OpportunityId: id,
    State: 'priced',
    CurrencyIsoCode: 'USD',
    SubsidiaryId: 'SV',
    Revision: 1,
    ExpirationDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    TaxName: 'IVA',
    Events: [{ What: 'requested' }, { What: 'priced', By: 'desk', Revision: 1 }],
  })
  // It belongs to the country that made it, wherever it is read.
  const elsewhere = await shop.quotes(ana, 'GET', `/${id}`, { locale: 'es-HN' })
  expect(elsewhere.body).toMatchObject({ SubsidiaryId: 'SV' })
  const lines = linesOf(body) as { SKU: string; Quantity: number; UnitPrice: number; Total: number }[]
  for (const { Quantity, UnitPrice, Total } of lines) expect(Total).toBeCloseTo(Quantity * UnitPrice, 6)
  const total = lines.reduce((sum, line) => sum + Math.round(line.Total * 100), 0)
  expect(body.TotalPrice).toBe(total / 100)
  expect(lines[1]).toMatchObject({ SKU: 'QA-SHEET-26-AZUL', Length: 3.65 })
})

test('messages go both ways, a revision takes the place of the last, a refusal ends it', async () => {
  const { ana, id } = await shop.priceQuote(sheet)
  const written = await shop.quotes(ana, 'POST', `/${id}/messages`, { body: { Body: '¿Y con flete?' } })
  expect(written.body.Messages).toMatchObject([{ From: 'customer', Body: '¿Y con flete?' }])
  await shop.tell()
  await shop.desk.write(id, 'Sí, incluido.')
  const first = (await shop.quotes(ana, 'GET', `/${id}`)).body.TotalPrice
  await shop.desk.offer(id, { discount: 20 })
  for (let time = 0; time < 2; time++) await shop.ask()
  const { body } = await shop.quotes(ana, 'GET', `/${id}`)
  expect(body.Messages).toMatchObject([{ From: 'customer' }, { From: 'desk', Body: 'Sí, incluido.' }])
  // Each with what it offered.
  expect(body.Revisions).toMatchObject([
    {
      Revision: 1,
      TotalPrice: first,
      QuoteLineItems: [{ SKU: sheet.productId, Quantity: 4, Length: 3.65, Total: first }],
    },
    { Revision: 2, QuoteLineItems: linesOf(body) },
  ])
  expect(Number(body.TotalPrice)).toBeLessThan(Number(first))
  await shop.desk.refuse(id)
  await shop.ask()
  const refused = await shop.quotes(ana, 'POST', `/${id}/accept`, { body: {} })
  expect([refused.status, refused.body.State]).toEqual([409, 'rejected'])
})

test('three pictures may come along, judged by what they are', async () => {
  const { ana, id } = await shop.requestQuote(design)
  const png = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(4 * 1024 * 1024 - 8)])
  const send = (filename: string, bytes: Buffer) =>
    shop.quotes(ana, 'POST', `/${id}/files`, {
      body: { file: { filename, fileContent: bytes.toString('base64') } },
    })
  expect((await send('plano.png', Buffer.from('<svg/>'))).status).toBe(400)
  expect((await send('plano.png', Buffer.concat([png, Buffer.alloc(1)]))).status).toBe(400)
  for (let time = 0; time < 3; time++) expect((await send('../plano.png', png)).status).toBe(200)
  const fourth = await send('plano.png', png)
  expect([fourth.status, String(fourth.body.type)]).toEqual([400, expect.stringContaining('too-many-files')])
  expect((await shop.quotes(ana, 'GET', `/${id}`)).body.Files).toMatchObject([
    { Name: 'plano.png', Size: 4 * 1024 * 1024 },
    {},
    {},
  ])
  await shop.tell()
  expect((await shop.desk.rows('ContentVersion')).filter(({ Title }) => Title === 'plano.png')).toHaveLength(
    3,
  )
})

test('[S2.016] nobody but the owner sees it, and the link shows no more than it should', async () => {
  const { ana, id } = await shop.priceQuote(design)
  const [bob, guest] = [await shop.customer(), await shop.guest()]
  const missing = await shop.quotes(bob, 'GET', '/nothing')
  for (const caller of [bob, guest]) {
    const foreign = await shop.quotes(caller, 'GET', `/${id}`)
    expect(foreign.status).toBe(404)
    expect(foreign.body.type).toBe(missing.body.type)
    expect((await shop.quotes(caller, 'GET', `/${id}?c_token=guess`)).status).toBe(404)
  }
  for (const path of ['accept', 'reject', 'renew']) {
    expect((await shop.quotes(bob, 'POST', `/${id}/${path}`, { body: {} })).status).toBe(404)
    expect((await shop.quotes(guest, 'POST', `/${id}/${path}`, { body: {} })).status).toBe(403)
  }
  expect((await shop.quotes(bob, 'POST', `/${id}/messages`, { body: { Body: 'x' } })).status).toBe(404)
  const file = { file: { filename: 'a.gif', fileContent: Buffer.from('GIF89a--').toString('base64') } }
  expect((await shop.quotes(bob, 'POST', `/${id}/files`, { body: file })).status).toBe(404)
  expect((await shop.quotes(bob, 'GET', '')).body).toMatchObject({ total: 0, data: [] })

  const { body: own } = await shop.quotes(ana, 'GET', `/${id}`)
  const link = `/${id}?c_token=${own.ShareToken}`
  const byGuest = await shop.quotes(guest, 'GET', link)
  expect(byGuest.body).toMatchObject({
    Access: 'shared',
    QuoteLineItems: [{ SKU: 'QA-DESIGN', Quantity: 3 }],
  })
  expect(JSON.stringify(byGuest.body)).not.toMatch(/Total|Price|Tax|Token|Messages|Files|Deliver|qa\.example/)
  const byBob = await shop.quotes(bob, 'GET', link)
  expect(byBob.body).toMatchObject({ Access: 'shared', TotalPrice: own.TotalPrice })
  expect(JSON.stringify(byBob.body)).not.toMatch(/Token|Messages|Files|Deliver|qa\.example/)
})

test('the PDF is the owner’s in both languages, and nothing for a guest', async () => {
  const { ana, id } = await shop.priceQuote(design, sheet)
  for (const locale of ['es-SV', 'en-SV']) {
    const { status, body } = await shop.quotes(ana, 'GET', `/${id}/document`, { locale })
    expect(status).toBe(200)
    expect(body.filename).toMatch(/^COT-\d{6}\.pdf$/)
    expect(Buffer.from(String(body.fileContent), 'base64').subarray(0, 5).toString()).toBe('%PDF-')
  }
  const { body: own } = await shop.quotes(ana, 'GET', `/${id}`)
  const guest = await shop.guest()
  expect((await shop.quotes(guest, 'GET', `/${id}/document`)).status).toBe(404)
  expect((await shop.quotes(guest, 'GET', `/${id}/document?c_token=${own.ShareToken}`)).status).toBe(403)
})

test('who has an offer is told once, two days before its last', async () => {
  const { id } = await shop.priceQuote(design)
  const { pool } = shop.database
  const told = async () => {
    const { rows } = await pool.query<{ n: number }>(
      `select count(*)::int as n from pgboss.job where data #>> '{data,mail,template}' = 'quote-ending'`,
    )
    return rows[0]?.n
  }
  const remind = async () => remindOfEnding.run(await shop.engine.merchantContext(), undefined as never)
  const endsIn = (days: number) =>
    pool.query(
      `update opportunity set valid_until = current_date + $2::int, modified_at = now() - interval '2 days' where id = $1`,
      [id, days],
    )
  await endsIn(4)
  await remind()
  expect(await told()).toBe(0)
  await endsIn(1)
  for (const _ of [1, 2]) await remind()
  expect(await told()).toBe(1)
})

// Last: from here on a worker takes the jobs.
test('what the desk writes is mailed, once', async () => {
  const { id } = await shop.requestQuote(sheet)
  await shop.tell()
  await shop.desk.write(id, '¿Con flete, o lo recoges?')
  for (let time = 0; time < 2; time++) await shop.ask()
  await shop.engine.startJobs()
  const { db } = shop.engine
  const told = await vi.waitFor(async () => {
    const all = (await listMails(db)).filter(({ template }) => template === 'quote-message')
    const mails = await Promise.all(all.map((mail) => readMail(db, mail.id)))
    const ours = mails.filter((mail) => mail?.plain.includes(`/opportunity/${id}`))
    expect(ours).toHaveLength(1)
    return ours[0]
  }, 15_000)
  expect(told?.plain).toContain('¿Con flete, o lo recoges?')
  expect(told?.subject).toMatch(/^Te escribimos sobre tu cotización /)
})
