import type { IncomingMessage } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { badRequest } from '../kernel/problem.ts'

/** A whole address before the path: its authority and the rest. A user before the host is none of ours. */
const absoluteForm = /^https?:\/\/([^/?#@]+)(.*)$/i

/**
 * The path and query of a request line. A line may name the whole address (RFC 9112, 3.2.2): where the host is the one
 * the request is sent to, the path is meant; any other target stays as it is and is refused.
 */
export const originForm = ({ url = '/', headers: { host = '' } }: IncomingMessage): string => {
  const [, authority, rest = ''] = absoluteForm.exec(url) ?? []
  if (authority?.toLowerCase() !== host.toLowerCase()) return url
  return rest.startsWith('/') ? rest : `/${rest}`
}

const hostsIn = (rawHeaders: readonly string[]) =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length

/** What two readers of a request could read differently: a target that is no path, a second Host, a NUL in a text. */
const ambiguityOf = ({ url = '', rawHeaders }: IncomingMessage): string | undefined => {
  if (!url.startsWith('/')) return 'The target of the request is not a path of this host.'
  if (hostsIn(rawHeaders) > 1) return 'The request names more than one host.'
  return url.includes('%00') ? 'The address holds characters that are not text.' : undefined
}

/** An `onRequest` hook for a whole listener, pages and calls alike: such requests end here with 400. */
export const refuseAmbiguous = async ({ raw }: FastifyRequest, reply: FastifyReply): Promise<void> => {
  const ambiguity = ambiguityOf(raw)
  if (ambiguity === undefined) return
  const problem = badRequest(ambiguity)
  await reply.code(problem.kind.status).type('application/problem+json').send(JSON.stringify(problem.body()))
}
