import type { FastifyPluginAsync } from 'fastify'
import { createLedger } from './ledger.ts'
import { merchantApi } from './merchant-api.ts'
import { shopperPages } from './shopper-pages.ts'
import { createWebhooks, type Webhooks } from './webhooks.ts'

export type PaypalSimulatorOptions = {
  /** Where browsers and the shop reach this plugin, prefix included: http://127.0.0.1:3001/paypal */
  publicUrl: string
  client: { clientId: string; clientSecret: string }
  webhookId: string
  /** Where webhooks go; without it they are written and not sent. */
  webhookUrl?: string
  now?: () => Date
  /** Tests look at what was sent. */
  onReady?: (inside: { webhooks: Webhooks; ledger: ReturnType<typeof createLedger> }) => void
}

/** A PayPal that keeps nothing but its memory. Register it with the prefix of `publicUrl`. */
export const paypalSimulator: FastifyPluginAsync<PaypalSimulatorOptions> = async (app, options) => {
  const { publicUrl, client, webhookId, webhookUrl, now = () => new Date() } = options
  const webhooks = createWebhooks({ webhookUrl, webhookId, now })
  const ledger = createLedger(now, webhooks.tell)
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body as string))),
  )
  await app.register(async (pages) => shopperPages(pages, { ledger, webhooks, publicUrl }))
  await app.register(async (api) => {
    api.removeContentTypeParser('application/json')
    merchantApi(api, { client, ledger, webhooks, publicUrl })
  })
  options.onReady?.({ webhooks, ledger })
}
