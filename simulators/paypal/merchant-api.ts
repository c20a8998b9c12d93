import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Ledger, Order, Refund } from './ledger.ts'
import type { Webhooks } from './webhooks.ts'

type Client = { clientId: string; clientSecret: string }
type Options = { client: Client; ledger: Ledger; webhooks: Webhooks; publicUrl: string }

type OrderBody = {
  intent?: string
  purchase_units?: {
    custom_id?: string
    description?: string
    amount?: { currency_code?: string; value?: string }
  }[]
  payment_source?: {
    paypal?: { experience_context?: { brand_name?: string; return_url?: string; cancel_url?: string } }
  }
}

const problem = (reply: FastifyReply, status: number, name: string, issue?: string) =>
  reply.code(status).send({
    name,
    message: 'The request was refused; see the issue.',
    debug_id: 'simulator',
    details: issue === undefined ? [] : [{ issue, description: issue }],
    links: [],
  })
const refundView = ({ id, status, cents }: Refund) => ({
  id,
  status,
  amount: { currency_code: 'USD', value: (cents / 100).toFixed(2) },
})
const missing = (reply: FastifyReply) => problem(reply, 404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID')

/** What PayPal takes; of the six countries' own money only the dollar is among it. */
const currencies =
  'AUD BRL CAD CHF CNY CZK DKK EUR GBP HKD HUF ILS JPY MXN MYR NOK NZD PHP PLN SEK SGD THB TWD USD'.split(' ')

type FirstAnswer = { body: string; status: number; answer: object }

/** The server-to-server side: bearer token, JSON in, JSON out. */
export const merchantApi = (app: FastifyInstance, { client, ledger, webhooks, publicUrl }: Options) => {
  const tokens = new Set<string>()
  const firstAnswers = new Map<string, FirstAnswer>()
  // A webhook is judged by its own bytes, so JSON is read as text.
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  )
  app.addHook('preHandler', async (request, reply) => {
    if (request.url.endsWith('/v1/oauth2/token')) return
    const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? ''
    if (!tokens.has(token)) return problem(reply, 401, 'AUTHENTICATION_FAILURE')
  })

  const view = (order: Order) => ({
    id: order.id,
    intent: 'CAPTURE',
    status: order.status,
    purchase_units: [
      {
        reference_id: 'default',
        ...(order.reference ? { custom_id: order.reference } : {}),
        amount: { currency_code: 'USD', value: order.value },
        ...(order.capture
          ? {
              payments: {
                captures: [
                  {
                    id: order.capture.id,
                    status: order.capture.status,
                    amount: { currency_code: 'USD', value: order.value },
                  },
                ],
              },
            }
          : {}),
      },
    ],
    links: [{ rel: 'payer-action', href: `${publicUrl}/checkoutnow?token=${order.id}`, method: 'GET' }],
  })

  app.post<{ Body: Record<string, string> }>('/v1/oauth2/token', (request, reply) => {
    const wanted = Buffer.from(`${client.clientId}:${client.clientSecret}`).toString('base64')
    if (request.headers.authorization !== `Basic ${wanted}`) return problem(reply, 401, 'invalid_client')
    if (request.body.grant_type !== 'client_credentials') return problem(reply, 400, 'unsupported_grant_type')
    const token = randomBytes(24).toString('base64url')
    tokens.add(token)
    return reply.send({ access_token: token, token_type: 'Bearer', expires_in: 32_400 })
  })

  app.post<{ Body: string }>('/v2/checkout/orders', (request, reply) => {
    const body = JSON.parse(request.body) as OrderBody
    const [unit] = body.purchase_units ?? []
    const { experience_context: page } = body.payment_source?.paypal ?? {}
    const { currency_code: currency, value = '' } = unit?.amount ?? {}
    if (currency === undefined || !currencies.includes(currency))
      return problem(reply, 422, 'UNPROCESSABLE_ENTITY', 'INVALID_CURRENCY_CODE')
    const texts = [unit?.custom_id, unit?.description, page?.brand_name]
    if (texts.some((text) => text !== undefined && (text.length < 1 || text.length > 127)))
      return problem(reply, 400, 'INVALID_REQUEST', 'INVALID_STRING_LENGTH')
    // What the shop never asks for is not simulated: another intent, another currency.
    if (body.intent !== 'CAPTURE' || currency !== 'USD' || !/^\d+\.\d{2}$/.test(value) || Number(value) <= 0)
      return problem(reply, 400, 'INVALID_REQUEST', 'INVALID_PARAMETER_VALUE')
    const wish = {
      value,
      reference: unit?.custom_id ?? '',
      description: unit?.description ?? '',
      brandName: page?.brand_name ?? '',
      returnUrl: page?.return_url ?? '',
      cancelUrl: page?.cancel_url ?? '',
    }
    const requestId = String(request.headers['paypal-request-id'] ?? randomBytes(8).toString('hex'))
    return reply.code(201).send(view(ledger.create(wish, requestId)))
  })

  app.get<{ Params: { id: string } }>('/v2/checkout/orders/:id', (request, reply) => {
    const order = ledger.find(request.params.id)
    return order ? reply.send(view(order)) : missing(reply)
  })

  app.post<{ Params: { id: string } }>('/v2/checkout/orders/:id/capture', async (request, reply) => {
    const order = ledger.find(request.params.id)
    if (!order) return missing(reply)
    order.asked += 1
    const { fault, delayMs } = (order.asked === 1 && order.behaviour) || {}
    if (fault === 'cut-before') return void reply.hijack().raw.socket?.destroy()
    if (fault === 'error-before') return problem(reply, 500, 'INTERNAL_SERVER_ERROR')
    if (fault === 'in-progress') {
      ledger.capture(order)
      return problem(reply, 422, 'UNPROCESSABLE_ENTITY', 'ORDER_COMPLETION_IN_PROGRESS')
    }
    const refused = ledger.capture(order)
    if (delayMs) await wait(delayMs)
    if (fault === 'cut-after') return void reply.hijack().raw.socket?.destroy()
    if (fault === 'error-after') return problem(reply, 500, 'INTERNAL_SERVER_ERROR')
    return refused
      ? problem(reply, 422, 'UNPROCESSABLE_ENTITY', refused.issue)
      : reply.code(201).send(view(order))
  })

  const captureView = ({ capture, value }: Order) => ({
    id: capture?.id,
    status: capture?.status,
    amount: { currency_code: 'USD', value },
  })

  app.get<{ Params: { id: string } }>('/v2/payments/captures/:id', (request, reply) => {
    const order = ledger.findByCapture(request.params.id)
    return order ? reply.send(captureView(order)) : missing(reply)
  })

  app.get<{ Params: { id: string } }>('/v2/payments/refunds/:id', (request, reply) => {
    const refund = ledger.findRefund(request.params.id)
    return refund ? reply.send(refundView(refund)) : missing(reply)
  })

  app.post<{ Params: { id: string }; Body: string }>('/v2/payments/captures/:id/refund', (request, reply) => {
    const order = ledger.findByCapture(request.params.id)
    if (!order) return missing(reply)
    const requestId = request.headers['paypal-request-id']?.toString()
    const first = requestId === undefined ? undefined : firstAnswers.get(requestId)
    if (first && first.body !== request.body)
      return problem(reply, 422, 'UNPROCESSABLE_ENTITY', 'PAYPAL_REQUEST_ID_PREVIOUSLY_USED')
    if (first) return reply.code(first.status).send(first.answer)
    const { amount } = JSON.parse(request.body || '{}') as { amount?: { value?: string } }
    const refund = ledger.refund(
      order,
      amount?.value === undefined ? undefined : Math.round(Number(amount.value) * 100),
    )
    if ('issue' in refund) return problem(reply, 422, 'UNPROCESSABLE_ENTITY', refund.issue)
    const answer = refundView(refund)
    if (requestId !== undefined) firstAnswers.set(requestId, { body: request.body, status: 201, answer })
    return reply.code(201).send(answer)
  })

  app.post<{ Body: string }>('/v1/notifications/verify-webhook-signature', (request, reply) => {
    const question = JSON.parse(request.body) as Record<string, unknown>
    const at = request.body.indexOf('"webhook_event":')
    const event = request.body.slice(at + '"webhook_event":'.length, -1)
    const status = webhooks.isGenuine(question, event) ? 'SUCCESS' : 'FAILURE'
    return reply.send({ verification_status: status })
  })
}
