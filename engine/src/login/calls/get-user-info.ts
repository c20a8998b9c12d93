import { findCustomer, fullName } from '../../customers/index.ts'
import { knownShopper } from '../../kernel/context.ts'
import type { Operation } from '../../kernel/operation.ts'
import type { loginContract } from '../contract.ts'

/** Answers with the identity that the bearer token stands for. */
export const getUserInfo = (async (ctx) => {
  const { customerId, kind } = knownShopper(ctx)
  const customer = kind === 'registered' ? await findCustomer(ctx, customerId) : undefined
  return {
    sub: customerId,
    customer_id: customerId,
    external_id: customerId,
    validated: customer !== undefined,
    ...(customer
      ? {
          name: fullName(customer),
          given_name: customer.profile.firstName ?? '',
          family_name: customer.profile.lastName ?? '',
          email: customer.email,
        }
      : {}),
  }
}) satisfies Operation<typeof loginContract.getUserInfo>
