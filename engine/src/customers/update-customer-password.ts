import { noContent, type Operation } from '../kernel/operation.ts'
import type { customersContract } from './contract.ts'
import { requireCurrentPassword } from './credentials/current-password.ts'
import { lockOwnCustomer } from './require-own-customer.ts'
import { setPassword } from './credentials/set-password.ts'

/** Changes the password. Every token issued before is refused from now on; the client signs in again. */
export const updateCustomerPassword = (async (ctx, { params, body }) => {
  await ctx.db.transaction(async (tx) => {
    const customer = await lockOwnCustomer(ctx, tx, params.customerId)
    await requireCurrentPassword(ctx, customer, body.currentPassword)
    await setPassword(ctx, tx, customer.id, body.password)
  })
  return noContent()
}) satisfies Operation<typeof customersContract.updateCustomerPassword>
