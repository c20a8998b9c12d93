import { randomUUID, verify, X509Certificate } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPaypalGateway } from '../../engine/src/gateways/module.ts'
import { startPaypalSimulator } from './testing.ts'

let simulator: Awaited<ReturnType<typeof startPaypalSimulator>>
beforeAll(async () => {
  simulator = await startPaypalSimulator()
})
afterAll(() => simulator.close())

const aWebhook = async () => {
  const gateway = openPaypalGateway(simulator.config)
  const { orderId, approveUrl } = await gateway.createOrder({
    requestId: randomUUID(),
    reference: 'basket-1',
    description: 'Lámina',
    amountMinor: 1234,
    brandName: 'Lámina',
    locale: 'es-SV',
    returnUrl: 'https://shop.example/r',
    cancelUrl: 'https://shop.example/c',
  })
  await simulator.answer(approveUrl)
  const [webhook] = simulator.webhooksOf(orderId)
  if (!webhook) throw new Error('no webhook was sent')
  return { webhook, gateway }
}

test('a webhook is signed as the vendor publishes it: whoever has the certificate can tell', async () => {
  const { webhook } = await aWebhook()
  const { headers, body } = webhook
  const address = new URL(headers['paypal-cert-url'] ?? '')
  expect(address.host).toBe('api.paypal.com')
  const pem = await (await fetch(`${simulator.config.baseUrl}${address.pathname}`)).text()
  const certificate = new X509Certificate(pem)
  expect(certificate.verify(certificate.publicKey)).toBe(true)
  expect(Date.parse(certificate.validTo)).toBeGreaterThan(Date.now())
  const { 'paypal-transmission-id': id, 'paypal-transmission-time': time } = headers
  const isSignedOver = (text: string) =>
    verify(
      'sha256',
      Buffer.from(`${id}|${time}|${simulator.config.webhookId}|${crc32(text)}`),
      certificate.publicKey,
      Buffer.from(headers['paypal-transmission-sig'] ?? '', 'base64'),
    )
  expect([isSignedOver(body), isSignedOver(`${body} `)]).toEqual([true, false])
})

test('the vendor itself calls it genuine, and one with another time or body forged', async () => {
  const { webhook, gateway } = await aWebhook()
  const { headers, body } = webhook
  expect(await gateway.isGenuine({ headers, body })).toBe(true)
  expect(await gateway.isGenuine({ headers, body: body.replace('1.0', '1.1') })).toBe(false)
  const later = { ...headers, 'paypal-transmission-time': '2026-01-01T00:00:00.000Z' }
  expect(await gateway.isGenuine({ headers: later, body })).toBe(false)
})

test('an event has the vendor’s envelope; money that went back knows its capture by a link, and no order', async () => {
  const { webhook, gateway } = await aWebhook()
  const { orderId } = webhook
  const result = await gateway.capture(orderId, randomUUID())
  if (result.state !== 'paid') throw new Error(result.state)
  simulator.refundCents(orderId, 234)
  simulator.chargeBack(orderId)
  const events = simulator.webhooksOf(orderId).map(({ body }) => JSON.parse(body))
  const envelope = ['id', 'event_version', 'resource_type', 'event_type', 'create_time', 'resource']
  for (const event of events) expect(Object.keys(event)).toEqual(envelope)
  expect(
    events.map(({ event_type: type, resource_type: about, resource }) => [type, about, resource.status]),
  ).toEqual([
    ['CHECKOUT.ORDER.APPROVED', 'checkout-order', 'APPROVED'],
    ['PAYMENT.CAPTURE.COMPLETED', 'capture', 'COMPLETED'],
    ['PAYMENT.CAPTURE.REFUNDED', 'refund', 'COMPLETED'],
    ['PAYMENT.CAPTURE.REVERSED', 'refund', 'COMPLETED'],
  ])
  const [, captured, ...returns] = events.map(({ resource }) => resource)
  expect(captured).toMatchObject({
    id: result.reference,
    supplementary_data: { related_ids: { order_id: orderId } },
  })
  for (const { id, links, ...rest } of returns) {
    expect(id).not.toBe(result.reference)
    expect(Object.keys(rest).toSorted()).toEqual(['amount', 'status'])
    expect(links).toContainEqual({
      rel: 'up',
      method: 'GET',
      href: `https://api.paypal.com/v2/payments/captures/${result.reference}`,
    })
  }
  expect(returns.map(({ amount }) => amount.value)).toEqual(['2.34', '10.00'])
})
