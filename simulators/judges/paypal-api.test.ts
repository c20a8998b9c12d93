import { randomUUID } from 'node:crypto'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PaypalGateway } from '../../engine/src/gateways/index.ts'
import { checkPaypal, openPaypalGateway } from '../../engine/src/gateways/module.ts'
import { paypalSimulator } from '../paypal/index.ts'
import type { Webhooks } from '../paypal/webhooks.ts'
import { freePort } from './free-port.ts'
import { type Exchange, openApiJudge } from './open-api.ts'
import { readPackageFile } from './read-package.ts'
import { recordRequests } from './recorded-requests.ts'
import { judgeOf } from './verdicts.ts'

const specification = '@paypal/paypal-rest-api-specifications'
const descriptions = [
  'checkout_orders_v2',
  'payments_payment_v2',
  'notifications_webhooks_v1',
  'reporting_transactions_v1',
].map((name) =>
  openApiJudge(JSON.parse(readPackageFile(specification, `openapi/${name}.json`)), { close: true }),
)
const [orders, payments, notifications] = descriptions

const client = { clientId: 'judge', clientSecret: 'judge-secret' }
const baseUrl = `http://127.0.0.1:${await freePort()}`
const app = Fastify({ logger: false, forceCloseConnections: true })
const sent = recordRequests(app)
let gateway: PaypalGateway
let webhooks: Webhooks | undefined

beforeAll(async () => {
  await app.register(paypalSimulator, {
    publicUrl: baseUrl,
    client,
    webhookId: 'WH',
    // Nobody listens there.
    webhookUrl: 'http://127.0.0.1:1/webhooks',
    onReady: (inside) => {
      webhooks = inside.webhooks
    },
  })
  await app.listen({ port: Number(new URL(baseUrl).port), host: '127.0.0.1' })
  gateway = openPaypalGateway({ baseUrl, webhookId: 'WH', ...client })
})
afterAll(() => app.close())

type Refusal = { name: string; message: string; debug_id: string; details: { issue: string }[] }

/** The descriptions call `issues` what the vendor's refusals, and its own library's, have as `details`. */
const asDescribed = (exchange: Exchange): Exchange => {
  if (exchange.status < 400) return exchange
  const { name, message, debug_id, details } = exchange.answer as Refusal
  return { ...exchange, answer: { name, message, debug_id, issues: details.map(({ issue }) => ({ issue })) } }
}

const faultsOf = (exchange: Exchange): string[] => {
  for (const description of descriptions) {
    const operation = description.find(exchange.method, exchange.path)
    if (operation) return description.faults(operation, asDescribed(exchange))
  }
  return [`${exchange.method} ${exchange.path} is not described`]
}

/** What went over the wire since the last look; the token's own path is of no description. */
let looked = 0
const expectDescribed = () => {
  const exchanges = sent.exchanges.slice(looked).filter(({ path }) => path.startsWith('/v'))
  looked = sent.exchanges.length
  const own = exchanges.filter(({ path }) => path !== '/v1/oauth2/token')
  expect(own.length).toBeGreaterThan(0)
  expect([...new Set(own.flatMap(faultsOf))]).toEqual([])
}

const createOrder = () =>
  gateway.createOrder({
    requestId: randomUUID(),
    reference: 'basket-1',
    description: 'Lámina',
    amountMinor: 1234,
    brandName: 'Lámina',
    locale: 'es-SV',
    returnUrl: 'https://shop.example/r',
    cancelUrl: 'https://shop.example/c',
  })
const approve = (token: string, payer = 'pagador@paypal.example') =>
  fetch(`${baseUrl}/checkoutnow`, {
    method: 'POST',
    body: new URLSearchParams({ token, payer, answer: 'approve' }),
    redirect: 'manual',
  })

test('an unknown member, a wrong kind and an answer that is not described are noticed', () => {
  const order = { intent: 'CAPTURE', purchase_units: [{ amount: { currency_code: 'USD', value: '1.00' } }] }
  expect(orders?.faultsOfSchema('order_request', order)).toEqual([])
  const [unit] = order.purchase_units
  const misspelt = { ...order, purchase_units: [{ ...unit, customId: 'x', description: '' }] }
  expect(orders?.faultsOfSchema('order_request', misspelt)).toEqual([
    'order_request .purchase_units[].description: must NOT have fewer than 1 characters',
    'order_request .purchase_units[].customId: unknown',
  ])
})

const judge = judgeOf('PayPal', `OpenAPI of ${specification}`)
judge('order: body, and answers of POST and GET', async () => {
  const { orderId } = await createOrder()
  await gateway.queryOrder(orderId)
  expectDescribed()
})
judge('capture: before and after approval, and of nothing', async () => {
  const { orderId } = await createOrder()
  await gateway.capture(orderId, randomUUID())
  await approve(orderId)
  expect((await gateway.capture(orderId, randomUUID())).state).toBe('paid')
  await gateway.capture('NOTHING', randomUUID())
  expectDescribed()
})
judge('capture that is refused', async () => {
  for (const payer of ['rechazado@paypal.example', 'bloqueado@paypal.example', 'riesgo@paypal.example']) {
    const { orderId } = await createOrder()
    await approve(orderId, payer)
    await gateway.capture(orderId, randomUUID())
  }
  expectDescribed()
})
judge('refund, and a second one', async () => {
  const { orderId } = await createOrder()
  await approve(orderId)
  const result = await gateway.capture(orderId, randomUUID())
  if (result.state !== 'paid') throw new Error(result.state)
  await gateway.refund(result.reference)
  const token = await (
    await fetch(`${baseUrl}/v1/oauth2/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${Buffer.from('judge:judge-secret').toString('base64')}` },
      body: new URLSearchParams({ grant_type: 'client_credentials' }),
    })
  ).json()
  const path = `${baseUrl}/v2/payments/captures/${result.reference}`
  const headers = { authorization: `Bearer ${token.access_token}`, 'content-type': 'application/json' }
  await fetch(path, { headers })
  await fetch(`${path}/refund`, { method: 'POST', headers, body: '{}' })
  expectDescribed()
})
judge(
  'what doctor asks: the webhook as it is set up, one that is not there, the search of transactions',
  async () => {
    const account = { baseUrl, webhookId: 'WH', ...client }
    expect(await checkPaypal(account)()).toContain('/webhooks')
    await expect(checkPaypal({ ...account, webhookId: 'NONE' })()).rejects.toThrow('no webhook NONE')
    expectDescribed()
  },
)
judge('webhooks: the event, what it is about, and the question whether it is genuine', async () => {
  const events = webhooks?.sent ?? []
  expect(new Set(events.map(({ event }) => event))).toContain('PAYMENT.CAPTURE.REFUNDED')
  const schemas = { refund: payments, capture: payments, 'checkout-order': orders }
  const names = { refund: 'refund', capture: 'capture-2', 'checkout-order': 'order' }
  const faults = events.flatMap(({ body }) => {
    const event = JSON.parse(body) as { resource_type: keyof typeof schemas; resource: object }
    const { resource_type: type, resource } = event
    return [
      ...(notifications?.faultsOfSchema('event', event) ?? ['no description']),
      ...(schemas[type]?.faultsOfSchema(names[type], resource) ?? [`${type} is not described`]),
    ]
  })
  expect([...new Set(faults)]).toEqual([])
  const [first] = events
  if (!first) throw new Error('no webhook')
  expect(await gateway.isGenuine({ headers: first.headers, body: first.body })).toBe(true)
  expectDescribed()
})
