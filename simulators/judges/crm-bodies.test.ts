import Fastify from 'fastify'
import { Connection } from 'jsforce'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CrmGateway } from '../../engine/src/gateways/index.ts'
import { openCrmGateway } from '../../engine/src/gateways/module.ts'
import { crmSimulator } from '../crm/index.ts'
import { freePort } from './free-port.ts'
import { recordRequests } from './recorded-requests.ts'
import { faultsOfRecord, isForeign } from './standard-objects.ts'
import { judgeOf } from './verdicts.ts'

const client = { clientId: 'judge', clientSecret: 'judge-secret' }
const baseUrl = `http://127.0.0.1:${await freePort()}`
const app = Fastify({ logger: false, forceCloseConnections: true })
const sent = recordRequests(app)
let crm: CrmGateway

beforeAll(async () => {
  await app.register(crmSimulator, { publicUrl: baseUrl, client, delayMs: Number.POSITIVE_INFINITY })
  await app.listen({ port: Number(new URL(baseUrl).port), host: '127.0.0.1' })
  crm = openCrmGateway({ baseUrl, ...client })
})
afterAll(() => app.close())

const expectKnown = (path: RegExp, object: string) => {
  const body = sent.bodyOf(path)
  const records = typeof body === 'object' && body !== null && 'records' in body ? body.records : [body]
  const faults = (records as object[]).flatMap((record) => faultsOfRecord(object, record))
  expect(faults).toEqual([])
}

test('a field that no org has, and a value of another kind, are noticed', () => {
  expect(faultsOfRecord('Lead', { Mail: 'x', LastName: 'y' })).toEqual(['Lead.Mail is no field'])
  expect(faultsOfRecord('Lead', { HasOptedOutOfEmail: 'no', LastName: null })).toEqual([
    'Lead.HasOptedOutOfEmail: string, not boolean',
    'Lead.LastName is never empty',
  ])
})

const judge = judgeOf('CRM', 'standard objects of jsforce')
judge('opportunity with its lines', async () => {
  await crm.saveQuoteRequest({
    key: 'q1',
    number: 'COT-001',
    country: 'SV',
    currency: 'USD',
    createdAt: new Date('2026-11-02T12:00:00Z'),
    contact: { customerNo: '100001', name: 'Ana Prueba', email: 'ana@qa.example', phone: '70001234' },
    deliverTo: 'Calle 1, San Salvador',
    message: 'Para el techo.',
    lines: [{ key: 'q1-1', sku: 'QA-1', name: 'Lámina', quantity: 2, lengthMm: 3_660, pieceMinor: 1_000 }],
  })
  expectKnown(/composite\/sobjects\/OpportunityLineItem/, 'OpportunityLineItem')
  expectKnown(/sobjects\/Opportunity\//, 'Opportunity')
})
judge('case and file', async () => {
  const contact = { name: 'Ana Prueba', email: 'ana@qa.example', phone: '70001234' }
  await crm.saveCase({ key: 'c1', ...contact, subject: 'Entrega', description: 'No llegó.', country: 'SV' })
  expectKnown(/sobjects\/Case\//, 'Case')
  await crm.saveFile({ key: 'f1', parent: { kind: 'case', key: 'c1' }, name: 'foto.jpg', content: 'QQ==' })
  expectKnown(/sobjects\/ContentVersion$/, 'ContentVersion')
})
judge('lead of a subscription', async () => {
  await crm.saveSubscription({ key: 'l1', email: 'ana@qa.example', country: 'SV', source: 'Footer' })
  expectKnown(/sobjects\/Lead\//, 'Lead')
})
judge('the simulated org has no other fields than the vendor’s', async () => {
  const connection = new Connection({
    loginUrl: baseUrl,
    version: '62.0',
    oauth2: { loginUrl: baseUrl, ...client },
  })
  await connection.authorize({ grant_type: 'client_credentials' })
  for (const object of ['Case', 'ContentVersion', 'Lead', 'Opportunity', 'OpportunityLineItem']) {
    const { fields } = await connection.sobject(object).describe()
    expect(
      fields.map(({ name }) => name).filter((name) => isForeign(object, name)),
      object,
    ).toEqual([])
  }
})
