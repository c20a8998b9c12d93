import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { issueToken } from '../api-clients/index.ts'
import { countAttempt } from '../attempts/index.ts'
import { dbOver } from '../db/db.ts'
import { oneConnection } from '../db/one-connection.ts'
import type { AdminContext } from '../kernel/admin-context.ts'
import type { AdminModule, AdminOperation, AdminOperationContract } from '../kernel/admin-operation.ts'
import { isScopeGranted } from '../kernel/admin-scopes.ts'
import { forbidden, Problem, type ProblemKind } from '../kernel/problem.ts'
import { Reply } from '../kernel/operation.ts'
import { requireProven } from '../kernel/require-proven.ts'
import { runOnce } from '../kernel/run-once.ts'
import { adminContextOf } from './admin-context.ts'
import { applySelector, selectorOf, sendAnswer } from './answer.ts'
import type { ContextSources } from './context.ts'
import { problemsOf } from './declared-responses.ts'
import { unsupportedMediaType } from './errors.ts'
import { judgeOf } from './judge-call.ts'
import { limitBytes } from './limit-bytes.ts'
import { routerPath } from './mount.ts'
import { readLines } from './read-lines.ts'
import { adminRateLimits, rateLimits, type RateCounter, staffRateLimits } from './rate-limits.ts'
import { type Validate, validatorOfBody } from './validation.ts'

export type AdminMountOptions = {
  sources: ContextSources
  /** In tests: an answer that breaks its schema is a bug and answers 500, and so does a second connection within a transaction. */
  checkAnswers: boolean
  /** Absent where limits are off. */
  callCounter: RateCounter | undefined
}

const requireScope = (granted: readonly string[], scope: AdminOperationContract['scope']) => {
  if (!isScopeGranted(granted, scope)) throw forbidden(`The caller lacks the scope '${scope}'.`, { scope })
}

const countByActor = (counter: RateCounter, { actor, staff }: AdminContext, method: string) => {
  const [who, most] = staff ? [`staff ${actor.id}`, staffRateLimits] : [`admin ${actor.id}`, adminRateLimits]
  if (method === 'GET') counter.count(`reads of ${who}`, most.reads)
  else counter.count(`writes of ${who}`, most.writes)
}

type Call = {
  name: string
  route: string
  contract: AdminOperationContract
  operation: AdminOperation<AdminOperationContract>
}

const wordsOf = ({ status, slug }: ProblemKind) => `${status} ${slug}`

/**
 * What the operation reads; of a call that takes a file also the bytes, of one that takes lines these. Problems: 400, 413,
 * 415.
 */
const inputOf = async <Judged extends object>(
  { consumes, bodyLimit, body: schema, lines }: AdminOperationContract,
  judged: Judged,
  { body, judgeLine }: { body: unknown; judgeLine: Validate | undefined },
) => {
  if (consumes === 'bytes') {
    if (!(body instanceof Readable)) throw unsupportedMediaType('A file is sent as application/octet-stream.')
    return { ...judged, bytes: limitBytes(body, bodyLimit) }
  }
  if (lines && judgeLine && body instanceof Readable)
    return { ...judged, lines: await readLines(body, judgeLine) }
  if (lines && !schema) throw unsupportedMediaType('Lines are sent as application/x-ndjson.')
  return judged
}

/** The operation, which for one `Idempotency-Key` is done once where its contract says so. */
const onceByKey = ({ name, contract, operation }: Call): Call['operation'] => {
  if (!contract.once) return operation
  return (ctx, input) => {
    const { params, query, headers, body } = input
    const named = [name, ...Object.values(params), ...Object.values(query)].join(' ')
    return runOnce(ctx, { operation: named, headers, body }, async (inside) => {
      const answer = await operation(inside, input)
      return answer instanceof Reply ? answer : new Reply(200, answer)
    })
  }
}

const handlerOf = (call: Call, options: AdminMountOptions) => {
  const { name, route, contract } = call
  const operation = onceByKey(call)
  const judge = judgeOf(name, contract, options.checkAnswers)
  const judgeLine = contract.lines && validatorOfBody(contract.lines)
  const declared = options.checkAnswers ? new Set(problemsOf(contract, route).map(wordsOf)) : undefined
  const undeclared = (error: unknown) => {
    if (!declared || !(error instanceof Problem)) return error
    const words = wordsOf(error.kind)
    return declared.has(words) ? error : new Error(`${name} answers what it does not declare: ${words}`)
  }
  return async (request: FastifyRequest) => {
    const { callCounter: counter } = options
    counter?.count(`all from ${request.ip}`, rateLimits.address)
    const ctx = await adminContextOf(request, options.sources, contract.scope)
    requireScope(ctx.scopes, contract.scope)
    if (counter) countByActor(counter, ctx, request.method)
    if (contract.proven && ctx.staff) requireProven(ctx.staff)
    const input = await inputOf(contract, judge.input(request), { body: request.body, judgeLine })
    if (contract.perMinute !== undefined)
      await countAttempt(ctx, [
        { key: `admin call ${name} ${ctx.actor.id}`, most: contract.perMinute, seconds: 60 },
      ])
    const db = options.checkAnswers ? oneConnection(ctx.db) : ctx.db
    const answer = await operation({ ...ctx, db }, input).catch((error: unknown) => {
      throw undeclared(error)
    })
    judge.answer(answer)
    const selector = contract.body ? selectorOf(input.body ?? {}) : undefined
    return selector ? applySelector(answer, selector) : answer
  }
}

/**
 * Mounts every operation of a module of the Admin API. Who may not call learns nothing of what is wrong with the call:
 * token or session are judged before anything else.
 */
export const mountAdminModule = (app: FastifyInstance, module: AdminModule, options: AdminMountOptions) => {
  for (const [name, route] of Object.entries(module.routes)) {
    const contract = module.contract[name]
    const operation = module.operations[name]
    if (!contract || !operation)
      throw new Error(`${module.name}.${name} has a route but no contract or operation`)
    const [method, path] = route.split(' ') as [string, string]
    const handle = handlerOf({ name, route, contract, operation }, options)
    app.route({
      method,
      url: routerPath(path),
      ...(contract.bodyLimit ? { bodyLimit: contract.bodyLimit } : {}),
      config: {
        operation: name,
        errors: 'problem',
        consumes: contract.consumes ?? (contract.lines ? 'lines' : 'json'),
      },
      handler: async (request, reply) =>
        sendAnswer(reply, await handle(request), request.headers['accept-encoding']),
    })
  }
}

/** Where programs of the merchant get their tokens: as the platform's account manager, outside all organizations. */
export const mountTokenCall = (app: FastifyInstance, { sources, callCounter }: AdminMountOptions) => {
  app.post('/dwsso/oauth2/access_token', async (request, reply) => {
    callCounter?.count(`without a token from ${request.ip}`, rateLimits.tokenless)
    const [site] = await sources.sites.all()
    if (!site) throw new Error('the shop has no site yet')
    const { pool, clock, signingKey, rateLimits: isLimited } = sources
    const context = { db: dbOver(pool), site, now: clock.now(), rateLimits: isLimited, signingKey }
    const form = typeof request.body === 'object' && request.body !== null ? { ...request.body } : {}
    const { authorization } = request.headers
    const { status, body } = await issueToken(context, { authorization, form, ip: request.ip })
    if (status === 401) reply.header('www-authenticate', 'Basic')
    return reply.code(status).type('application/json').send(body)
  })
}
