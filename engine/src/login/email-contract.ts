import { loginInUse, updatePassword } from '../customers/index.ts'
import type { OperationContract } from '../kernel/contract.ts'
import { badRequest, notFound, tooManyRequests } from '../kernel/problem.ts'
import { Body, Open, Type } from '../kernel/schema.ts'
import { invalidRequest } from './problems.ts'

const tooMany = tooManyRequests(1)

export const emailContract = {
  askEmailChange: {
    auth: 'registered',
    params: Type.Object({ customerId: Type.String() }),
    body: Body('email_change', {
      email: Type.String({ maxLength: 150 }),
      currentPassword: Type.String({ maxLength: 1024 }),
    }),
    problems: [badRequest, notFound, updatePassword, tooMany],
  },
  confirmEmailChange: {
    body: Body('email_confirmation', { token: Type.String({ maxLength: 100 }) }),
    answer: Open('EmailConfirmed', { email: Type.String() }),
    problems: [invalidRequest, loginInUse, tooMany],
  },
} as const satisfies Record<string, OperationContract>
