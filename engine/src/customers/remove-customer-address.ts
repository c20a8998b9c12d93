import { noContent, type Operation } from '../kernel/operation.ts'
import { withoutAddress } from './addresses.ts'
import type { customersContract } from './contract.ts'
import { updateAddresses } from './queries.ts'
import { lockOwnCustomer } from './require-own-customer.ts'

export const removeCustomerAddress = (async (ctx, { params }) => {
  await ctx.db.transaction(async (tx) => {
    const customer = await lockOwnCustomer(ctx, tx, params.customerId)
    const addresses = withoutAddress(customer.addresses, params.addressName)
    await tx.run(updateAddresses(ctx.site.siteId, customer.id, addresses, ctx.now))
  })
  return noContent()
}) satisfies Operation<typeof customersContract.removeCustomerAddress>
