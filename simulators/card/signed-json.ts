import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Static, TSchema } from 'typebox'
import type { Value } from 'typebox/value'
import { faultOfSignature, type Merchant } from './signature.ts'

/** Three hundred modules, of which a start that nobody pays in needs none. */
let judge: typeof Value | undefined

/** The merchant's server speaks JSON that is signed over its bytes, so bodies are read as text. */
export const signedJson = (app: FastifyInstance, merchants: readonly Merchant[]) => {
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser(/^application\/json/, { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  )
  // Signatures are dated by the real time, also where the shop's clock has been moved.
  app.addHook('preHandler', async (request, reply) => {
    judge ??= (await import('typebox/value')).Value
    if (request.url.includes('/flex/v2/public-keys/')) return
    const fault = faultOfSignature(request, merchants, new Date())
    if (fault) return reply.code(401).send({ response: { rmsg: `Authentication Failed: ${fault}` } })
  })
}

/** The vendor's refusal of a request: 400 with a reason, and the members that are wrong. */
export const refuse = (
  reply: FastifyReply,
  reason: string,
  fields: string[] = [],
  status = 'INVALID_REQUEST',
) =>
  reply.code(400).send({
    submitTimeUtc: new Date().toISOString(),
    status,
    reason,
    message: 'Declined - The request was refused',
    ...(fields.length > 0 ? { details: fields.map((field) => ({ field, reason })) } : {}),
  })

const parseJson = (text: unknown): unknown => {
  try {
    return JSON.parse(String(text))
  } catch {
    return undefined
  }
}

/** The body, or undefined once the request was refused: a missing, wrong or unknown member. */
export const readBody = <T extends TSchema>(
  schema: T,
  text: unknown,
  reply: FastifyReply,
): Static<T> | undefined => {
  const body = parseJson(text)
  if (judge?.Check(schema, body)) return body
  const faults = judge ? [...judge.Errors(schema, body)] : []
  const isMissing = faults.some(({ keyword }) => keyword === 'required')
  const fields = faults.map(
    ({ instancePath, message }) => `${instancePath.slice(1).replaceAll('/', '.')}: ${message}`,
  )
  refuse(reply, isMissing ? 'MISSING_FIELD' : 'INVALID_DATA', fields)
  return undefined
}
