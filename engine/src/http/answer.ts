import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { Reply } from '../kernel/operation.ts'
import { pickSelectedMembers, readSelector, type Selector } from '../kernel/property-selector.ts'
import { isSelected, writtenJson } from '../kernel/response-cache.ts'
import { compressAnswer } from './compress-answer.ts'

const json = 'application/json; charset=utf-8'

const sendText = async (reply: FastifyReply, body: string | Buffer, accepted: string | undefined) => {
  const isText = /^(?:application\/json|text\/)/.test(String(reply.getHeader('content-type') ?? json))
  const packed = isText ? await compressAnswer(body, accepted) : undefined
  if (isText) reply.header('vary', 'accept-encoding')
  if (!packed) return reply.send(body)
  return reply.header('content-encoding', packed.encoding).send(packed.bytes)
}

/** Writes an answer, packed where the client takes that (`accepted`). */
export const sendAnswer = (reply: FastifyReply, answer: unknown, accepted: string | undefined) => {
  if (!(answer instanceof Reply)) return sendText(reply.code(200).type(json), writtenJson(answer), accepted)
  reply.code(answer.status).headers(answer.headers)
  if (answer.body === undefined || answer.body instanceof Readable) return reply.send(answer.body)
  if (Buffer.isBuffer(answer.body) || typeof answer.body === 'string')
    return sendText(reply, answer.body, accepted)
  return sendText(reply.type(json), writtenJson(answer.body), accepted)
}

/** What an answer says, in whichever way it is given. */
export const bodyOf = (answer: unknown) => (answer instanceof Reply ? (answer.body ?? {}) : answer)

const isWritten = (body: unknown) =>
  typeof body === 'string' || Buffer.isBuffer(body) || body instanceof Readable

/** Whether the contract's schema speaks of this answer: a success, not bytes or an answer kept as text. */
export const isShaped = (answer: unknown) => {
  if (!(answer instanceof Reply)) return true
  return answer.status === 200 && !isWritten(answer.body)
}

/** The members a call wants of its answer. Problem: 400 malformed-selector. */
export const selectorOf = (query: unknown) => {
  const { select } = query as { select?: unknown }
  return typeof select === 'string' ? readSelector(select) : undefined
}

/** The wanted members of an answer, of one that is kept as bytes too; a cache that selects has done so already. */
export const applySelector = (answer: unknown, selector: Selector) => {
  const body = bodyOf(answer)
  if (isSelected(body)) return answer
  return pickSelectedMembers(Buffer.isBuffer(body) ? JSON.parse(body.toString()) : body, selector)
}
