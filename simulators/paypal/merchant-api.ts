import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
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

type Outcome = { status: number; body: object }

/** Each kind of refusal has one message; what it is about is told by the issue. */
const messages = {
  INVALID_REQUEST: 'Request is not well-formed, syntactically incorrect, or violates schema.',
  AUTHENTICATION_FAILURE:
    'Authentication failed due to missing authorization header, or invalid authentication credentials.',
  RESOURCE_NOT_FOUND: 'The specified resource does not exist.',
  UNPROCESSABLE_ENTITY:
    'The requested action could not be performed, semantically incorrect, or failed business validation.',
  INTERNAL_SERVER_ERROR: 'An internal server error occurred.',
} as const

const refusal = (status: number, name: keyof typeof messages, issue?: string): Outcome => ({
  status,
  body: {
    name,
    message: messages[name],
    debug_id: 'simulator',
    details: issue === undefined ? [] : [{ issue, description: issue }],
    links: [],
  },
})
const unprocessable = (issue: string) => refusal(422, 'UNPROCESSABLE_ENTITY', issue)
const send = (reply: FastifyReply, { status, body }: Outcome) => reply.code(status).send(body)
const problem = (reply: FastifyReply, ...refused: Parameters<typeof refusal>) =>
  send(reply, refusal(...refused))
const refundView = ({ id, status, cents, currency }: Refund) => ({
  id,
  status,
  amount: { currency_code: currency, value: (cents / 100).toFixed(2) },
})
const missing = (reply: FastifyReply) => problem(reply, 404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID')

const isIntent = (value: unknown): value is Order['intent'] => value === 'CAPTURE' || value === 'AUTHORIZE'

/** What PayPal takes; of the six countries' own money only the dollar is among it. */
const currencies =
  'AUD BRL CAD CHF CNY CZK DKK EUR GBP HKD HUF ILS JPY MXN MYR NOK NZD PHP PLN SEK SGD THB TWD USD'.split(' ')

type FirstAnswer = { call: string; answer: object }

/** The server-to-server side: bearer token, JSON in, JSON out. */
export const merchantApi = (app: FastifyInstance, { client, ledger, webhooks, publicUrl }: Options) => {
  const tokens = new Set<string>()
  const firstAnswers = new Map<string, FirstAnswer>()

  /**
   * Does what a named request asks once: a repeat gets the first answer again, with 200, and another request of the same
   * name is refused. A refusal is not kept.
   */
  const once = (request: FastifyRequest<{ Body: string }>, work: () => Outcome): Outcome => {
    const name = request.headers['paypal-request-id']?.toString() ?? randomBytes(8).toString('hex')
    if (name.length > 108) return refusal(400, 'INVALID_REQUEST', 'INVALID_STRING_LENGTH')
    const call = `${request.method} ${request.url} ${request.body}`
    const first = firstAnswers.get(name)
    if (first)
      return first.call === call
        ? { status: 200, body: first.answer }
        : unprocessable('PAYPAL_REQUEST_ID_PREVIOUSLY_USED')
    const outcome = work()
    if (outcome.status < 300) firstAnswers.set(name, { call, answer: outcome.body })
    return outcome
  }
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
    intent: order.intent,
    status: order.status,
    purchase_units: [
      {
        reference_id: 'default',
        ...(order.reference ? { custom_id: order.reference } : {}),
        amount: { currency_code: order.currency, value: order.value },
        ...(order.capture
          ? {
              payments: {
                captures: [
                  {
                    id: order.capture.id,
                    status: order.capture.status,
                    amount: { currency_code: order.currency, value: order.value },
                  },
                ],
              },
            }
          : {}),
      },
    ],
    links: [
      {
        rel: order.status === 'CREATED' ? 'approve' : 'payer-action',
        href: `${publicUrl}/checkoutnow?token=${order.id}`,
        method: 'GET',
      },
    ],
  })

  app.post<{ Body: Record<string, string> }>('/v1/oauth2/token', (request, reply) => {
    const wanted = Buffer.from(`${client.clientId}:${client.clientSecret}`).toString('base64')
    if (request.headers.authorization !== `Basic ${wanted}`)
      return reply
        .code(401)
        .send({ error: 'invalid_client', error_description: 'Client Authentication failed' })
    if (request.body.grant_type !== 'client_credentials')
      return reply
        .code(400)
        .send({ error: 'unsupported_grant_type', error_description: 'unsupported grant_type' })
    const token = randomBytes(24).toString('base64url')
    tokens.add(token)
    return reply.send({
      scope: 'https://uri.paypal.com/services/payments/payment',
      access_token: token,
      token_type: 'Bearer',
      app_id: 'APP-SIMULATOR',
      expires_in: 32_400,
      nonce: new Date().toISOString(),
    })
  })

  app.post<{ Body: string }>('/v2/checkout/orders', (request, reply) => {
    const body = JSON.parse(request.body) as OrderBody
    const [unit] = body.purchase_units ?? []
    const { experience_context: page } = body.payment_source?.paypal ?? {}
    const { currency_code: currency, value = '' } = unit?.amount ?? {}
    if (currency === undefined || !currencies.includes(currency))
      return send(reply, unprocessable('INVALID_CURRENCY_CODE'))
    const texts = [unit?.custom_id, unit?.description, page?.brand_name]
    if (texts.some((text) => text !== undefined && (text.length < 1 || text.length > 127)))
      return problem(reply, 400, 'INVALID_REQUEST', 'INVALID_STRING_LENGTH')
    const { intent } = body
    if (!isIntent(intent)) return problem(reply, 400, 'INVALID_REQUEST', 'INVALID_PARAMETER_VALUE')
    if (!/^\d+\.\d{2}$/.test(value) || Number(value) <= 0)
      return problem(reply, 400, 'INVALID_REQUEST', 'INVALID_PARAMETER_VALUE')
    const newOrder = {
      intent,
      // Without a source of the payment the payer is not yet asked to act.
      status: body.payment_source ? ('PAYER_ACTION_REQUIRED' as const) : ('CREATED' as const),
      currency,
      value,
      reference: unit?.custom_id ?? '',
      description: unit?.description ?? '',
      brandName: page?.brand_name ?? '',
      returnUrl: page?.return_url ?? '',
      cancelUrl: page?.cancel_url ?? '',
    }
    return send(
      reply,
      once(request, () => ({ status: 201, body: view(ledger.create(newOrder)) })),
    )
  })

  app.get<{ Params: { id: string } }>('/v2/checkout/orders/:id', (request, reply) => {
    const order = ledger.find(request.params.id)
    return order ? reply.send(view(order)) : missing(reply)
  })

  type Capture = { Params: { id: string }; Body: string }
  app.post<Capture>('/v2/checkout/orders/:id/capture', async (request, reply) => {
    const order = ledger.find(request.params.id)
    if (!order) return missing(reply)
    if (order.intent !== 'CAPTURE') return send(reply, unprocessable('ACTION_DOES_NOT_MATCH_INTENT'))
    order.captureAttempts += 1
    const { fault, delayMs } = (order.captureAttempts === 1 && order.behaviour) || {}
    if (fault === 'cut-before') return void reply.hijack().raw.socket?.destroy()
    if (fault === 'error-before') return problem(reply, 500, 'INTERNAL_SERVER_ERROR')
    if (fault === 'in-progress') {
      ledger.capture(order)
      return send(reply, unprocessable('ORDER_COMPLETION_IN_PROGRESS'))
    }
    const outcome = once(request, () => {
      const refused = ledger.capture(order)
      return refused ? unprocessable(refused.issue) : { status: 201, body: view(order) }
    })
    if (delayMs) await wait(delayMs)
    if (fault === 'cut-after') return void reply.hijack().raw.socket?.destroy()
    if (fault === 'error-after') return problem(reply, 500, 'INTERNAL_SERVER_ERROR')
    return send(reply, outcome)
  })

  const captureView = ({ capture, value, currency }: Order) => ({
    id: capture?.id,
    status: capture?.status,
    amount: { currency_code: currency, value },
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
    const { amount } = JSON.parse(request.body || '{}') as { amount?: { value?: string } }
    const cents = amount?.value === undefined ? undefined : Math.round(Number(amount.value) * 100)
    const outcome = once(request, () => {
      const refund = ledger.refund(order, cents)
      return 'issue' in refund ? unprocessable(refund.issue) : { status: 201, body: refundView(refund) }
    })
    return send(reply, outcome)
  })

  app.get<{ Params: { id: string } }>('/v1/notifications/webhooks/:id', ({ params }, reply) => {
    const webhook = webhooks.find(params.id)
    return webhook ? reply.send(webhook) : missing(reply)
  })
  app.post<{ Body: string }>('/v1/notifications/verify-webhook-signature', (request, reply) => {
    const question = JSON.parse(request.body) as Record<string, unknown>
    const at = request.body.indexOf('"webhook_event":')
    const event = request.body.slice(at + '"webhook_event":'.length, -1)
    const status = webhooks.isGenuine(question, event) ? 'SUCCESS' : 'FAILURE'
    return reply.send({ verification_status: status })
  })
}
