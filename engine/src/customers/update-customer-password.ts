import { noContent, type Operation } from '../kernel/operation.ts'
import { requireGoodPassword } from './check-password.ts'
import type { customersContract } from './contract.ts'
import { requireCurrentPassword } from './current-password.ts'
import { normalLogin } from './customer.ts'
import { lockOwnCustomer } from './own-customer.ts'
import { hashPassword } from './password-hash.ts'
import { updatePasswordHash } from './queries.ts'

/** Changes the password. Every token issued before is refused from now on; the client signs in again. */
export const updateCustomerPassword: Operation<typeof customersContract.updateCustomerPassword> = async (
  ctx,
  { params, body },
) => {
  await ctx.db.transaction(async (tx) => {
    const customer = await lockOwnCustomer(ctx, tx, params.customerId)
    await requireCurrentPassword(ctx, customer, body.currentPassword)
    requireGoodPassword(ctx.site, normalLogin(customer.login), body.password)
    const hash = await hashPassword(body.password)
    await tx.run(updatePasswordHash(ctx.site.siteId, customer.id, hash, ctx.now))
  })
  return noContent()
}
