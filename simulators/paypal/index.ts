import type { FastifyPluginAsync } from 'fastify'
import { createLedger } from './ledger.ts'
import { merchantApi } from './merchant-api.ts'
import { shopperPages } from './shopper-pages.ts'
import { transactionSearch } from './transaction-search.ts'
import { createWebhooks, type Webhooks } from './webhooks.ts'

export type PaypalSimulatorOptions = {
  /** Where browsers and the shop reach this plugin, prefix included: http://127.0.0.1:3001/paypal */
  publicUrl: string
  client: { clientId: string; clientSecret: string }
  webhookId: string
  /** Where webhooks go; without it they are written and not sent. */
  webhookUrl?: string
  /** The events that the webhook is set up for; all, unless told. */
  webhookEvents?: readonly string[]
  now?: () => Date
  /** How long after it a movement of money is in the list of transactions. */
  searchLagMs?: number
  /** Tests look at what was sent. */
  onReady?: (inside: { webhooks: Webhooks; ledger: ReturnType<typeof createLedger> }) => void
}

/** As the vendor: up to three hours. */
const defaultSearchLagMs = 3 * 3_600_000

/** A PayPal that keeps nothing but its memory. Register it with the prefix of `publicUrl`. */
export const paypalSimulator: FastifyPluginAsync<PaypalSimulatorOptions> = async (app, options) => {
  const { publicUrl, client, webhookId, webhookUrl, webhookEvents: events = ['*'] } = options
  const { now = () => new Date() } = options
  const { searchLagMs: lagMs = defaultSearchLagMs } = options
  const webhooks = createWebhooks({ webhookUrl, webhookId, events, now })
  const ledger = createLedger(now, webhooks.tell)
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body as string))),
  )
  app.get<{ Params: { id: string } }>('/v1/notifications/certs/:id', ({ params: { id } }, reply) => {
    const pem = webhooks.certificate(id)
    return pem === undefined ? reply.code(404).send() : reply.type('application/x-pem-file').send(pem)
  })
  await app.register(async (pages) => shopperPages(pages, { ledger, webhooks, publicUrl }))
  await app.register(async (api) => {
    api.removeContentTypeParser('application/json')
    merchantApi(api, { client, ledger, webhooks, publicUrl })
    transactionSearch(api, { ledger, now, lagMs })
  })
  options.onReady?.({ webhooks, ledger })
}
