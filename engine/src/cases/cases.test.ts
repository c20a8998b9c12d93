import { afterAll, beforeAll, expect, test } from 'vitest'
import { startCrmSimulator } from '../../../simulators/crm/testing.ts'
import { type BasketShop, type Caller, openBasketShop } from '../baskets/testing.ts'
import { openCrmGateway } from '../gateways/module.ts'

let crm: Awaited<ReturnType<typeof startCrmSimulator>>
let shop: BasketShop
beforeAll(async () => {
  crm = await startCrmSimulator()
  shop = await openBasketShop({ gateways: { crm: openCrmGateway(crm.config) } })
  await shop.engine.startJobs()
})
afterAll(async () => {
  await shop.close()
  await crm.close()
})

const base = '/custom/case-creation/v1/organizations/f_ecom_lmna_001'
const written = {
  name: 'Rosa Prueba',
  email: 'rosa@example.com',
  phone: '50370000000',
  subject: 'Warranty',
  description: 'La lámina llegó golpeada.',
}
const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]).toString('base64')

type Answer = { success?: boolean; id: string; detail?: string; data?: Record<string, unknown>[] }
const send = (caller: Caller, path: string, body?: object, locale = 'es-SV') =>
  shop.call<Answer>(body ? 'POST' : 'GET', `${base}/${path}?siteId=Lamina&locale=${locale}`, {
    as: caller.token,
    ...(body ? { body } : {}),
  })
const attach = (caller: Caller, caseId: string, filename = 'golpe.png', fileContent = png) =>
  send(caller, 'case-attachment', { caseId, file: { filename, fileContent } })

const inCrm = async (object: string, text: string) =>
  (await crm.rows(object)).filter((row) => JSON.stringify(row).includes(text))

test('[S7.032] [S7.033] [S7.035] a guest writes a case and sends a file after it; both reach the CRM, once', async () => {
  const guest = await shop.guest()
  const answer = await send(guest, 'case-creation', { ...written, name: 'Guest Uno' })
  expect(answer).toMatchObject({ status: 200, body: { success: true, id: expect.stringMatching(/^C\d+$/) } })
  expect((await attach(guest, answer.body.id)).status).toBe(200)
  await expect.poll(() => inCrm('Case', 'Guest Uno'), { timeout: 15_000 }).toHaveLength(1)
  expect(await inCrm('Case', 'Guest Uno')).toMatchObject([
    { SuppliedName: 'Guest Uno', SuppliedEmail: written.email, Description: written.description },
  ])
  await expect.poll(() => inCrm('ContentVersion', 'golpe.png'), { timeout: 30_000 }).toHaveLength(1)
})

test('[S7.034] an invalid case is refused with details in the language of the call', async () => {
  const guest = await shop.guest()
  const wrong: [object, string, string][] = [
    [{ name: ' ' }, 'Escribe tu nombre', 'Please enter your name'],
    [{ email: 'a@b' }, 'Escribe un correo electrónico válido', 'Please enter a valid email address'],
    [{ phone: '7000000' }, 'Escribe un número de teléfono válido', 'Please enter a valid phone number'],
    [{ phone: '7'.repeat(16) }, 'Escribe un número de teléfono válido', 'Please enter a valid phone number'],
    [{ subject: 'Garantía' }, 'Escoge un asunto', 'Please select a subject'],
    [{ description: '' }, 'Escribe una descripción', 'Please enter a description'],
  ]
  for (const [change, es, en] of wrong) {
    const body = { ...written, ...change }
    expect(await send(guest, 'case-creation', body)).toMatchObject({ status: 400, body: { detail: es } })
    expect(await send(guest, 'case-creation', body, 'en-SV')).toMatchObject({
      status: 400,
      body: { detail: en },
    })
  }
})

test('[S7.035] only the session that wrote a case may add files, three at most, pictures and videos by their content', async () => {
  const [owner, other] = [await shop.guest(), await shop.guest()]
  const { id } = (await send(owner, 'case-creation', written)).body
  const [foreign, missing] = [await attach(other, id), await attach(owner, 'C1')]
  expect([foreign.status, foreign.body.detail]).toEqual([404, missing.body.detail])
  const script = Buffer.from('<script>alert(1)</script>').toString('base64')
  expect(await attach(owner, id, 'foto.png', script)).toMatchObject({ status: 400 })
  expect(await attach(owner, id, 'foto.png', `data:image/png;base64,${png}`)).toMatchObject({ status: 400 })
  const answers = await Promise.all(Array.from({ length: 6 }, () => attach(owner, id)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
})

test('a customer sees the cases they wrote, nobody else does', async () => {
  const [ana, eva] = [await shop.customer(), await shop.customer()]
  const { id } = (await send(ana, 'case-creation', written)).body
  await attach(ana, id)
  expect((await send(ana, 'cases')).body).toMatchObject({
    total: 1,
    data: [{ id, subject: 'Warranty', files: 1 }],
  })
  expect((await send(eva, 'cases')).body).toMatchObject({ total: 0 })
  expect((await send(await shop.guest(), 'cases')).status).toBe(403)
})

test('with the CRM down a case is taken all the same, and gets there later', async () => {
  await crm.setFaultMode('unavailable')
  const guest = await shop.guest()
  expect((await send(guest, 'case-creation', { ...written, name: 'Con tormenta' })).status).toBe(200)
  await crm.setFaultMode('none')
  await expect.poll(() => inCrm('Case', 'Con tormenta'), { timeout: 60_000 }).toHaveLength(1)
})

test('[G1.012] a case that is refused for its content does not count against the limit', async () => {
  const limited = await openBasketShop({ rateLimits: true })
  const guest = await limited.guest()
  const write = (changes: object = {}) =>
    limited.call('POST', `${base}/case-creation?siteId=Lamina&locale=es-SV`, {
      as: guest.token,
      body: { ...written, ...changes },
    })
  for (let index = 0; index < 8; index++) expect((await write({ phone: '7' })).status).toBe(400)
  for (let index = 0; index < 6; index++) expect((await write()).status).toBe(200)
  expect((await write()).status).toBe(429)
  await limited.close()
})
