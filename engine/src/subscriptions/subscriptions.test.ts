import { afterAll, beforeAll, expect, test } from 'vitest'
import { startCrmSimulator } from '../../../simulators/crm/testing.ts'
import { type BasketShop, openBasketShop } from '../baskets/testing.ts'
import { openCrmGateway } from '../gateways/module.ts'
import { mailTo } from '../login/testing.ts'

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

const base = '/custom/subscription/v1/organizations/f_ecom_lmna_001'
type Outcome = { title: string; detail: string; statusCode: number }

const send = async (path: string, body: object, locale = 'es-SV') => {
  const { token } = await shop.guest()
  return shop.call<Outcome>('POST', `${base}/${path}?siteId=Lamina&locale=${locale}`, { as: token, body })
}
const subscribe = (email: string, country = 'SV') => send('create-subscription', { email, country })

const linkOf = async (email: string, template: string) => {
  const { plain } = await mailTo(shop, email, template)
  const links = (plain.match(/https?:\/\/\S+/g) ?? []).map((link) => new URL(link))
  const found = links.find(({ pathname }) => pathname === '/newsletter')
  if (!found) throw new Error(`no way out in: ${plain}`)
  return found
}

const stateOf = async (email: string) => {
  const { rows } = await shop.database.pool.query<{ state: string; country: string }>(
    'select state, country from subscription where email = $1',
    [email],
  )
  return rows
}

const leadsOf = async (email: string) =>
  (await crm.rows('Lead')).filter((row) => (row as Record<string, unknown>).Email === email)

const confirmFirst = async (on: boolean) => {
  await shop.database.pool.query(
    `update site set config = jsonb_set(config, '{preferences,newsletterDoubleOptIn}', $1::jsonb)`,
    [JSON.stringify(on)],
  )
  shop.engine.sites.forget()
}

test('[S3.038] [S7.036] [S7.038] an address and a country subscribe; the answer tells title, detail and statusCode; the CRM is told', async () => {
  const answer = await subscribe(' Lectora@Example.com ')
  expect(answer).toMatchObject({ status: 200, body: { title: 'Subscribed', statusCode: 200 } })
  expect(answer.body.detail).not.toBe('')
  expect(await stateOf('lectora@example.com')).toEqual([{ state: 'active', country: 'SV' }])
  await expect.poll(() => leadsOf('lectora@example.com'), { timeout: 15_000 }).toHaveLength(1)
})

test('[S3.038] [S8.024] the same address again is a duplicate; in another country it is updated', async () => {
  await subscribe('dos@example.com')
  const again = await subscribe('DOS@example.com')
  expect(again).toMatchObject({ status: 409, body: { title: 'Duplicate', statusCode: 409 } })
  const moved = await subscribe('dos@example.com', 'HN')
  expect(moved).toMatchObject({ status: 200, body: { title: 'Updated', statusCode: 200 } })
  expect(await stateOf('dos@example.com')).toEqual([{ state: 'active', country: 'HN' }])
})

test('twenty presses at once make one subscription', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => subscribe('veinte@example.com')))
  expect(answers.filter(({ body }) => body.title === 'Subscribed')).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(19)
  expect(await stateOf('veinte@example.com')).toHaveLength(1)
})

test.each([
  [{ email: 'a@b', country: 'SV' }],
  [{ email: '', country: 'SV' }],
  [{ country: 'SV' }],
  [{ email: 'a@b.c', country: 'MX' }],
  [{ email: ['a@b.c'], country: 'SV' }],
])('[S7.036] [S8.023] %j is an invalid body', async (body) => {
  const answer = await send('create-subscription', body)
  expect(answer).toMatchObject({ status: 400, body: { title: 'Invalid Body', statusCode: 400 } })
})

test('the way out of a mail ends the subscription, also pressed twice; subscribing again is an update', async () => {
  await subscribe('sale@example.com')
  const token = (await linkOf('sale@example.com', 'newsletter-welcome')).searchParams.get('token') ?? ''
  for (let press = 0; press < 2; press += 1) {
    expect(await send('cancel-subscription', { token })).toMatchObject({ body: { title: 'Cancelled' } })
  }
  expect(await stateOf('sale@example.com')).toMatchObject([{ state: 'cancelled' }])
  // What ends one is no key to anything else.
  expect(await send('confirm-subscription', { token })).toMatchObject({ status: 404 })
  expect(await subscribe('sale@example.com')).toMatchObject({ body: { title: 'Updated' } })
})

test('where the merchant asks for it, only the owner of an address can make it count', async () => {
  await confirmFirst(true)
  try {
    expect(await subscribe('duda@example.com')).toMatchObject({ status: 200, body: { statusCode: 202 } })
    expect(await stateOf('duda@example.com')).toMatchObject([{ state: 'pending' }])
    const link = await linkOf('duda@example.com', 'newsletter-confirm')
    expect(await leadsOf('duda@example.com')).toHaveLength(0)
    const token = link.searchParams.get('token') ?? ''
    for (let press = 0; press < 2; press += 1) {
      expect(await send('confirm-subscription', { token })).toMatchObject({ body: { title: 'Confirmed' } })
    }
    expect(await stateOf('duda@example.com')).toMatchObject([{ state: 'active' }])
    await expect.poll(() => leadsOf('duda@example.com'), { timeout: 15_000 }).toHaveLength(1)
  } finally {
    await confirmFirst(false)
  }
})

test('a link that no mail has brought is missing', async () => {
  expect(await send('cancel-subscription', { token: 'x' })).toMatchObject({ status: 404 })
  expect(await send('confirm-subscription', { token: 'A'.repeat(80) })).toMatchObject({ status: 404 })
})

const consents = '/shopper/shopper-consents/v1/organizations/f_ecom_lmna_001/subscriptions'
const saying = (contactPointValue: string, status: 'opt_in' | 'opt_out') => ({
  subscriptionId: 'newsletter',
  contactPointValue,
  channel: 'email',
  status,
})

test('a consent is the same subscription; said twice it is said once', async () => {
  const { token } = await shop.guest()
  const say = (body: object, path = '') =>
    shop.call('POST', `${consents}${path}?siteId=Lamina&locale=es-HN`, { as: token, body })
  for (let time = 0; time < 2; time += 1) {
    expect((await say(saying('dice@example.com', 'opt_in'))).body).toMatchObject({ status: 'opt_in' })
  }
  expect(await stateOf('dice@example.com')).toEqual([{ state: 'active', country: 'HN' }])
  const { body } = await say(
    {
      subscriptions: [
        saying('varias@example.com', 'opt_in'),
        saying('dice@example.com', 'opt_out'),
        { ...saying('varias@example.com', 'opt_in'), subscriptionId: 'otra' },
      ],
    },
    '/actions/bulk',
  )
  expect(body.results).toMatchObject([
    { success: true },
    { success: false, error: { code: 'forbidden' } },
    { success: false, error: { code: 'bad-request' } },
  ])
  expect(await stateOf('dice@example.com')).toMatchObject([{ state: 'active' }])
})

test('only its owner ends a consent and learns of it', async () => {
  const ask = async (as: string, query = '&expand=consentStatus') =>
    (await shop.call<{ data: object[] }>('GET', `${consents}?siteId=Lamina&locale=en-SV${query}`, { as }))
      .body.data
  const { token: guest } = await shop.guest()
  expect(await ask(guest)).toMatchObject([{ subscriptionId: 'newsletter', title: 'Newsletter' }])
  expect((await ask(guest))[0]).not.toHaveProperty('consentStatus')
  expect(await ask(guest, '&tags=somewhere')).toEqual([])
  const { token, customerId } = await shop.customer()
  const { rows } = await shop.database.pool.query<{ email: string }>(
    'select email from customer where id = $1',
    [customerId],
  )
  const email = rows[0]?.email ?? ''
  const say = (status: 'opt_in' | 'opt_out') =>
    shop.call('POST', `${consents}?siteId=Lamina&locale=es-SV`, { as: token, body: saying(email, status) })
  expect(await ask(token)).toMatchObject([{ consentStatus: [{ channel: 'email', status: 'opt_out' }] }])
  await say('opt_in')
  expect(await ask(token)).toMatchObject([{ consentStatus: [{ status: 'opt_in' }] }])
  await say('opt_out')
  expect(await ask(token)).toMatchObject([{ consentStatus: [{ status: 'opt_out' }] }])
})
