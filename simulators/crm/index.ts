import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import { consolePage, consoleStyle } from './console-page.ts'
import { type FaultMode, injectFaults, isFaultMode } from './faults.ts'
import { createOrg, type Row } from './org.ts'
import { type Client, restApi } from './rest-api.ts'
import { createSalesDesk } from './sales-desk.ts'

export type CrmSimulatorOptions = {
  /** Where the shop reaches this plugin, prefix included: http://127.0.0.1:3001/crm */
  publicUrl: string
  client: Client
  now?: () => Date
  /** How long the desk thinks before it makes an offer by itself; Infinity: on command only. */
  delayMs?: number
  /** Whether the org has a product of this SKU; it has all, unless told. */
  knowsProduct?: (sku: string) => boolean
  /** Objects and fields that nobody has set up in the org: `Quote_Message__c`, `Quote.Presented_At__c`. */
  lacks?: readonly string[]
}

const headers = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
}

/** A CRM that keeps nothing but its memory. Register it with the prefix of `publicUrl`. */
export const crmSimulator: FastifyPluginAsync<CrmSimulatorOptions> = async (app, options) => {
  const { publicUrl, client, now = () => new Date(), delayMs = 5_000, knowsProduct = () => true } = options
  const org = createOrg(now, options.lacks)
  const desk = createSalesDesk(org, now, delayMs)
  const tokens = new Set<string>()
  let faultMode: FaultMode = 'none'
  let blocksDuplicates = false
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body as string))),
  )

  await app.register(async (api) => {
    injectFaults(api, () => faultMode)
    restApi(api, {
      org,
      desk,
      publicUrl,
      client,
      tokens,
      knowsProduct,
      blocksDuplicates: () => blocksDuplicates,
    })
  })

  app.get('/console.css', (_request, reply) => reply.type('text/css').send(consoleStyle))
  app.get('/console', (_request, reply) => {
    desk.work()
    return reply
      .headers(headers)
      .type('text/html; charset=utf-8')
      .send(consolePage(desk, org, faultMode, publicUrl))
  })
  const back = (reply: FastifyReply) => reply.redirect(`${publicUrl}/console`, 303)
  app.post<{ Body: { faultMode?: string } }>('/console/faults', ({ body }, reply) => {
    if (isFaultMode(body.faultMode)) faultMode = body.faultMode
    return back(reply)
  })
  app.post<{ Body: { blocks?: string } }>('/console/duplicates', ({ body }, reply) => {
    blocksDuplicates = body.blocks === 'true'
    return back(reply)
  })
  app.post('/console/sessions', (_request, reply) => {
    tokens.clear()
    return back(reply)
  })
  type Press = { Params: { id: string; action: string }; Body: Record<string, string> | undefined }
  app.post<Press>('/console/:id/:action', ({ params, body = {} }, reply) => {
    const request: Row | undefined =
      org.find('Opportunity', 'Id', params.id) ?? org.find('Opportunity', 'Shop_Key__c', params.id)
    if (!request) return reply.code(404).type('text/plain').send('There is no such request.')
    if (params.action === 'offer') {
      desk.offer(request, { discount: Number(body.discount ?? 5), days: Number(body.days ?? 7) })
    }
    if (params.action === 'message' && body.text) desk.write(request, body.text)
    if (params.action === 'refuse') desk.refuse(request)
    if (params.action === 'reset') desk.reset(request)
    return back(reply)
  })
  app.post<{ Params: { key: string } }>('/console/convert/:key', ({ params }, reply) => {
    const lead = org.find('Lead', 'Shop_Key__c', params.key)
    if (lead) lead.IsConverted = true
    return back(reply)
  })
  // For tests: the rows of an object, as they are.
  app.get<{ Params: { object: string } }>('/console/rows/:object', ({ params }) => org.rows(params.object))
}
