import type { Operation } from '../kernel/operation.ts'
import { changeLogin } from './credentials/change-login.ts'
import type { customersContract } from './contract.ts'
import type { Profile } from './customer.ts'
import { updateProfile } from './queries.ts'
import { readProfile } from './read-profile.ts'
import { lockOwnCustomer } from './require-own-customer.ts'
import { customerView } from './view.ts'

// The first country is kept, whatever comes later [S4.046].
const mergeProfile = (before: Profile, changes: Profile): Profile => ({
  ...before,
  ...changes,
  ...(before.c_initialCountry ? { c_initialCountry: before.c_initialCountry } : {}),
})

/** Changes what the body names [S7.014]; a new email or login needs `currentPassword`. */
export const updateCustomer = (async (ctx, { params, body }) => {
  const changes = await readProfile(body)
  const saved = await ctx.db.transaction(async (tx) => {
    const customer = await lockOwnCustomer(ctx, tx, params.customerId)
    await changeLogin(ctx, tx, customer, body)
    return tx.one(
      updateProfile(ctx.site.siteId, customer.id, mergeProfile(customer.profile, changes), ctx.now),
    )
  })
  return customerView(ctx, saved)
}) satisfies Operation<typeof customersContract.updateCustomer>
