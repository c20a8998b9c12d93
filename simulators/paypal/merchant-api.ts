import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Ledger, Order } from './ledger.ts'
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
  reply.code(status).send({ name, details: issue === undefined ? [] : [{ issue }], debug_id: 'simulator' })
const missing = (reply: FastifyReply) => problem(reply, 404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID')

/** The server-to-server side: bearer token, JSON in, JSON out. */
export const merchantApi = (app: FastifyInstance, { client, ledger, webhooks, publicUrl }: Options) => {
  const tokens = new Set<string>()
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
        custom_id: order.reference,
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
    if (body.intent !== 'CAPTURE' || currency !== 'USD' || !/^\d+\.\d{2}$/.test(value) || Number(value) <= 0)
      return problem(reply, 422, 'UNPROCESSABLE_ENTITY', 'INVALID_PARAMETER_VALUE')
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
    const refused = ledger.capture(order)
    if (delayMs) await wait(delayMs)
    if (fault === 'cut-after') return void reply.hijack().raw.socket?.destroy()
    if (fault === 'error-after') return problem(reply, 500, 'INTERNAL_SERVER_ERROR')
    return refused
      ? problem(reply, 422, 'UNPROCESSABLE_ENTITY', refused.issue)
      : reply.code(201).send(view(order))
  })

  app.post<{ Params: { id: string } }>('/v2/payments/captures/:id/refund', (request, reply) => {
    const order = ledger.findByCapture(request.params.id)
    if (!order) return missing(reply)
    const refused = ledger.refund(order)
    if (refused) return problem(reply, 422, 'UNPROCESSABLE_ENTITY', refused.issue)
    return reply.code(201).send({ id: `R${order.id}`, status: 'COMPLETED' })
  })

  app.post<{ Body: string }>('/v1/notifications/verify-webhook-signature', (request, reply) => {
    const question = JSON.parse(request.body) as Record<string, unknown>
    const at = request.body.indexOf('"webhook_event":')
    const event = request.body.slice(at + '"webhook_event":'.length, -1)
    const status = webhooks.isGenuine(question, event) ? 'SUCCESS' : 'FAILURE'
    return reply.send({ verification_status: status })
  })
}
