import { Connection } from 'jsforce'
import { afterAll, beforeAll, expect } from 'vitest'
import { startCrmSimulator } from '../crm/testing.ts'
import { judgeOf } from './verdicts.ts'

let simulator: Awaited<ReturnType<typeof startCrmSimulator>>
const oauth2Of = () => {
  const { baseUrl: loginUrl, clientId, clientSecret } = simulator.config
  return { loginUrl, clientId, clientSecret }
}
const connect = async () => {
  const oauth2 = oauth2Of()
  const connection = new Connection({ loginUrl: oauth2.loginUrl, version: '62.0', oauth2 })
  await connection.authorize({ grant_type: 'client_credentials' })
  return connection
}
beforeAll(async () => {
  simulator = await startCrmSimulator()
})
afterAll(() => simulator.close())

const judge = judgeOf('CRM', 'jsforce')
const lead = (key: string) => ({
  Shop_Key__c: key,
  LastName: 'Prueba',
  Company: 'x',
  Email: `${key}@example.com`,
})

judge('sign-in: POST /services/oauth2/token', async () => {
  const connection = await connect()
  expect(connection.instanceUrl).toBe(simulator.baseUrl)
  expect(connection.userInfo?.id).toBeTruthy()
})
judge('upsert by an external id: PATCH sobjects/{object}/{field}/{key}', async () => {
  const connection = await connect()
  const first = await connection.sobject('Lead').upsert(lead('j1'), 'Shop_Key__c')
  expect(first).toMatchObject({ success: true })
  const again = await connection.sobject('Lead').upsert(lead('j1'), 'Shop_Key__c')
  expect(again).toMatchObject({ success: true })
})
judge('upsert of many: PATCH composite/sobjects/{object}/{field}', async () => {
  const connection = await connect()
  const results = await connection
    .sobject('Lead')
    .upsert([lead('j2'), lead('j3')], 'Shop_Key__c', { allOrNone: true })
  expect(results).toMatchObject([{ success: true }, { success: true }])
})
judge('query: GET query?q=', async () => {
  const connection = await connect()
  await connection.sobject('Lead').upsert(lead('j4'), 'Shop_Key__c')
  const { records, done } = await connection.query("SELECT Id, Email FROM Lead WHERE Shop_Key__c = 'j4'")
  expect([done, records]).toMatchObject([true, [{ Email: 'j4@example.com' }]])
})
judge('retrieve: GET sobjects/{object}/{id}', async () => {
  const connection = await connect()
  const { id = '' } = await connection.sobject('Lead').upsert(lead('j5'), 'Shop_Key__c')
  expect(await connection.sobject('Lead').retrieve(id)).toMatchObject({ Email: 'j5@example.com' })
})
judge('describe: GET sobjects/{object}/describe', async () => {
  const connection = await connect()
  const { fields } = await connection.sobject('Lead').describe()
  expect(fields.map(({ name }) => name)).toContain('Email')
})
judge('limits: GET limits', async () => {
  const connection = await connect()
  expect((await connection.limits()).DailyApiRequests?.Max).toBeGreaterThan(0)
})
judge('a refusal is an error with its code', async () => {
  const connection = await connect()
  await expect(connection.query('SELECT Nothing__c FROM Lead')).rejects.toMatchObject({
    errorCode: expect.stringMatching(/INVALID_FIELD|MALFORMED_QUERY/),
  })
})
judge('a session that has ended is told, and opened anew', async () => {
  const { loginUrl, ...oauth2 } = oauth2Of()
  let renewals = 0
  const connection: Connection = new Connection({
    loginUrl,
    version: '62.0',
    oauth2: { loginUrl, ...oauth2 },
    refreshFn: (_connection, done) => {
      renewals += 1
      connect().then(
        ({ accessToken }) => done(null, accessToken ?? ''),
        (failure: Error) => done(failure),
      )
    },
  })
  await connection.authorize({ grant_type: 'client_credentials' })
  await simulator.endSessions()
  expect((await connection.limits()).DailyApiRequests?.Max).toBeGreaterThan(0)
  expect(renewals).toBe(1)
})
