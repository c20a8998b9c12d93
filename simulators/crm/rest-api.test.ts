import { afterAll, beforeAll, expect, test } from 'vitest'
import { startCrmSimulator } from './testing.ts'

let simulator: Awaited<ReturnType<typeof startCrmSimulator>>
let token: { access_token: string; instance_url: string; id: string }
beforeAll(async () => {
  simulator = await startCrmSimulator()
  const { baseUrl, clientId, clientSecret } = simulator.config
  const answer = await fetch(`${baseUrl}/services/oauth2/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: clientId,
      client_secret: clientSecret,
    }),
  })
  token = (await answer.json()) as typeof token
})
afterAll(() => simulator.close())

const ask = async (path: string, init: { method?: string; body?: object } = {}) => {
  const answer = await fetch(`${simulator.baseUrl}/services/data/v62.0/${path}`, {
    method: init.method ?? 'GET',
    headers: { authorization: `Bearer ${token.access_token}`, 'content-type': 'application/json' },
    ...(init.body ? { body: JSON.stringify(init.body) } : {}),
  })
  return { status: answer.status, body: await answer.json() }
}

test('a token has the members that the vendor’s has: who it is for, and no end', () => {
  expect(Object.keys(token).toSorted()).toEqual([
    'access_token',
    'id',
    'instance_url',
    'issued_at',
    'scope',
    'signature',
    'token_type',
  ])
  // The last two parts: an org, and the person that the program runs as.
  expect(token.id).toMatch(/\/id\/00D\w{15}\/005\w{15}$/)
})

test('an object is described: what may be written, and how long it may be', async () => {
  const { status, body } = await ask('sobjects/Lead/describe')
  const { fields } = body as { fields: { name: string; length: number; createable: boolean }[] }
  expect(status).toBe(200)
  expect(fields.find(({ name }) => name === 'Email')).toMatchObject({ length: 80, createable: true })
  expect(fields.find(({ name }) => name === 'Id')).toMatchObject({ createable: false })
  expect((await ask('sobjects/Nothing/describe')).status).toBe(404)
})

test('the org says how much it may still be asked', async () => {
  expect(await ask('limits')).toMatchObject({
    status: 200,
    body: { DailyApiRequests: { Max: expect.any(Number), Remaining: expect.any(Number) } },
  })
})

test('a text that is longer than its field is refused, not cut', async () => {
  const lead = (letters: number) =>
    ask('sobjects/Lead/Shop_Key__c/long', {
      method: 'PATCH',
      body: { LastName: 'a'.repeat(letters), Company: 'x', Email: 'long@example.com' },
    })
  expect(await lead(81)).toMatchObject({ status: 400, body: [{ errorCode: 'STRING_TOO_LONG' }] })
  expect((await lead(80)).status).toBe(201)
})
