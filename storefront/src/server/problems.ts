import type { FastifyReply } from 'fastify'
import type { EngineAnswer } from './engine-client.ts'

const typePrefix = 'https://api.commercecloud.salesforce.com/documentation/error/v1/errors/'

const refuse = (reply: FastifyReply, status: number, slug: string, title: string, detail: string) =>
  reply
    .code(status)
    .type('application/problem+json')
    .send({ title, type: typePrefix + slug, detail })

/** 404 as the engine writes it: there is nothing at this path. */
export const noResource = (reply: FastifyReply) =>
  refuse(reply, 404, 'not-found', 'Not Found', 'There is no such resource.')

/** 401 as a call of ours is told when the customer's session, whose cookies came along, is over. */
export const sessionEnded = (): EngineAnswer => ({
  status: 401,
  statusText: 'Unauthorized',
  headers: { 'content-type': 'application/problem+json' },
  body: Buffer.from(
    JSON.stringify({
      title: 'Unauthorized',
      type: `${typePrefix}unauthorized`,
      detail: 'The session has ended.',
    }),
  ),
})

/** 403: a call with the session's cookies that no page of ours has made. */
export const foreignCall = (reply: FastifyReply) =>
  refuse(reply, 403, 'forbidden', 'Forbidden', 'The call does not come from this shop.')

/** 413 before the engine is bothered. */
export const tooLarge = (reply: FastifyReply) =>
  refuse(reply, 413, 'too-large', 'Too Large', 'The request body is too large.')

/** 503: the engine cannot be reached. */
export const engineUnavailable = (reply: FastifyReply) =>
  refuse(
    reply.header('retry-after', '5'),
    503,
    'service-unavailable',
    'Service Unavailable',
    'Try again in a moment.',
  )
