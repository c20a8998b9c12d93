import { knownShopper } from '../kernel/context.ts'
import type { Operation } from '../kernel/operation.ts'
import type { customersContract } from './contract.ts'
import { customerTypeOf } from './customer-type.ts'
import { requireOwnCustomer } from './require-own-customer.ts'
import { customerView } from './view.ts'

/** The customer of the token. A guest is told that they are one; they have no record [S6.009]. */
export const getCustomer = (async (ctx, { params, query }) => {
  const shopper = knownShopper(ctx)
  if (shopper.kind === 'guest' && shopper.customerId === params.customerId) {
    return { ...customerTypeOf('guest'), customerId: shopper.customerId }
  }
  return customerView(ctx, await requireOwnCustomer(ctx, params.customerId), query.expand)
}) satisfies Operation<typeof customersContract.getCustomer>
