import type { FastifyInstance, FastifyRequest } from 'fastify'
import { countAttempt } from '../attempts/index.ts'
import type { Ctx } from '../kernel/context.ts'
import type { OperationContract } from '../kernel/contract.ts'
import type { EngineModule } from '../kernel/operation.ts'
import { forbidden, Problem, unauthorized } from '../kernel/problem.ts'
import { catalogVersionsOf } from '../kernel/site.ts'
import { applySelector, bodyOf, isShaped, selectorOf, sendAnswer } from './answer.ts'
import { countByAddress, countByShopper, type RateCounter } from './rate-limits.ts'
import { answerChecker, validatorOfBody, validatorOfText } from './validation.ts'

export type MountOptions = {
  /** Builds the request's context: site, locale, shopper, database handle. */
  contextOf(request: FastifyRequest): Promise<Ctx>
  /** In tests: an answer that breaks its schema is a bug and answers 500; `x-db-statements` tells what a call cost. */
  checkAnswers: boolean
  /** Absent where limits are off. */
  callCounter: RateCounter | undefined
}

/** `/…/{id}` → `/…/:id`, as the router writes it. */
export const routerPath = (path: string) => path.replaceAll(/\{(\w+)\}/g, ':$1')

/**
 * Problems: 401 without a token. 403 for a guest where an account is needed: a client that is told 401 renews its
 * token and asks again, in vain. The login service has no such word for it.
 */
const requireShopper = (ctx: Ctx, { auth, errors }: OperationContract) => {
  if (auth === 'none') return
  if (ctx.shopper.kind === 'nobody') throw unauthorized('A valid access token is required.')
  if (auth === 'registered' && ctx.shopper.kind !== 'registered') {
    const refuse = errors === 'oauth' ? unauthorized : forbidden
    throw refuse('This call is for registered customers.')
  }
}

/** Problem: 429 with Retry-After once a shopper has made this call too often within a minute. */
const countCall = async (ctx: Ctx, operation: string, most: number | undefined) => {
  if (most === undefined || ctx.shopper.kind === 'nobody') return undefined
  return countAttempt(ctx, [{ key: `call ${operation} ${ctx.shopper.customerId}`, most, seconds: 60 }])
}

const isRefused = (error: unknown) => error instanceof Problem && error.kind.status === 400

/** Mounts every operation of a module on the router. */
export const mountModule = (app: FastifyInstance, module: EngineModule, options: MountOptions) => {
  for (const [name, route] of Object.entries(module.routes)) {
    const contract = module.contract[name]
    const operation = module.operations[name]
    if (!contract || !operation)
      throw new Error(`${module.name}.${name} has a route but no contract or operation`)
    const [method, path] = route.split(' ') as [string, string]
    const checkParams = contract.params && validatorOfText(contract.params, 'path')
    const checkQuery = contract.query && validatorOfText(contract.query, 'query')
    const checkBody = contract.body && validatorOfBody(contract.body)
    const checkAnswer = options.checkAnswers && contract.answer ? answerChecker(contract.answer) : undefined
    // Tokens are never packed together with what a client sent: the length would tell of them (BREACH).
    const packs = module.name !== 'login'
    const selects = contract.query?.properties.select !== undefined
    app.route({
      method,
      url: routerPath(path),
      ...(contract.bodyLimit ? { bodyLimit: contract.bodyLimit } : {}),
      config: {
        operation: name,
        errors: contract.errors ?? 'problem',
        consumes: contract.consumes ?? 'json',
      },
      handler: async (request, reply) => {
        const counter = contract.uncounted ? undefined : options.callCounter
        if (counter) countByAddress(counter, request.ip, contract)
        checkParams?.(request.params)
        checkQuery?.(request.query)
        // No body and `null` are the empty document: operations get what was judged.
        const body = contract.body ? (request.body ?? {}) : request.body
        checkBody?.(body)
        const selector = selects ? selectorOf(request.query) : undefined
        const ctx = await options.contextOf(request)
        reply.header('x-catalog-version', catalogVersionsOf([ctx.site]))
        requireShopper(ctx, contract)
        if (counter) countByShopper(counter, request.ip, ctx.shopper, method)
        const counted = await countCall(ctx, name, contract.perMinute)
        const answer = await operation(ctx, {
          params: request.params as never,
          query: request.query as never,
          body: body as never,
          headers: request.headers as Record<string, string | undefined>,
        }).catch(async (error: unknown) => {
          if (contract.refusedUncounted && isRefused(error)) await counted?.forgive()
          throw error
        })
        if (options.checkAnswers) reply.header('x-db-statements', ctx.db.count.statements)
        const fault = isShaped(answer) ? checkAnswer?.(bodyOf(answer)) : undefined
        if (fault) throw new Error(`${module.name}.${name} answers against its contract: ${fault}`)
        return sendAnswer(
          reply,
          selector ? applySelector(answer, selector) : answer,
          packs ? request.headers['accept-encoding'] : undefined,
        )
      },
    })
  }
}
