import { Type } from 'typebox'
import { hasShape } from '../../kernel/schema.ts'
import { fromMajor, toMajor } from '../../../../facts/money.ts'
import { accessTokens } from './access-token.ts'
import { listMovements } from './list-movements.ts'
import type { PaypalGateway } from './paypal-gateway.ts'
import { type OrderAnswer, readOrder, readRefusal } from './read-order.ts'

/** Longer than PayPal needs, shorter than a shopper's call may take (10 s). */
const timeoutMs = 7_000

type Settings = { baseUrl: string; clientId: string; clientSecret: string; webhookId: string }
type Answer = { status: number; body: OrderAnswer & Record<string, unknown> }

const Refund = Type.Object({ id: Type.String(), amount: Type.Object({ value: Type.String() }) })

const hasIssue = (answer: OrderAnswer, issue: string) =>
  answer.details?.some((detail) => detail.issue === issue) === true

const isJson = (text: string) => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** What the approval page asks and shows: nothing to ship, pay at once. */
const experience = (order: Parameters<PaypalGateway['createOrder']>[0]) => ({
  brand_name: order.brandName.slice(0, 127),
  locale: order.locale,
  shipping_preference: 'NO_SHIPPING',
  user_action: 'PAY_NOW',
  payment_method_preference: 'IMMEDIATE_PAYMENT_REQUIRED',
  return_url: order.returnUrl,
  cancel_url: order.cancelUrl,
})

/** PayPal's REST API at `baseUrl` (Orders v2), spoken to with the merchant's client credentials. */
export const openPaypalGateway = (settings: Settings): PaypalGateway => {
  const tokens = accessTokens(settings, timeoutMs)

  const send = async (method: 'GET' | 'POST', path: string, body?: string, requestId?: string) =>
    fetch(`${settings.baseUrl}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${await tokens.read()}`,
        accept: 'application/json',
        // The whole order comes back, not only its id.
        prefer: 'return=representation',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(requestId === undefined ? {} : { 'paypal-request-id': requestId }),
      },
      signal: AbortSignal.timeout(timeoutMs),
      ...(body === undefined ? {} : { body }),
    })

  const call = async (...request: Parameters<typeof send>): Promise<Answer> => {
    let response = await send(...request)
    if (response.status === 401) {
      tokens.renew()
      response = await send(...request)
    }
    if (response.status === 401) throw new Error('PayPal refuses our access token')
    // A server that failed may have acted before it did.
    if (response.status === 429 || response.status >= 500)
      throw new Error(`PayPal answered ${response.status}`)
    const text = await response.text()
    return { status: response.status, body: text === '' ? {} : JSON.parse(text) }
  }

  const queryOrder: PaypalGateway['queryOrder'] = async (orderId) => {
    const { status, body } = await call('GET', `/v2/checkout/orders/${encodeURIComponent(orderId)}`)
    return status === 404 ? { state: 'none' } : readOrder(body)
  }

  return {
    createOrder: async (order) => {
      const content = {
        intent: 'CAPTURE',
        purchase_units: [
          {
            reference_id: 'default',
            custom_id: order.reference,
            ...(order.description ? { description: order.description.slice(0, 127) } : {}),
            amount: { currency_code: 'USD', value: toMajor(order.amountMinor).toFixed(2) },
          },
        ],
        payment_source: { paypal: { experience_context: experience(order) } },
      }
      const { status, body } = await call(
        'POST',
        '/v2/checkout/orders',
        JSON.stringify(content),
        order.requestId,
      )
      const approveUrl = body.links?.find(({ rel }) => rel === 'payer-action' || rel === 'approve')?.href
      if (status >= 300 || !body.id || !approveUrl) throw new Error(`PayPal made no order (${status})`)
      return { orderId: body.id, approveUrl }
    },
    capture: async (orderId, requestId) => {
      const path = `/v2/checkout/orders/${encodeURIComponent(orderId)}/capture`
      const { status, body } = await call('POST', path, '{}', requestId)
      if (hasIssue(body, 'ORDER_ALREADY_CAPTURED')) return queryOrder(orderId)
      if (status === 404) return { state: 'refused', reference: undefined, code: 'INVALID_PAYMENT' }
      return status >= 400 ? readRefusal(body) : readOrder(body)
    },
    queryOrder,
    refund: async (captureId) => {
      const path = `/v2/payments/captures/${encodeURIComponent(captureId)}/refund`
      const { status, body } = await call('POST', path, '{}', `refund-${captureId}`)
      // Taken in is not given back: such a refund has a status of its own.
      const isUnderWay = body.status === 'COMPLETED' || body.status === 'PENDING'
      if (status < 300 && isUnderWay && hasShape(Refund, body))
        return { reference: body.id, amountMinor: fromMajor(Number(body.amount.value)) }
      if (hasIssue(body, 'CAPTURE_FULLY_REFUNDED')) return undefined
      throw new Error(`PayPal did not refund (${status} ${body.details?.[0]?.issue ?? body.status ?? ''})`)
    },
    listMovements: (period) => listMovements((path) => call('GET', path), period),
    isGenuine: async ({ headers, body }) => {
      const sent = {
        auth_algo: headers['paypal-auth-algo'],
        cert_url: headers['paypal-cert-url'],
        transmission_id: headers['paypal-transmission-id'],
        transmission_sig: headers['paypal-transmission-sig'],
        transmission_time: headers['paypal-transmission-time'],
      }
      // Anything but one whole JSON text could add members of its own to the question below.
      if (Object.values(sent).some((value) => !value) || !isJson(body)) return false
      const rest = JSON.stringify({ ...sent, webhook_id: settings.webhookId })
      // The signature is over the event's own bytes, so it goes back as it came.
      const question = `${rest.slice(0, -1)},"webhook_event":${body}}`
      const answer = await call('POST', '/v1/notifications/verify-webhook-signature', question)
      return answer.status < 300 && answer.body.verification_status === 'SUCCESS'
    },
  }
}
