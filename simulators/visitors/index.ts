import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import { analyticsScript, marketingScript } from './analytics-scripts.ts'
import { chatScript } from './chat-script.ts'
import { type Measurement, measurementFaults } from './measurement-rules.ts'
import { conversationPage, conversationScript, conversationStyle } from './conversation-page.ts'

export type VisitorsSimulatorOptions = {
  /** Where browsers and the shop reach this plugin, prefix included: http://127.0.0.1:3001/visitors */
  publicUrl: string
}

/** A call that came in over the wire: of a script in the page, or of the shop's server. */
export type VisitorCall = {
  vendor: 'analytics' | 'marketing' | 'chat'
  from: 'page' | 'server'
  name: string
  params: Record<string, unknown>
}

const maxCalls = 1_000
const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const script = (reply: FastifyReply, text: string) =>
  reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-store').send(text)

/** Chat, analytics and marketing in one stand-in. Register it with the prefix of `publicUrl`. */
export const visitorsSimulator: FastifyPluginAsync<VisitorsSimulatorOptions> = async (app, { publicUrl }) => {
  const calls: VisitorCall[] = []
  const recordCall = (call: VisitorCall) => {
    calls.push(call)
    if (calls.length > maxCalls) calls.shift()
  }
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, JSON.parse(body as string))
    } catch {
      done(null, {})
    }
  })

  app.get('/analytics/gtm.js', (_request, reply) => script(reply, analyticsScript(publicUrl)))
  app.post<{ Body: Record<string, unknown> }>('/analytics/g/collect', (request, reply) => {
    const { en, ...params } = request.body
    recordCall({ vendor: 'analytics', from: 'page', name: String(en), params })
    return reply.header('access-control-allow-origin', '*').code(204).send()
  })
  type Measure = { Body: Measurement; Querystring: Record<string, string> }
  const faultsOf = ({ body, query }: { body: Measurement; query: Record<string, string> }) => [
    ...(query.measurement_id && query.api_secret ? [] : ['VALUE_REQUIRED: measurement_id and api_secret']),
    ...measurementFaults(body),
  ]
  app.post<Measure>('/analytics/debug/mp/collect', (request, reply) =>
    reply.send({ validationMessages: faultsOf(request).map((description) => ({ description })) }),
  )
  // Always 2xx, whatever is wrong; what breaks the rules is in no report.
  app.post<Measure>('/analytics/mp/collect', (request, reply) => {
    const { client_id, events = [] } = request.body
    if (faultsOf(request).length === 0)
      for (const { name, params = {} } of events)
        recordCall({
          vendor: 'analytics',
          from: 'server',
          name: String(name),
          params: { ...params, client_id },
        })
    return reply.code(204).send()
  })

  app.get('/marketing/pixel.js', (_request, reply) => script(reply, marketingScript(publicUrl)))
  app.post<{ Body: Record<string, unknown> }>('/marketing/visit', (request, reply) => {
    recordCall({ vendor: 'marketing', from: 'page', name: 'visit', params: request.body })
    return reply.header('access-control-allow-origin', '*').code(204).send()
  })

  app.get('/chat/bootstrap.min.js', (_request, reply) => script(reply, chatScript(publicUrl)))
  // What the bootstrap loads before it is ready.
  app.get('/chat/assets/styles/bootstrap.min.css', (_request, reply) =>
    reply.type('text/css').send('.embedded-messaging{position:relative}'),
  )
  app.get('/chat/assets/htdocs/sitecontext.min.html', (_request, reply) =>
    reply.type('text/html; charset=utf-8').send('<!doctype html><title>site context</title>'),
  )
  const settings = (path: string, answer: object) =>
    app.get<{ Querystring: { orgId?: string; esConfigName?: string } }>(
      `/chat/embeddedservice/v1/${path}`,
      (request, reply) => {
        reply.header('access-control-allow-origin', '*')
        const { orgId, esConfigName } = request.query
        return orgId && esConfigName ? reply.send(answer) : reply.code(400).send({ message: 'Bad Request' })
      },
    )
  settings('embedded-service-config', { embeddedServiceConfig: {} })
  settings('businesshours', { businessHoursInfo: { businessHours: [] } })
  app.get('/chat/conversation', (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(conversationPage(publicUrl)),
  )
  app.get('/chat/conversation.js', (_request, reply) => script(reply, conversationScript))
  app.get('/chat/conversation.css', (_request, reply) => reply.type('text/css').send(conversationStyle))
  app.post<{ Body: Record<string, unknown> }>('/chat/started', (request, reply) => {
    recordCall({ vendor: 'chat', from: 'page', name: 'started', params: request.body })
    return reply.header('access-control-allow-origin', '*').code(204).send()
  })

  app.get('/calls', (_request, reply) => reply.send(calls))
  app.get('/console', (_request, reply) => {
    const rows = calls
      .toReversed()
      .map(
        ({ vendor, from, name, params }) =>
          `<tr><td>${vendor}</td><td>${from}</td><td>${escape(name)}</td><td><code>${escape(JSON.stringify(params))}</code></td></tr>`,
      )
    return reply
      .type('text/html; charset=utf-8')
      .send(
        `<!doctype html><html lang="es"><head><meta charset="utf-8"><title>Chat y analítica (simulador)</title><link rel="stylesheet" href="${publicUrl}/chat/conversation.css"></head><body><main><p class="test">Modo de prueba · Test mode</p><h1>Lo que ha llegado</h1><table>${rows.join('')}</table></main></body></html>`,
      )
  })
}
