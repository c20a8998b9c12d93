import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { isDatabaseFailure } from '../db/database-failure.ts'
import type { Readiness } from '../db/readiness.ts'
import { badRequest, defineProblem, notFound, Problem, unavailable } from '../kernel/problem.ts'
import { statusText } from '../kernel/status-text.ts'

export const payloadTooLarge = defineProblem(413, 'too-large', 'Too Large')
export const unsupportedMediaType = defineProblem(415, 'unsupported-media-type', 'Unsupported Media Type')
const internal = defineProblem(500, 'internal-server-error', 'Internal Server Error')

const problemOf = (error: FastifyError, request: FastifyRequest, readiness: Readiness): Problem => {
  if (error instanceof Problem) return error
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return payloadTooLarge('The request body is too large.')
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE')
    return unsupportedMediaType('The content type is not supported.')
  if (error.statusCode && error.statusCode < 500) return badRequest('The request could not be read.')
  if (isDatabaseFailure(error)) {
    readiness.doubt()
    request.log.warn({ err: error }, 'database unavailable')
    return new Problem(
      unavailable.kind,
      'The service is not available right now.',
      {},
      { 'retry-after': '2' },
    )
  }
  request.log.error({ err: error }, 'unexpected error')
  return internal('An unexpected error occurred.', { requestId: request.id })
}

/** SLAS bodies (contract 2.2): the union of what is documented and what clients read. */
export const oauthBody = (problem: Problem) => ({
  status_code: `${problem.kind.status} ${statusText(problem.kind.status).toUpperCase().replaceAll(' ', '_')}`,
  message: problem.detail,
  error: problem.kind.slug.replaceAll('-', '_'),
  error_description: problem.detail,
})

/** Writes whatever an operation threw: problem+json, or the OAuth form on SLAS calls. */
export const onError =
  (readiness: Readiness) => (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const problem = problemOf(error, request, readiness)
    const config = request.routeOptions.config as { errors?: string } | undefined
    reply.code(problem.kind.status).headers(problem.headers)
    if (config?.errors === 'oauth')
      return reply.type('application/json').send(JSON.stringify(oauthBody(problem)))
    return reply.type('application/problem+json').send(JSON.stringify(problem.body()))
  }

/** For a process that serves the engine alone; beside the storefront its pages answer what no operation does. */
export const onNotFound = (_request: FastifyRequest, reply: FastifyReply) => {
  const problem = notFound('There is no such resource.')
  return reply.code(404).type('application/problem+json').send(JSON.stringify(problem.body()))
}
