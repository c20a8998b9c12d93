import { updatePassword } from '../customers/index.ts'
import type { OperationContract } from '../kernel/contract.ts'
import { notFound, tooManyRequests } from '../kernel/problem.ts'
import { Body, Open, Type } from '../kernel/schema.ts'
import { ordersUnderWay, wrongConfirmation } from './problems.ts'

const ofCustomer = Type.Object({ customerId: Type.String() })
const Things = Type.Array(Type.Unknown())

export const privacyContract = {
  getCustomerData: {
    params: ofCustomer,
    answer: Open('CustomerData', {
      /** When it was put together. */
      date: Type.String(),
      customer: Type.Unknown(),
      orders: Things,
      opportunities: Things,
      baskets: Things,
      productLists: Things,
      cases: Things,
      newsletter: Things,
      activities: Things,
    }),
    problems: [notFound],
    perMinute: 10,
  },
  closeCustomerAccount: {
    params: ofCustomer,
    body: Body('account_closing', {
      /** The account's address, typed again. */
      email: Type.String({ maxLength: 254 }),
      /** Where the account has a password. */
      currentPassword: Type.Optional(Type.String({ maxLength: 1024 })),
    }),
    problems: [notFound, wrongConfirmation, updatePassword, ordersUnderWay, tooManyRequests(1)],
    perMinute: 10,
  },
} as const satisfies Record<string, OperationContract>
