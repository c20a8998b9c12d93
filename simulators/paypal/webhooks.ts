import { createPublicKey, randomUUID, sign, verify } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { createCertificate } from './certificate.ts'
import type { Order, Refund } from './ledger.ts'

/** One event on its way: the same headers and bytes each time it is sent. */
export type Transmission = { event: string; orderId: string; headers: Record<string, string>; body: string }

type Target = {
  webhookUrl: string | undefined
  webhookId: string
  /** Names of the events that the merchant wants to be told; `*` is all of them. */
  events: readonly string[]
  now: () => Date
}

const certificateId = 'CERT-SIMULATOR'
const certificateName = 'messageverificationcerts.paypal.com'

/** A refund knows its capture by a link alone, and no order. */
const refundOf = ({ id, captureId, cents, currency, status }: Refund) => ({
  id,
  status,
  amount: { currency_code: currency, value: (cents / 100).toFixed(2) },
  links: [
    { rel: 'self', method: 'GET', href: `https://api.paypal.com/v2/payments/refunds/${id}` },
    { rel: 'up', method: 'GET', href: `https://api.paypal.com/v2/payments/captures/${captureId}` },
  ],
})

const typeOf = (event: string, refund: Refund | undefined) => {
  if (refund) return 'refund'
  return event.startsWith('CHECKOUT.') ? 'checkout-order' : 'capture'
}

const resourceOf = (event: string, { id, reference, value, currency, capture }: Order) =>
  event.startsWith('CHECKOUT.')
    ? { id, status: 'APPROVED', purchase_units: [{ custom_id: reference }] }
    : {
        id: capture?.id,
        status: capture?.status,
        custom_id: reference,
        amount: { currency_code: currency, value },
        supplementary_data: { related_ids: { order_id: id } },
      }

/**
 * Webhooks as the vendor sends them: signed, to the merchant's one address, never waited for. What was not taken is
 * kept and sent again on demand.
 */
export const createWebhooks = ({ webhookUrl, webhookId, events, now }: Target) => {
  const sent: Transmission[] = []
  // Made with the first webhook: a key takes longer than the start of a shop should wait.
  let certificate: ReturnType<typeof createCertificate> | undefined
  const certified = () => (certificate ??= createCertificate(certificateName, now()))
  const signedText = (id: string, time: string, body: string) =>
    Buffer.from(`${id}|${time}|${webhookId}|${crc32(body)}`)
  const signatureOf = (id: string, time: string, body: string) =>
    sign('sha256', signedText(id, time, body), certified().privateKey).toString('base64')

  const transmissionOf = (event: string, order: Order, refund: Refund | undefined): Transmission => {
    const body = JSON.stringify({
      id: `WH-${randomUUID()}`,
      event_version: '1.0',
      resource_type: typeOf(event, refund),
      event_type: event,
      create_time: now().toISOString(),
      resource: refund ? refundOf(refund) : resourceOf(event, order),
    })
    const [id, time] = [randomUUID(), now().toISOString()]
    return {
      event,
      orderId: order.id,
      body,
      headers: {
        'content-type': 'application/json',
        'paypal-auth-algo': 'SHA256withRSA',
        'paypal-cert-url': `https://api.paypal.com/v1/notifications/certs/${certificateId}`,
        'paypal-transmission-id': id,
        'paypal-transmission-time': time,
        'paypal-transmission-sig': signatureOf(id, time, body),
      },
    }
  }
  const deliver = async ({ headers, body }: Transmission) => {
    if (webhookUrl === undefined) return undefined
    const answer = await fetch(webhookUrl, { method: 'POST', headers, body }).catch(() => undefined)
    return answer?.status
  }
  return {
    sent,
    deliver,
    tell: (event: string, order: Order, refund?: Refund) => {
      if (!events.includes('*') && !events.includes(event)) return
      const transmission = transmissionOf(event, order, refund)
      sent.push(transmission)
      deliver(transmission).catch(() => undefined)
    },
    /** A webhook as the merchant has set it up at the vendor. */
    find: (id: string) =>
      id === webhookId && webhookUrl !== undefined
        ? { id, url: webhookUrl, event_types: events.map((name) => ({ name })), links: [] }
        : undefined,
    /** What is published at the address that each transmission names (PEM). */
    certificate: (id: string): string | undefined => (id === certificateId ? certified().pem : undefined),
    /** The vendor's own word on a transmission somebody has received. */
    isGenuine: (question: Record<string, unknown>, body: string): boolean =>
      question.webhook_id === webhookId &&
      verify(
        'sha256',
        signedText(String(question.transmission_id), String(question.transmission_time), body),
        createPublicKey(certified().pem),
        Buffer.from(String(question.transmission_sig), 'base64'),
      ),
  }
}

export type Webhooks = ReturnType<typeof createWebhooks>
