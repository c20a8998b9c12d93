import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ShopSite } from '../api/shop.ts'
import type { EngineClient } from './engine-client.ts'

const proof = 'x-slas-callback-token'

/**
 * Answers the call of the login service with an address and a token, at the path that the site's settings name [S2.006].
 * Proof and body go on to the engine, which checks that the call is the service's own and mails the link; its answer is
 * ours.
 */
export const answerResetCallback = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { engine, site }: { engine: EngineClient; site: ShopSite },
) => {
  const sent = request.headers[proof]
  const path = `/custom/password-reset/v1/organizations/${site.organizationId}/send-password-reset-mail?siteId=${site.id}`
  const answer = await engine(path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': request.ip,
      ...(typeof sent === 'string' ? { [proof]: sent } : {}),
    },
    body: Buffer.isBuffer(request.body) && request.body.length > 0 ? request.body : '{}',
  })
  const { 'retry-after': retryAfter } = answer.headers
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
  return reply
    .code(answer.status)
    .header('content-type', answer.headers['content-type'] ?? 'application/json')
    .header('cache-control', 'no-store')
    .send(answer.body)
}
