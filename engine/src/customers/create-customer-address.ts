import type { Operation } from '../kernel/operation.ts'
import { addressMembersOf } from './address-members.ts'
import { requireCustomerAddress, withAddress } from './addresses.ts'
import type { customersContract } from './contract.ts'
import type { CustomerAddress } from './customer.ts'
import { updateAddresses } from './queries.ts'
import { lockOwnCustomer } from './require-own-customer.ts'
import { addressView } from './view.ts'

/** Adds an address; the first one is preferred. */
export const createCustomerAddress = (async (ctx, { params, body }) => {
  const at = ctx.now.toISOString()
  const added: CustomerAddress = {
    ...addressMembersOf(body),
    addressId: body.addressId,
    preferred: body.preferred ?? false,
    creationDate: at,
    lastModified: at,
  }
  const all = await ctx.db.transaction(async (tx) => {
    const customer = await lockOwnCustomer(ctx, tx, params.customerId)
    const addresses = withAddress(customer.addresses, added)
    await tx.run(updateAddresses(ctx.site.siteId, customer.id, addresses, ctx.now))
    return addresses
  })
  return addressView(requireCustomerAddress(all, added.addressId))
}) satisfies Operation<typeof customersContract.createCustomerAddress>
