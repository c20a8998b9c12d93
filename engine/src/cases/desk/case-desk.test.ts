import { afterAll, beforeAll, expect, test } from 'vitest'
import { openClient } from '../../api-clients/testing.ts'
import { type OrderShop, openOrderShop } from '../../orders/testing.ts'
import { callAsStaff, openStaff } from '../../staff/testing.ts'

const base = '/custom/cases-desk/v1/organizations/f_ecom_lmna_001'
const shopper = '/custom/case-creation/v1/organizations/f_ecom_lmna_001'
const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

let shop: OrderShop
let token: string
beforeAll(async () => {
  shop = await openOrderShop()
  token = (await openClient(shop, { scopes: ['sfcc.cases.rw'] })).token
})
afterAll(() => shop.close())

type Body = Record<string, unknown>
const call = (method: string, path: string, body?: unknown) =>
  shop.call<Body>(method, `${base}${path}?siteId=Lamina`, { as: token, ...(body ? { body } : {}) })
const write = async (description = 'La lámina vino golpeada') => {
  const guest = await shop.guest()
  const { status, body } = await guest.call('POST', `${shopper}/case-creation`, {
    name: 'Ana Peña',
    email: 'ana@obra.example',
    phone: '70000000',
    subject: 'Complaints and Claims',
    description,
  })
  if (status !== 200) throw new Error(JSON.stringify(body))
  return { guest, id: String(body.id) }
}
const mails = async () => {
  const { rows } = await shop.database.pool.query(`select 1 from pgboss.job where name = 'mail.send'`)
  return rows.length
}

test('a case is found by its words, given to somebody, answered by mail and closed', async () => {
  const { guest, id } = await write()
  const added = await guest.call('POST', `${shopper}/case-attachment`, {
    caseId: id,
    file: { filename: 'golpe.png', fileContent: pixel },
  })
  expect(added.body).toMatchObject({ success: true })
  const found = await call('POST', '/case-search', {
    query: {
      boolQuery: {
        must: [
          { textQuery: { fields: ['words'], searchPhrase: 'pena golpe' } },
          { termQuery: { fields: ['status'], operator: 'is', values: ['open'] } },
        ],
      },
    },
  })
  expect(found.body).toMatchObject({ total: 1, hits: [{ caseId: id, fileCount: 1, status: 'open' }] })
  const seen = await call('GET', `/cases/${id}`)
  const [file] = seen.body.files as { id: string; name: string }[]
  expect((await call('GET', `/cases/${id}/files/${file?.id}`)).body).toMatchObject({ fileContent: pixel })
  expect((await call('GET', `/cases/${(await write()).id}/files/${file?.id}`)).status).toBe(404)
  const { id: staffId } = await openStaff(shop, 'support@SV')
  // Who may not answer it there would never see it: of another country, or who only reads cases.
  for (const role of ['support@GT', 'desk@SV']) {
    const { id: other } = await openStaff(shop, role)
    expect((await call('PUT', `/cases/${id}/owner`, { staffId: other })).status).toBe(400)
  }
  expect((await call('PUT', `/cases/${id}/owner`, { staffId })).body).toMatchObject({
    owner: { id: staffId },
  })
  expect((await call('POST', `/cases/${id}/answers`, { text: ' ' })).status).toBe(400)
  const before = await mails()
  expect((await call('POST', `/cases/${id}/answers`, { text: 'La cambiamos mañana.' })).body).toMatchObject({
    status: 'answered',
    answers: [{ text: 'La cambiamos mañana.' }],
  })
  expect(await mails()).toBe(before + 1)
  expect((await call('POST', `/cases/${id}/closure`, { reason: 'resuelto' })).body.status).toBe('closed')
  expect((await call('POST', `/cases/${id}/answers`, { text: 'tarde' })).status).toBe(409)
  expect((await call('POST', `/cases/${id}/closure`, { reason: 'otra vez' })).status).toBe(409)
  // Opened again it is what it was before, answered; who wrote it is told nothing.
  const reopen = (which: string) => call('DELETE', `/cases/${which}/closure`)
  expect((await reopen(id)).body.status).toBe('answered')
  expect((await reopen(id)).body.type).toContain('case-not-closed')
  expect(await mails()).toBe(before + 1)
  const { id: unanswered } = await write()
  await call('POST', `/cases/${unanswered}/closure`, { reason: 'prueba' })
  expect((await reopen(unanswered)).body.status).toBe('open')
  const { rows } = await shop.database.pool.query<{ operation: string }>(
    `select operation from audit_entry where subject_kind = 'case' and subject_id = $1 order by seq`,
    [id],
  )
  expect(rows.map(({ operation }) => operation)).toEqual([
    'assignCase',
    'answerCase',
    'closeCase',
    'reopenCase',
  ])
})

test('people answer the revision they have read; of another country it is missing', async () => {
  const { id } = await write()
  const [here, there] = [await openStaff(shop, 'support@SV'), await openStaff(shop, 'support@GT')]
  const as = (cookie: string, method: string, path: string, body?: object, etag?: string) =>
    callAsStaff(shop, cookie, method, `${base}/cases/${id}${path}?siteId=Lamina`, {
      ...(body ? { body } : {}),
      headers: etag === undefined ? {} : { 'if-match': etag },
    })
  for (const [method, path, body] of [
    ['GET', '', undefined],
    ['POST', '/answers', { text: 'x' }],
    ['POST', '/closure', { reason: 'x' }],
    ['PUT', '/owner', { staffId: null }],
    ['DELETE', '/closure', undefined],
  ] as const)
    expect((await as(there.cookie, method, path, body)).status, path).toBe(404)
  const etag = String((await as(here.cookie, 'GET', '')).headers.etag)
  expect((await as(here.cookie, 'POST', '/answers', { text: 'hola' })).status).toBe(428)
  const answered = await as(here.cookie, 'POST', '/answers', { text: 'hola', close: true }, etag)
  expect(answered.body).toMatchObject({ status: 'closed', owner: { id: here.id } })
  expect((await as(here.cookie, 'PUT', '/owner', { staffId: null }, etag)).status).toBe(412)
})

test('a case names the order that it is about: its writer’s own, or the one that the desk says', async () => {
  const { buyer, order } = await shop.ready({ items: [{ productId: 'QA-SCREW', quantity: 10 }] })
  const { body: ordered } = await order()
  const orderNo = String(ordered.orderNo)
  const from = async (who: typeof buyer, email: string) => {
    const { body } = await who.call('POST', `${shopper}/case-creation`, {
      name: 'Ana Peña',
      email,
      phone: '70000000',
      subject: 'Complaints and Claims',
      description: `Del pedido ${Number(orderNo)} faltó una caja`,
    })
    return String(body.id)
  }
  const seen = async (id: string) => (await call('GET', `/cases/${id}`)).body.orderNo
  const own = await from(buyer, 'ana@obra.example')
  expect(await seen(own)).toBe(orderNo)
  // The address of the order is as good as the account; any other is not.
  const byMail = await from(await shop.guest(), `${buyer.customerId}@QA.example`)
  expect(await seen(byMail)).toBe(orderNo)
  const strange = await from(await shop.guest(), 'otra@obra.example')
  expect(await seen(strange)).toBeUndefined()

  expect((await call('PUT', `/cases/${strange}/order`, { orderNo: '99999999' })).status).toBe(404)
  expect((await call('PUT', `/cases/${strange}/order`, { orderNo })).body.orderNo).toBe(orderNo)
  const ofOrder = {
    query: { termQuery: { fields: ['orderNo'], operator: 'is', values: [orderNo] } },
  }
  const found = (await call('POST', '/case-search', ofOrder)).body.hits as { caseId: string }[]
  expect(found.map(({ caseId }) => caseId).toSorted()).toEqual([own, byMail, strange].toSorted())
  expect((await call('PUT', `/cases/${strange}/order`, { orderNo: null })).body.orderNo).toBeUndefined()

  // An order of a country where somebody does not work is missing to them, whatever the case.
  await shop.database.pool.query(`update service_case set country = 'GT' where id = $1`, [strange])
  const there = await openStaff(shop, 'support@GT')
  const path = `${base}/cases/${strange}`
  const { headers } = await callAsStaff(shop, there.cookie, 'GET', `${path}?siteId=Lamina`)
  const refused = await callAsStaff(shop, there.cookie, 'PUT', `${path}/order?siteId=Lamina`, {
    body: { orderNo },
    headers: { 'if-match': String(headers.etag) },
  })
  expect(refused.status).toBe(404)
  const { rows } = await shop.database.pool.query<{ change: string }>(
    `select change from audit_entry where operation = 'linkCaseOrder' order by seq`,
  )
  expect(rows.map(({ change }) => JSON.parse(change).after.orderNo)).toEqual([orderNo, null])
})
