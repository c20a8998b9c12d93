import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { sql } from '../db/sql.ts'
import { mailGateway } from '../gateways/module.ts'
import { countWaiting, listDeadLetters, listJobs, retryDeadLetters } from '../jobs/index.ts'
import { createTestEngine, type TestEngine } from '../testing.ts'
import { randomIds } from '../kernel/ids.ts'
import { listMails, readMail } from './module.ts'
import { queueMail } from './index.ts'
import { startMailServer } from './testing.ts'

let shop: TestEngine
let server: Awaited<ReturnType<typeof startMailServer>>

const site = JSON.parse(await readFile(new URL('../../../demo/site.json', import.meta.url), 'utf8'))

beforeAll(async () => {
  server = await startMailServer()
  shop = await createTestEngine(undefined, { gateways: { mail: mailGateway(server.url) } })
  // This process has looked before the site was there, and another one imports it.
  expect(await shop.engine.sites.all()).toEqual([])
  await shop.database.db.run(
    sql`insert into site (id, organization_id, config) values (${site.siteId}, ${site.organizationId}, ${JSON.stringify(site)})`,
  )
  await shop.engine.startJobs()
})
afterAll(async () => {
  await shop.close()
  await server.close()
})

const ctx = () => ({
  outbox: shop.engine.outbox,
  site: { ...site, shipping: {}, synonyms: {}, catalogVersion: 1 },
  locale: 'es-SV' as const,
  newId: randomIds,
  secretKey: 'test-secret-key-0123456789abcdef0123456789',
})
const welcome = (to: string, firstName: string) => ({
  template: 'welcome' as const,
  to,
  values: { firstName },
})

/** For each job of a name, how often it was tried again. */
const triesOf = async (name: string) => {
  const { rows } = await shop.engine.db.executeSql(
    'select retry_count from pgboss.job where name = $1 order by created_on',
    [name],
  )
  return rows.map((row) => Object(row).retry_count)
}

test('a mail leaves after its transaction, and never when that is rolled back', async () => {
  const { db } = shop.engine
  await db
    .transaction(async (tx) => {
      await queueMail(ctx(), tx, welcome('nobody@example.com', 'Nadie'))
      throw new Error('rolled back')
    })
    .catch(() => undefined)
  await db.transaction((tx) => queueMail(ctx(), tx, welcome('ana@example.com', 'Ana <b>')))
  await vi.waitFor(() => expect(server.received.join()).toContain('ana@example.com'), 15_000)
  await vi.waitFor(async () => expect((await listMails(db))[0]?.sentAt).toBeTruthy(), 15_000)
  expect(await triesOf('mail.send')).toEqual([0])
  const mails = await listMails(db)
  expect(mails.map(({ recipient }) => recipient)).toEqual(['ana@example.com'])
  const mail = await readMail(db, mails[0]?.id ?? '')
  expect(mail?.html).toContain('Ana &lt;b&gt;')
  expect(mail?.html).not.toContain('<b>')
  expect(mail?.plain).toContain('¡Te damos la bienvenida, Ana <b>!')
})

test('what is enclosed leaves as a PDF and is kept as texts', async () => {
  const { db } = shop.engine
  const paper = {
    size: 'LETTER' as const,
    language: 'es' as const,
    shop: 'Lámina',
    title: 'Recibo 1',
    facts: [],
    parties: [],
    table: { columns: [{ label: 'Total', share: 1 }], rows: [{ cells: ['$1.00'] }] },
    totals: [],
    notes: [],
    foot: '',
  }
  const enclosure = { filename: '1.pdf', paper }
  await db.transaction((tx) => queueMail(ctx(), tx, { ...welcome('luz@example.com', 'Luz'), enclosure }))
  await vi.waitFor(() => expect(server.received.join()).toContain('luz@example.com'), 15_000)
  const sent = server.received.find((one) => one.includes('luz@example.com'))
  expect(sent).toContain('Content-Type: application/pdf; name=1.pdf')
  expect(sent).toContain(Buffer.from('%PDF-1').toString('base64').slice(0, 6))
  const kept = (await listMails(db)).find(({ recipient }) => recipient === 'luz@example.com')
  expect((await readMail(db, kept?.id ?? ''))?.enclosure).toEqual(enclosure)
})

test('the same key is the same mail', async () => {
  const { db } = shop.engine
  for (let n = 0; n < 3; n++) {
    await db.transaction((tx) => queueMail(ctx(), tx, welcome('eva@example.com', 'Eva'), 'welcome-eva'))
  }
  await vi.waitFor(() => expect(server.received.join()).toContain('eva@example.com'), 15_000)
  const mails = await listMails(db)
  expect(mails.filter(({ recipient }) => recipient === 'eva@example.com')).toHaveLength(1)
})

test('a mail with a key to an account is not kept once it has left', async () => {
  const { db } = shop.engine
  const link = 'https://shop.example/set-new-password?token=s3cret'
  await db.transaction((tx) =>
    queueMail(ctx(), tx, {
      template: 'password-reset',
      to: 'leo@example.com',
      values: { link, minutes: 15 },
    }),
  )
  await vi.waitFor(() => expect(server.received.join()).toContain('leo@example.com'), 15_000)
  await vi.waitFor(async () => {
    const row = (await listMails(db)).find(({ recipient }) => recipient === 'leo@example.com')
    const mail = row && (await readMail(db, row.id))
    expect(mail?.sentAt).toBeTruthy()
    expect(mail?.html).toBe('')
  }, 15_000)
  expect(JSON.stringify(await db.executeSql('select data from pgboss.job'))).not.toContain('s3cret')
})

test('what the mail server refuses once is tried again within two seconds', async () => {
  const { db } = shop.engine
  server.state.refuses = true
  await db.transaction((tx) => queueMail(ctx(), tx, welcome('mia@example.com', 'Mía')))
  const waits = () =>
    db.executeSql(
      "select extract(epoch from start_after - now())::float8 as seconds from pgboss.job where name = 'mail.send' and state = 'retry'",
    )
  const { rows } = await vi.waitFor(async () => {
    const found = await waits()
    expect(found.rows).toHaveLength(1)
    return found
  }, 15_000)
  server.state.refuses = false
  expect(Object(rows[0]).seconds).toBeLessThanOrEqual(2)
  await vi.waitFor(() => expect(server.received.join()).toContain('mia@example.com'), 15_000)
  // The server has it a moment before the job is over, which the next test counts.
  const open = () =>
    db.executeSql("select from pgboss.job where name = 'mail.send' and state not in ('completed', 'failed')")
  await vi.waitFor(async () => expect((await open()).rows).toEqual([]), 15_000)
})

test('what the mail server refuses for good is not tried again: it is listed at once, with the reason', async () => {
  const { db } = shop.engine
  server.state.unknownRecipient = 'nadie@example.com'
  const tries = (await triesOf('mail.send')).length
  await db.transaction((tx) => queueMail(ctx(), tx, welcome('nadie@example.com', 'Nadie')))
  await vi.waitFor(async () => {
    const [letter] = await listDeadLetters(db)
    expect(JSON.stringify(letter?.reason)).toContain('550')
  }, 15_000)
  expect((await triesOf('mail.send')).slice(tries)).toEqual([0])
  await db.executeSql("delete from pgboss.job where name = 'dead.letters'")
})

test('what the mail server refuses is tried again, then listed, then retried on command', async () => {
  const { db } = shop.engine
  server.state.refuses = true
  await db.transaction((tx) => queueMail(ctx(), tx, welcome('pia@example.com', 'Pía'), 'pia'))
  // Ten minutes of waiting are spent at once: the next try is due, and it is the last.
  await vi.waitFor(async () => {
    await db.executeSql(
      "update pgboss.job set start_after = created_on, retry_count = retry_limit - 1 where state = 'retry'",
    )
    const [letter] = await listDeadLetters(db)
    expect(letter?.name).toBe('mail.send')
    expect(JSON.stringify(letter?.reason)).toContain('421')
  }, 25_000)
  expect((await countWaiting(db)).givenUp).toBe(1)
  server.state.refuses = false
  expect(await retryDeadLetters(db)).toBe(1)
  await vi.waitFor(() => expect(server.received.join()).toContain('pia@example.com'), 15_000)
  const mails = await listMails(db)
  expect(mails.filter(({ recipient }) => recipient === 'pia@example.com')).toHaveLength(1)
  expect(await listDeadLetters(db)).toEqual([])
  expect((await countWaiting(db)).givenUp).toBe(0)
  expect((await listJobs(db)).some(({ name }) => name === 'mail.send')).toBe(true)
}, 40_000)
