import type { Operation } from '../kernel/operation.ts'
import { addressMembersOf } from './address-members.ts'
import { withChange } from './addresses.ts'
import type { customersContract } from './contract.ts'
import { updateAddresses } from './queries.ts'
import { lockOwnCustomer } from './require-own-customer.ts'
import { addressView } from './view.ts'

/** Changes what the body names. Marking one as preferred takes the mark from the others. */
export const updateCustomerAddress = (async (ctx, { params, body }) => {
  const changes = { ...addressMembersOf(body), lastModified: ctx.now.toISOString() }
  const changed = await ctx.db.transaction(async (tx) => {
    const customer = await lockOwnCustomer(ctx, tx, params.customerId)
    const outcome = withChange(customer.addresses, params.addressName, changes)
    await tx.run(updateAddresses(ctx.site.siteId, customer.id, outcome.all, ctx.now))
    return outcome.changed
  })
  return addressView(changed)
}) satisfies Operation<typeof customersContract.updateCustomerAddress>
