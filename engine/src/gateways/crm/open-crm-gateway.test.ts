import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startCrmSimulator } from '../../../../simulators/crm/testing.ts'
import { PermanentFailure } from '../../kernel/outbox.ts'
import { CrmFailure, type CrmGateway, type CrmQuoteRequest } from '../index.ts'
import { openCrmGateway } from '../module.ts'

let simulator: Awaited<ReturnType<typeof startCrmSimulator>>
let crm: CrmGateway

beforeAll(async () => {
  simulator = await startCrmSimulator({ knowsProduct: (sku) => !sku.startsWith('DESCONOCIDO') })
})
beforeEach(async () => {
  await simulator.setFaultMode('none')
  crm = openCrmGateway(simulator.config)
})
afterAll(() => simulator.close())

let count = 0
const request = (lines = 3): CrmQuoteRequest => {
  const key = `key'${++count}`
  return {
    key,
    number: `COT-00${count}`,
    country: 'SV',
    currency: 'USD',
    createdAt: new Date('2026-11-02T12:00:00Z'),
    contact: { customerNo: '100001', name: 'Ana "la" O’Prueba', email: 'ana@qa.example' },
    message: 'Para el techo de la bodega.',
    lines: Array.from({ length: lines }, (_, index) => ({
      key: `${key}-${index}`,
      sku: `QA-${index}`,
      name: `Lámina ${index}`,
      quantity: index + 1,
      ...(index === 1 ? { lengthMm: 3_660 } : {}),
      ...(index === 2 ? {} : { pieceMinor: 1_000 }),
    })),
  }
}

const countOf = async (object: string, field: string, value: string) =>
  (await simulator.rows(object)).filter((row) => row[field] === value).length

test('a request comes back as an offer with currency, SKU, quantity, length and total', async () => {
  const wanted = request()
  await crm.saveQuoteRequest(wanted)
  const [waiting] = await crm.readQuotes([wanted.key])
  expect(waiting).toMatchObject({ stage: 'open', offers: [] })
  await simulator.offer(wanted.key, { discount: 10 })
  const [status] = await crm.readQuotes([wanted.key])
  expect(status?.offers).toHaveLength(1)
  expect(status?.offers[0]).toMatchObject({
    currency: 'USD',
    validUntil: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    lines: [
      { sku: 'QA-0', quantity: 1, pieceMinor: 900, totalMinor: 900 },
      { sku: 'QA-1', quantity: 2, lengthMm: 3_660, pieceMinor: 900, totalMinor: 1_800 },
      { sku: 'QA-2', quantity: 3 },
    ],
  })
  expect(status?.offers[0]?.lines[2]?.pieceMinor).toBeGreaterThan(0)
})

test('sending everything twice makes nothing twice', async () => {
  const wanted = request(230)
  for (let time = 0; time < 2; time++) await crm.saveQuoteRequest(wanted)
  const message = { key: `${wanted.key}-m`, quoteKey: wanted.key, text: '¿Y mañana?', writtenAt: new Date() }
  const file = {
    key: `${wanted.key}-f`,
    parent: { kind: 'opportunity', key: wanted.key },
    name: 'plano.png',
    content: 'aGk=',
  } as const
  for (let time = 0; time < 2; time++) {
    await crm.saveMessage(message)
    await crm.saveFile(file)
  }
  expect(await countOf('Opportunity', 'Shop_Key__c', wanted.key)).toBe(1)
  expect(
    (await simulator.rows('OpportunityLineItem')).filter((row) =>
      String(row.Shop_Key__c).startsWith(`${wanted.key}-`),
    ),
  ).toHaveLength(230)
  expect(await countOf('Quote_Message__c', 'Shop_Key__c', message.key)).toBe(1)
  expect(await countOf('ContentVersion', 'Shop_Key__c', file.key)).toBe(1)
})

test('a request sent again once the desk has answered changes nothing of the answer', async () => {
  const wanted = request()
  await crm.saveQuoteRequest(wanted)
  await simulator.offer(wanted.key)
  await crm.saveQuoteRequest(wanted)
  expect((await crm.readQuotes([wanted.key]))[0]?.offers).toHaveLength(1)
})

test('a new offer takes the place of the last; yes, no and once more are told to the desk', async () => {
  const wanted = request()
  await crm.saveQuoteRequest(wanted)
  await simulator.offer(wanted.key)
  await simulator.write(wanted.key, 'Incluye flete.')
  await simulator.offer(wanted.key, { discount: 12 })
  const [status] = await crm.readQuotes([wanted.key])
  expect(status?.messages).toMatchObject([{ text: 'Incluye flete.' }])
  const offer = status?.offers.at(-1)
  expect(offer?.lines[0]?.pieceMinor).toBe(880)
  await crm.closeQuote(wanted.key, { stage: 'won', offerId: offer?.id ?? '' })
  expect((await crm.readQuotes([wanted.key]))[0]?.stage).toBe('won')
  await crm.reopenQuote(wanted.key)
  expect((await crm.readQuotes([wanted.key]))[0]?.stage).toBe('open')
  await crm.closeQuote(wanted.key, { stage: 'lost' })
  expect(await crm.readQuotes([wanted.key, 'nobody knows'])).toMatchObject([{ stage: 'lost' }])
})

test('a case has a number and files, a subscription tells whether it is new', async () => {
  const serviceCase = {
    key: 'case-1',
    name: 'Ana',
    email: 'ana@qa.example',
    subject: 'Golpe',
    description: 'La lámina llegó golpeada.',
    country: 'SV',
  }
  const { caseNumber } = await crm.saveCase(serviceCase)
  expect(caseNumber).toMatch(/^\d{8}$/)
  expect(await crm.saveCase(serviceCase)).toEqual({ caseNumber })
  await crm.saveFile({
    key: 'file-1',
    parent: { kind: 'case', key: 'case-1' },
    name: 'a.png',
    content: 'aGk=',
  })
  const [kept] = await simulator.rows('Case')
  expect(await countOf('ContentVersion', 'FirstPublishLocationId', kept?.Id ?? '')).toBe(1)
  const subscription = { key: 'ana@qa.example', email: 'ana@qa.example', country: 'SV', source: 'newsletter' }
  expect(await crm.saveSubscription(subscription)).toBe('created')
  expect(await crm.saveSubscription(subscription)).toBe('updated')
})

test.each([
  ['unavailable', 'SERVER_UNAVAILABLE'],
  ['malformed', 'UNREADABLE'],
  ['no-answer', 'NO_ANSWER'],
  ['lost-answer', 'NO_ANSWER'],
] as const)('the fault %s of the vendor is a failure, and the next try succeeds', async (mode, code) => {
  const wanted = request()
  await simulator.setFaultMode(mode)
  await expect(crm.saveQuoteRequest(wanted)).rejects.toMatchObject({ name: 'CrmFailure', code })
  await simulator.setFaultMode('none')
  await crm.saveQuoteRequest(wanted)
  expect(await countOf('Opportunity', 'Shop_Key__c', wanted.key)).toBe(1)
})

test('wrong credentials and unknown fields are told in the vendor’s words', async () => {
  const stranger = openCrmGateway({ ...simulator.config, clientSecret: 'guess' })
  await expect(stranger.readQuotes(['x'])).rejects.toThrow(/invalid_client/)
  await expect(
    crm.saveFile({ key: 'x', parent: { kind: 'case', key: 'none' }, name: 'a', content: '' }),
  ).rejects.toBeInstanceOf(CrmFailure)
})

test('a session that the vendor has ended is renewed', async () => {
  const wanted = request()
  await crm.saveQuoteRequest(wanted)
  await simulator.endSessions()
  expect(await crm.readQuotes([wanted.key])).toMatchObject([{ key: wanted.key }])
})

test('a try that broke off between the lines and the last step is finished by the next one', async () => {
  const wanted = request(3)
  // The desk's org has the request and some of its lines: the first try got so far.
  await crm.saveQuoteRequest({ ...wanted, lines: wanted.lines.slice(0, 2) })
  await simulator.reset(wanted.key)
  await crm.saveQuoteRequest(wanted)
  const [row] = (await simulator.rows('Opportunity')).filter((one) => one.Shop_Key__c === wanted.key)
  expect(row?.StageName).toBe('Needs Analysis')
  const lines = (await simulator.rows('OpportunityLineItem')).filter((one) => one.OpportunityId === row?.Id)
  expect(lines).toHaveLength(3)
})

test('when a batch of lines is rolled back, the line at fault is named and none is stored', async () => {
  const wanted = request(3)
  const lines = wanted.lines.map((line, index) => (index === 1 ? { ...line, quantity: Number.NaN } : line))
  await expect(crm.saveQuoteRequest({ ...wanted, lines })).rejects.toMatchObject({
    code: 'REQUIRED_FIELD_MISSING',
  })
  expect(
    (await simulator.rows('OpportunityLineItem')).filter((row) =>
      String(row.Shop_Key__c).startsWith(`${wanted.key}-`),
    ),
  ).toEqual([])
})

test('an address longer than the vendor’s field is told in the description, not refused for ever', async () => {
  const email = `${'a'.repeat(100)}@qa.example`
  await crm.saveCase({ key: `case-${++count}`, name: 'Ana', email, subject: 'Hola', description: 'Mi techo' })
  await crm.saveSubscription({ key: `lead-${count}`, email, country: 'SV', source: 'footer' })
  const cases = await simulator.rows('Case')
  expect(cases.at(-1)).toMatchObject({ SuppliedEmail: null, Description: `${email}\n\nMi techo` })
  expect((await simulator.rows('Lead')).at(-1)).toMatchObject({ Email: null, Description: email })
})

test('texts longer than the vendor’s fields are cut, not refused for ever', async () => {
  const long = 'á'.repeat(700)
  const wanted = request(1)
  const contact = { ...wanted.contact, name: long, email: `${'a'.repeat(100)}@qa.example`, phone: long }
  await crm.saveQuoteRequest({ ...wanted, contact, deliverTo: long })
  const key = `case-${++count}`
  await crm.saveCase({
    key,
    name: long,
    email: 'a@qa.example',
    phone: long,
    subject: long,
    description: long,
  })
  await crm.saveFile({ key: `file-${count}`, parent: { kind: 'case', key }, name: long, content: '' })
  const find = async (object: string, value: string) =>
    (await simulator.rows(object)).find(({ Shop_Key__c }) => Shop_Key__c === value)
  expect(await find('Opportunity', wanted.key)).toMatchObject({
    Name: `${wanted.number} ${long}`.slice(0, 120),
    Contact_Email__c: null,
    Contact_Phone__c: long.slice(0, 40),
  })
  expect(await find('Case', key)).toMatchObject({
    SuppliedName: long.slice(0, 80),
    Subject: long.slice(0, 255),
  })
  expect(await find('ContentVersion', `file-${count}`)).toMatchObject({
    Title: long.slice(0, 255),
    PathOnClient: long.slice(0, 500),
  })
})

test('a line names the entry of the country’s price book; a product that is in none is named, and nothing is kept half', async () => {
  const wanted = request(2)
  await crm.saveQuoteRequest(wanted)
  const entries = await simulator.rows('PricebookEntry')
  const lines = (await simulator.rows('OpportunityLineItem')).filter((row) =>
    String(row.Shop_Key__c).startsWith(`${wanted.key}-`),
  )
  expect(lines).toHaveLength(2)
  for (const line of lines) expect(entries.map(({ Id }) => Id)).toContain(line.PricebookEntryId)
  const unknown = { ...request(1), lines: wanted.lines.map((line) => ({ ...line, sku: 'DESCONOCIDO-1' })) }
  await expect(crm.saveQuoteRequest(unknown)).rejects.toMatchObject({
    code: 'NO_PRICE_BOOK_ENTRY',
    message: expect.stringContaining('DESCONOCIDO-1 in SV, USD'),
  })
})

test('an offer of more lines than a page of the vendor’s has all of them', async () => {
  const wanted = request(230)
  await crm.saveQuoteRequest(wanted)
  await simulator.offer(wanted.key)
  const [status] = await crm.readQuotes([wanted.key])
  expect(status?.offers[0]?.lines).toHaveLength(230)
})

test('the day on which an offer was shown does not move when it is accepted', async () => {
  const wanted = request(1)
  await crm.saveQuoteRequest(wanted)
  await simulator.offer(wanted.key)
  const offerOf = async () => (await crm.readQuotes([wanted.key]))[0]?.offers[0]
  const before = await offerOf()
  await crm.closeQuote(wanted.key, { stage: 'won', offerId: before?.id ?? '' })
  expect(before?.presentedAt.getTime()).toBeGreaterThan(0)
  expect((await offerOf())?.presentedAt).toEqual(before?.presentedAt)
})

test('a person whom the org knows is saved all the same; one whom the desk has taken over is left as they are', async () => {
  const subscription = { email: `doble-${++count}@qa.example`, country: 'SV', source: 'footer' }
  expect(await crm.saveSubscription({ ...subscription, key: `one-${count}` })).toBe('created')
  expect(await crm.saveSubscription({ ...subscription, key: `other-${count}` })).toBe('created')
  await simulator.convert(`one-${count}`)
  expect(await crm.saveSubscription({ ...subscription, key: `one-${count}` })).toBe('updated')
})

test('where the org blocks a second lead of an address, the one that is there gets the newsletter', async () => {
  const subscription = { email: `doble-${++count}@qa.example`, country: 'SV', source: 'footer' }
  await crm.saveSubscription({ key: `lead-${count}-a`, ...subscription })
  // A rule that only alerts lets a second one through.
  expect(await crm.saveSubscription({ key: `lead-${count}-b`, ...subscription })).toBe('created')
  await simulator.blockDuplicates(true)
  try {
    const third = { key: `lead-${count}-c`, ...subscription, country: 'GT', locale: 'es-GT' }
    expect(await crm.saveSubscription(third)).toBe('updated')
    expect(await countOf('Lead', 'Email', subscription.email)).toBe(2)
    expect((await simulator.rows('Lead')).find(({ Email }) => Email === subscription.email)).toMatchObject({
      Country__c: 'GT',
      Locale__c: 'es-GT',
      HasOptedOutOfEmail: false,
    })
  } finally {
    await simulator.blockDuplicates(false)
  }
})

test.each(['duplicateResut', 'duplicateResult'])(
  'a block that names no lead ends the job at once, with rule and record in its line (%s)',
  async (member) => {
    const found = { attributes: { type: 'Contact' }, Id: '003000000000001AAA' }
    const refusal = {
      [member]: {
        allowSave: false,
        duplicateRule: 'Leads_And_Contacts',
        matchResults: [{ entityType: 'Contact', matchRecords: [{ record: found }] }],
      },
      errorCode: 'DUPLICATES_DETECTED',
      message: 'Use one of these records?',
    }
    const org = createServer((request, response) => {
      const isSignIn = request.url?.endsWith('/token') === true
      response
        .writeHead(isSignIn ? 200 : 400, { 'content-type': 'application/json' })
        .end(JSON.stringify(isSignIn ? { access_token: 't' } : [refusal]))
    }).listen(0, '127.0.0.1')
    await once(org, 'listening')
    const { port } = org.address() as AddressInfo
    const blocked = openCrmGateway({ baseUrl: `http://127.0.0.1:${port}`, clientId: 'a', clientSecret: 'b' })
    const tried = blocked.saveSubscription({ key: 'k', email: 'ana@qa.example', country: 'SV', source: 'x' })
    await expect(tried).rejects.toThrow(PermanentFailure)
    await expect(tried).rejects.toThrow('Leads_And_Contacts blocks it: Contact 003000000000001AAA')
    org.close()
  },
)
