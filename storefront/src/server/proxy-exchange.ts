import type { FastifyReply, FastifyRequest } from 'fastify'
import type { EngineAnswer, EngineRequest } from './engine-client.ts'

/** Headers of a page's own call that the engine needs. */
export const forwardedHeaders = [
  'accept',
  'accept-encoding',
  'accept-language',
  'content-type',
  'correlation-id',
  'idempotency-key',
  'user-agent',
]
/** Headers of a foreign client's call. */
export const forwardedForeignHeaders = [
  ...forwardedHeaders,
  'authorization',
  'if-none-match',
  'if-range',
  'origin',
  'range',
  'x-slas-callback-token',
]

const returnedHeaders = [
  'content-type',
  'content-disposition',
  'content-encoding',
  'content-language',
  'location',
  'retry-after',
  'allow',
  'www-authenticate',
  'x-correlation-id',
  'x-catalog-version',
  'sfdc_maintenance',
]
const returnedForeignHeaders =
  /^(?:access-control-|x-ratelimit-|cache-control$|etag$|accept-ranges$|content-range$)/

/** The request as the engine gets it: the named headers, the body's bytes, the shopper's address. */
export const exchangeRequest = (request: FastifyRequest, names: readonly string[]): EngineRequest => {
  const headers: Record<string, string> = { 'x-forwarded-for': request.ip }
  for (const name of names) {
    const value = request.headers[name]
    if (typeof value === 'string') headers[name] = value
  }
  const hasBody = Buffer.isBuffer(request.body) && request.body.length > 0
  return { method: request.method, headers, ...(hasBody ? { body: request.body as Buffer } : {}) }
}

const copyHeaders = (reply: FastifyReply, answer: EngineAnswer, wanted: (name: string) => boolean) => {
  for (const [name, value] of Object.entries(answer.headers)) if (wanted(name)) reply.header(name, value)
}

const sendBody = (reply: FastifyReply, status: number, body: Buffer) =>
  reply.code(status).send(body.length === 0 && status === 204 ? undefined : body)

/** An answer to one of our pages: new cookies, kept by nobody. */
export const answerOwn = (
  reply: FastifyReply,
  answer: EngineAnswer,
  cookies: readonly string[],
  body: Buffer = answer.body,
) => {
  copyHeaders(reply, answer, (name) => returnedHeaders.includes(name))
  if (cookies.length > 0) reply.header('set-cookie', [...cookies])
  reply.header('cache-control', 'private, no-store').header('vary', 'x-session, cookie, accept-encoding')
  return sendBody(reply, answer.status, body)
}

/** An answer to a foreign client, with what the engine says about caching, limits and origins. */
export const answerForeign = (reply: FastifyReply, answer: EngineAnswer) => {
  copyHeaders(reply, answer, (name) => returnedHeaders.includes(name) || returnedForeignHeaders.test(name))
  const { vary } = answer.headers
  reply.header('vary', [...(typeof vary === 'string' ? [vary] : []), 'x-session'].join(', '))
  return sendBody(reply, answer.status, answer.body)
}
