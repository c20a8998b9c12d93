import type { FastifyInstance } from 'fastify'
import { shop } from '../config/shop.ts'
import type { EngineClient } from './engine-client.ts'

const proof = 'x-slas-callback-token'

/**
 * The path that the login service calls with an address and a token [S2.006]. Proof and body go on to the engine,
 * which checks that the call is the service's own and mails the link; its answer is ours.
 */
export const resetCallbackRoutes = async (
  app: FastifyInstance,
  { engine, siteId }: { engine: EngineClient; siteId: string },
) => {
  const path = `/custom/password-reset/v1/organizations/${shop.organizationId}/send-password-reset-mail?siteId=${siteId}`
  app.post(shop.paths.resetPasswordCallback, { bodyLimit: 16_384 }, async (request, reply) => {
    const sent = request.headers[proof]
    const answer = await engine(path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': request.ip,
        ...(typeof sent === 'string' ? { [proof]: sent } : {}),
      },
      body: JSON.stringify(request.body ?? {}),
    })
    const { 'retry-after': retryAfter } = answer.headers
    if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
    return reply
      .code(answer.status)
      .header('content-type', answer.headers['content-type'] ?? 'application/json')
      .header('cache-control', 'no-store')
      .send(answer.body)
  })
}
