import type { FastifyInstance, FastifyRequest } from 'fastify'
import { knownStaff, type StaffModule, type StaffOperationContract } from '../kernel/staff-operation.ts'
import { sendAnswer } from './answer.ts'
import { judgeOf } from './judge-call.ts'
import { routerPath } from './mount.ts'
import type { AdminMountOptions } from './mount-admin.ts'
import { rateLimits, staffRateLimits } from './rate-limits.ts'
import { staffContextOf } from './staff-context.ts'

type Call = {
  name: string
  contract: StaffOperationContract
  operation: StaffModule['operations'][string]
}

const handlerOf = ({ name, contract, operation }: Call, options: AdminMountOptions) => {
  const judge = judgeOf(name, contract, options.checkAnswers)
  return async (request: FastifyRequest) => {
    const { callCounter: counter } = options
    counter?.count(`all from ${request.ip}`, rateLimits.address)
    if (contract.by === 'anybody') counter?.count(`without a token from ${request.ip}`, rateLimits.tokenless)
    const ctx = await staffContextOf(request, options.sources)
    if (contract.by === 'staff') {
      const { id } = knownStaff(ctx)
      if (request.method === 'GET') counter?.count(`reads of staff ${id}`, staffRateLimits.reads)
      else counter?.count(`writes of staff ${id}`, staffRateLimits.writes)
    }
    const answer = await operation(ctx, judge.input(request))
    judge.answer(answer)
    return answer
  }
}

/** Mounts the calls by which people of the merchant come, go and look after their own access. */
export const mountStaffModule = (app: FastifyInstance, module: StaffModule, options: AdminMountOptions) => {
  for (const [name, route] of Object.entries(module.routes)) {
    const contract = module.contract[name]
    const operation = module.operations[name]
    if (!contract || !operation)
      throw new Error(`${module.name}.${name} has a route but no contract or operation`)
    const [method, path] = route.split(' ') as [string, string]
    const handle = handlerOf({ name, contract, operation }, options)
    app.route({
      method,
      url: routerPath(path),
      config: { operation: name, errors: 'problem', consumes: 'json' },
      // Never packed: secrets stand beside what a caller sent, and the length would tell of them (BREACH).
      handler: async (request, reply) => sendAnswer(reply, await handle(request), undefined),
    })
  }
}
