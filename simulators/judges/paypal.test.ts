import { createRequire } from 'node:module'
import { randomUUID } from 'node:crypto'
import { dirname, join } from 'node:path'
import * as sdk from '@paypal/paypal-server-sdk'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import type { PaypalGateway } from '../../engine/src/gateways/index.ts'
import { openPaypalGateway } from '../../engine/src/gateways/module.ts'
import { paypalSimulator } from '../paypal/index.ts'
import { freePort } from './free-port.ts'
import { recordRequests } from './recorded-requests.ts'
import { expectAllKnown, judgeOf } from './verdicts.ts'

const client = { clientId: 'judge', clientSecret: 'judge-secret' }
const port = await freePort()
const baseUrl = `http://127.0.0.1:${port}`
const app = Fastify({ logger: false })
const sent = recordRequests(app)
let gateway: PaypalGateway
let api: InstanceType<typeof sdk.Client>

/** The library knows the vendor's two hosts alone; its transport is told to go to the simulator instead. */
const toSimulator = async (config: {
  url?: string
  baseURL?: string
  method?: string
  headers: object
  data?: string
}) => {
  const url = new URL(config.url ?? '', config.baseURL)
  const answer = await fetch(`${baseUrl}${url.pathname}${url.search}`, {
    method: config.method?.toUpperCase() ?? 'GET',
    headers: { ...config.headers } as Record<string, string>,
    ...(config.data === undefined ? {} : { body: config.data }),
  })
  return {
    status: answer.status,
    statusText: answer.statusText,
    headers: Object.fromEntries(answer.headers),
    config,
    data: await answer.text(),
    request: {},
  }
}

beforeAll(async () => {
  await app.register(paypalSimulator, { publicUrl: baseUrl, client, webhookId: 'WH', searchLagMs: 0 })
  await app.listen({ port, host: '127.0.0.1' })
  gateway = openPaypalGateway({ baseUrl, webhookId: 'WH', ...client })
  api = new sdk.Client({
    clientCredentialsAuthCredentials: {
      oAuthClientId: client.clientId,
      oAuthClientSecret: client.clientSecret,
    },
    environment: sdk.Environment.Sandbox,
    unstable_httpClientOptions: { adapter: toSimulator },
  })
})
afterAll(() => app.close())

const approve = (token: string, payer = 'pagador@paypal.example') =>
  fetch(`${baseUrl}/checkoutnow`, {
    method: 'POST',
    body: new URLSearchParams({ token, payer, answer: 'approve' }),
    redirect: 'manual',
  })

const wanted = (currencyCode = 'USD') => ({
  intent: sdk.CheckoutPaymentIntent.Capture,
  purchaseUnits: [{ referenceId: 'default', customId: 'basket-1', amount: { currencyCode, value: '12.34' } }],
  paymentSource: {
    paypal: {
      experienceContext: { returnUrl: 'https://shop.example/r', cancelUrl: 'https://shop.example/c' },
    },
  },
})

const captured = async () => {
  const orders = new sdk.OrdersController(api)
  const { result } = await orders.createOrder({ body: wanted(), prefer: 'return=representation' })
  await approve(String(result.id))
  const answer = await orders.captureOrder({
    id: String(result.id),
    paypalRequestId: randomUUID(),
    prefer: 'return=representation',
  })
  return String(answer.result.purchaseUnits?.[0]?.payments?.captures?.[0]?.id)
}

describe('the library against the simulator', () => {
  const judge = judgeOf('PayPal', '@paypal/paypal-server-sdk')

  judge('order: POST and GET /v2/checkout/orders', async () => {
    const orders = new sdk.OrdersController(api)
    const { statusCode, result } = await orders.createOrder({
      body: wanted(),
      prefer: 'return=representation',
    })
    expect([statusCode, result.status]).toEqual([201, 'PAYER_ACTION_REQUIRED'])
    expect(result.links?.some(({ rel }) => rel === 'payer-action')).toBe(true)
    expect((await orders.getOrder({ id: String(result.id) })).result.id).toBe(result.id)
  })
  judge('a currency that is not taken is refused as documented', async () => {
    const orders = new sdk.OrdersController(api)
    await expect(orders.createOrder({ body: wanted('GTQ') })).rejects.toMatchObject({
      statusCode: 422,
      result: { details: [{ issue: 'INVALID_CURRENCY_CODE' }] },
    })
  })
  judge('capture, and a repeat of it: POST …/capture', async () => {
    const orders = new sdk.OrdersController(api)
    const { result } = await orders.createOrder({ body: wanted() })
    await expect(orders.captureOrder({ id: String(result.id) })).rejects.toMatchObject({ statusCode: 422 })
    await approve(String(result.id))
    const request = { id: String(result.id), paypalRequestId: randomUUID(), prefer: 'return=representation' }
    const first = await orders.captureOrder(request)
    expect([first.statusCode, first.result.status]).toEqual([201, 'COMPLETED'])
    expect((await orders.captureOrder(request)).statusCode).toBe(200)
  })
  judge('captures and refunds: GET, POST …/refund, in parts', async () => {
    const payments = new sdk.PaymentsController(api)
    const captureId = await captured()
    expect((await payments.getCapturedPayment({ captureId })).result.status).toBe('COMPLETED')
    const part = await payments.refundCapturedPayment({
      captureId,
      paypalRequestId: randomUUID(),
      body: { amount: { currencyCode: 'USD', value: '2.34' } },
    })
    expect([part.statusCode, part.result.status]).toEqual([201, 'COMPLETED'])
    expect((await payments.getCapturedPayment({ captureId })).result.status).toBe('PARTIALLY_REFUNDED')
    expect((await payments.getRefund({ refundId: String(part.result.id) })).result.amount?.value).toBe('2.34')
  })
  judge('search of transactions: GET /v1/reporting/transactions', async () => {
    const captureId = await captured()
    const { result } = await new sdk.TransactionSearchController(api).searchTransactions({
      startDate: new Date(Date.now() - 3_600_000).toISOString(),
      endDate: new Date(Date.now() + 60_000).toISOString(),
      fields: 'transaction_info',
      pageSize: 500,
    })
    const own = result.transactionDetails?.find(
      ({ transactionInfo: info }) => info?.transactionId === captureId,
    )
    expect(own?.transactionInfo).toMatchObject({
      transactionStatus: 'S',
      transactionAmount: { value: '12.34' },
      customField: 'basket-1',
    })
  })
})

describe('what our adapter sends against the library’s models', () => {
  const judge = judgeOf('PayPal', 'models of @paypal/paypal-server-sdk')
  const require = createRequire(import.meta.url)
  const root = dirname(require.resolve('@paypal/paypal-server-sdk'))
  const { validateAndMap, validateAndUnmap } = require('@apimatic/schema')
  const expectKnown = (path: RegExp, file: string, schemaName: string) => {
    const body = sent.bodyOf(path)
    const schema = require(join(root, 'models', `${file}.js`))[schemaName]
    const mapped = validateAndMap(body, schema)
    expect(mapped.errors).toBe(false)
    expectAllKnown(body, validateAndUnmap(mapped.result, schema).result)
  }

  judge('order, capture, refund', async () => {
    const { orderId } = await gateway.createOrder({
      requestId: randomUUID(),
      reference: 'basket-1',
      description: 'Lámina',
      amountMinor: 1234,
      brandName: 'Lámina',
      locale: 'es-SV',
      returnUrl: 'https://shop.example/r',
      cancelUrl: 'https://shop.example/c',
    })
    expectKnown(/checkout\/orders$/, 'orderRequest', 'orderRequestSchema')
    await approve(orderId)
    const result = await gateway.capture(orderId, randomUUID())
    if (result.state !== 'paid') throw new Error(result.state)
    expectKnown(/\/capture$/, 'orderCaptureRequest', 'orderCaptureRequestSchema')
    await gateway.refund(result.reference)
    expectKnown(/\/refund$/, 'refundRequest', 'refundRequestSchema')
  })
})
