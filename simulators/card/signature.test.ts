import { createHash, createHmac } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startCardSimulator, testMerchant } from './testing.ts'

let simulator: Awaited<ReturnType<typeof startCardSimulator>>
beforeAll(async () => {
  simulator = await startCardSimulator()
})
afterAll(() => simulator.close())

type Signing = {
  date?: 'date' | 'v-c-date' | 'none'
  at?: Date
  secret?: string
  told?: string
  leaves?: string
}

/** Asks for card fields by a request that is signed as told; gives the answer's status and what the vendor says. */
const ask = async ({
  date = 'date',
  at = new Date(),
  secret = testMerchant.sharedSecret,
  told,
  leaves,
}: Signing = {}) => {
  const url = new URL(`${simulator.baseUrl}/microform/v2/sessions`)
  const body = JSON.stringify({
    clientVersion: 'v2',
    targetOrigins: ['https://shop.example'],
    allowedCardNetworks: ['VISA'],
    allowedPaymentTypes: ['CARD'],
  })
  const digest = `SHA-256=${createHash('sha256').update(body).digest('base64')}`
  const lines = [
    ['host', url.host],
    ...(date === 'none' ? [] : [[date, at.toUTCString()]]),
    ['request-target', `post ${url.pathname}`],
    ['digest', digest],
    ['v-c-merchant-id', testMerchant.merchantId],
  ].filter(([name]) => name !== leaves)
  const signature = createHmac('sha256', Buffer.from(secret, 'base64'))
    .update(lines.map(([name, value]) => `${name}: ${value}`).join('\n'))
    .digest('base64')
  const names = lines.map(([name]) => name).join(' ')
  const answer = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'v-c-merchant-id': testMerchant.merchantId,
      ...(date === 'none' ? {} : { [date]: at.toUTCString() }),
      digest,
      signature: `keyid="${testMerchant.keyId}", algorithm="HmacSHA256", headers="${names}", signature="${signature}"`,
    },
    body: told ?? body,
  })
  return answer.status === 201
    ? 'taken'
    : `${answer.status} ${((await answer.json()) as { response: { rmsg: string } }).response.rmsg}`
}

test('a request is dated by the header of the vendor’s pages, or by that of its own library', async () => {
  expect(await ask({ date: 'v-c-date' })).toBe('taken')
  expect(await ask({ date: 'date' })).toBe('taken')
})

test('one that is old, of another secret, changed on the way or signed in part is refused', async () => {
  const refused = (fault: string) => `401 Authentication Failed: ${fault}`
  expect(await ask({ date: 'none' })).toBe(refused('stale date'))
  expect(await ask({ at: new Date(Date.now() - 10 * 60_000) })).toBe(refused('stale date'))
  expect(await ask({ secret: Buffer.from('another').toString('base64') })).toBe(refused('wrong signature'))
  expect(await ask({ told: '{}' })).toBe(refused('wrong digest'))
  for (const leaves of ['host', 'request-target', 'digest', 'v-c-merchant-id'])
    expect(await ask({ leaves }), leaves).toBe(refused('not everything is signed'))
})
