import type { Socket } from 'node:net'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { badRequest, defineProblem, type Problem } from '../kernel/problem.ts'
import { statusText } from '../kernel/status-text.ts'

const headersTooLarge = defineProblem(
  431,
  'request-header-fields-too-large',
  'Request Header Fields Too Large',
)
const requestTimeout = defineProblem(408, 'request-timeout', 'Request Timeout')
const uriTooLong = defineProblem(414, 'uri-too-long', 'URI Too Long')
const contentType = 'application/problem+json'

const problemOfBytes = (code: string | undefined): Problem => {
  if (code === 'HPE_HEADER_OVERFLOW') return headersTooLarge('The headers of the request are too large.')
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return requestTimeout('The request took too long to arrive.')
  return badRequest('The request could not be read.')
}

/** What could not be read as HTTP has no request to answer: the problem is written as bytes, and the connection is closed. */
const clientErrorHandler = (error: Error & { code?: string }, socket: Socket) => {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const problem = problemOfBytes(error.code)
  const body = JSON.stringify(problem.body())
  const { status } = problem.kind
  socket.end(
    [
      `HTTP/1.1 ${status} ${statusText(status)}`,
      `Content-Type: ${contentType}`,
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  )
}

/** Addresses that cannot be read, or hold a longer part than any id is. */
const frameworkErrors = (error: FastifyError, _request: FastifyRequest, reply: FastifyReply) => {
  const tooLong = error.code === 'FST_ERR_MAX_PARAM_LENGTH'
  const problem = tooLong
    ? uriTooLong('A part of the address is too long.')
    : badRequest('The address could not be read.')
  return reply.code(problem.kind.status).type(contentType).send(JSON.stringify(problem.body()))
}

/**
 * Settings of every listener that serves the engine: what fails before an operation is found is told in the
 * contract's shape too, and says nothing of what the server is made of.
 */
export const listenerErrors = { clientErrorHandler, frameworkErrors }
