import { requireCurrentPassword } from '../customers/credentials/index.ts'
import { lockOwnCustomer, normalLogin } from '../customers/index.ts'
import { noContent, type Operation } from '../kernel/operation.ts'
import type { privacyContract } from './contract.ts'
import { closeAccount } from './close-account.ts'
import { wrongConfirmation } from './problems.ts'

/** Closes the account of the token for good. Problems: 400 for a wrong address or password, 409 with open orders. */
export const closeCustomerAccount = (async (ctx, { params, body }) => {
  await ctx.db.transaction(async (tx) => {
    const customer = await lockOwnCustomer(ctx, tx, params.customerId)
    if (normalLogin(body.email) !== normalLogin(customer.email)) {
      throw wrongConfirmation('The address is not the one of the account.')
    }
    if (customer.passwordHash !== null) await requireCurrentPassword(ctx, customer, body.currentPassword)
    await closeAccount(ctx, tx, customer)
  })
  return noContent()
}) satisfies Operation<typeof privacyContract.closeCustomerAccount>
