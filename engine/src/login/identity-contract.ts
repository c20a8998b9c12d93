import type { OperationContract } from '../kernel/contract.ts'
import { badRequest, tooManyRequests } from '../kernel/problem.ts'
import { Body, Open, Type } from '../kernel/schema.ts'
import { invalidRequest } from './problems.ts'

const tooMany = tooManyRequests(1)

const pendingIdentity = Type.String({ maxLength: 4096 })
const email = Type.String({ maxLength: 150 })

/** Proving an address that no identity provider vouches for. */
export const identityContract = {
  sendIdentityCode: {
    body: Body('identity_code', { pendingIdentity, email }),
    problems: [badRequest, invalidRequest, tooMany],
  },
  confirmIdentity: {
    body: Body('identity_confirmation', { pendingIdentity, email, code: Type.String({ maxLength: 20 }) }),
    answer: Open('IdentityConfirmed', { code: Type.String(), usid: Type.String() }),
    problems: [invalidRequest, tooMany],
  },
} as const satisfies Record<string, OperationContract>
