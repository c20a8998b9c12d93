import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isOwnRequest } from '../../../facts/own-request.ts'
import type { EngineAnswer } from './engine-client.ts'
import { engineUnavailable, foreignCall } from './problems.ts'
import type { ProxyParts } from './proxy.ts'
import { exchangeRequest, forwardedForeignHeaders, forwardedHeaders } from './proxy-exchange.ts'
import { readSession } from './session.ts'

type Parts = Pick<ProxyParts, 'engine' | 'clientFor' | 'publicOrigin' | 'now'>

const answerWith = (
  reply: FastifyReply,
  { status, headers, body }: EngineAnswer,
  cookies: readonly string[],
) => {
  const given = headers['set-cookie'] ?? []
  reply.header('set-cookie', [...cookies, ...(Array.isArray(given) ? given : [given])])
  return reply
    .code(status)
    .header('content-type', headers['content-type'])
    .header('cache-control', 'private, no-store')
    .send(body.length === 0 ? undefined : body)
}

/**
 * `POST /mobify/proxy/ocapi/s/{site}/dw/shop/v22_8/sessions` (S7.051): a session for pages of the older platform
 * beside ours. Only its cookie is of use. With `x-session: cookie` for the session in our cookies, else for the bearer.
 */
export const ocapiRoutes = async (app: FastifyInstance, parts: Parts) => {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  app.setErrorHandler((_error, _request, reply) => engineUnavailable(reply))

  const ours = async (request: FastifyRequest, reply: FastifyReply, siteId: string, path: string) => {
    const { headers } = request
    if (!isOwnRequest(request, parts.publicOrigin)) return foreignCall(reply)
    const session = readSession(headers.cookie, siteId, parts.now())
    const shopper = parts.clientFor({ session, siteId, address: request.ip })
    const answer = await shopper.call(path, exchangeRequest(request, forwardedHeaders))
    return answerWith(reply, answer, shopper.cookies())
  }

  app.post<{ Params: { siteId: string } }>(
    '/mobify/proxy/ocapi/s/:siteId/dw/shop/v22_8/sessions',
    { bodyLimit: 1024 },
    async (request, reply) => {
      const { siteId } = request.params
      const path = `/s/${encodeURIComponent(siteId)}/dw/shop/v22_8/sessions`
      if (request.headers['x-session'] === 'cookie') return ours(request, reply, siteId, path)
      return answerWith(
        reply,
        await parts.engine(path, exchangeRequest(request, forwardedForeignHeaders)),
        [],
      )
    },
  )
}
