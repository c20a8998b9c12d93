import {
  addressMembersOf,
  requireCustomerAddress,
  withAddress,
  withChange,
  withoutAddress,
} from '../../customers/accounts/index.ts'
import { type CustomerAddress, updateAddresses } from '../../customers/index.ts'
import { recordAudit } from '../../audit/index.ts'
import type { AdminContext } from '../../kernel/admin-context.ts'
import type { AdminOperation } from '../../kernel/admin-operation.ts'
import { noContent, Reply } from '../../kernel/operation.ts'
import { requireIfMatch } from '../../kernel/precondition.ts'
import { type CustomerName, findListedCustomer, lockListedCustomer } from '../load-customer.ts'
import { addressNotFound } from '../problems.ts'
import { addressTag, addressView } from './address-view.ts'
import type { addressContract } from './contract.ts'

const requireAddress = (addresses: readonly CustomerAddress[], addressId: string): CustomerAddress => {
  const address = addresses.find((one) => one.addressId === addressId)
  if (!address) throw addressNotFound(`There is no address '${addressId}'.`)
  return address
}

const answer = (address: CustomerAddress, status = 200) =>
  new Reply(status, addressView(address), { etag: addressTag(address) })

/** A customer's addresses. Problem: 404. */
export const getAddressesForCustomerFromCustomerList = (async (ctx, { params, query }) => {
  const { limit = 25, offset = 0 } = query
  const { addresses } = await findListedCustomer(ctx, params)
  const data = addresses.slice(offset, offset + limit).map(addressView)
  return { data, limit, offset, total: addresses.length }
}) satisfies AdminOperation<typeof addressContract.getAddressesForCustomerFromCustomerList>

/** One of them. Problem: 404. */
export const getAddressForCustomerFromCustomerList = (async (ctx, { params }) => {
  const { addresses } = await findListedCustomer(ctx, params)
  return answer(requireAddress(addresses, params.addressId))
}) satisfies AdminOperation<typeof addressContract.getAddressForCustomerFromCustomerList>

/**
 * Writes what `next` makes of a customer's addresses, with the log's entry, which names nobody's place: only the members that
 * were named. Problem: 404.
 */
const changeAddresses = (
  ctx: AdminContext,
  { operation, name, members }: { operation: string; name: CustomerName; members: string[] },
  next: (addresses: CustomerAddress[]) => CustomerAddress[],
) =>
  ctx.db.transaction(async (tx) => {
    const customer = await lockListedCustomer(ctx, tx, name)
    const addresses = next(customer.addresses)
    await tx.run(updateAddresses(ctx.site.siteId, customer.id, addresses, ctx.now))
    const subject = { kind: 'customer', id: customer.customerNo } as const
    await recordAudit(ctx, tx, { operation, subject, after: { address: members } })
    return addresses
  })

/** What a body says of an address; null empties. */
const membersOf = ({ etag: _etag, ...body }: Record<string, unknown>) => {
  const members = addressMembersOf(body)
  return Object.fromEntries(
    Object.entries(members).map(([name, value]) => [name, value === null ? undefined : value]),
  )
}

/** Adds an address; the first is preferred. Problems: 400, 404. */
export const createAddressForCustomerInCustomerList = (async (ctx, { params, body }) => {
  const at = ctx.now.toISOString()
  const members = membersOf(body)
  const added: CustomerAddress = {
    ...members,
    addressId: body.addressId,
    preferred: body.preferred ?? false,
    creationDate: at,
    lastModified: at,
  }
  const operation = 'createAddressForCustomerInCustomerList'
  const all = await changeAddresses(
    ctx,
    { operation, name: params, members: Object.keys(members) },
    (addresses) => withAddress(addresses, added),
  )
  return answer(requireCustomerAddress(all, added.addressId), 201)
}) satisfies AdminOperation<typeof addressContract.createAddressForCustomerInCustomerList>

/** Changes what the body names. Problems: 400, 404, 412, 428. */
export const updateAddressForCustomerInCustomerList = (async (ctx, { params, body, headers }) => {
  const members = membersOf(body)
  const operation = 'updateAddressForCustomerInCustomerList'
  const all = await changeAddresses(
    ctx,
    { operation, name: params, members: Object.keys(members) },
    (addresses) => {
      const before = requireAddress(addresses, params.addressId)
      requireIfMatch(ctx, headers['if-match'], {
        etag: addressTag(before),
        current: () => addressView(before),
      })
      const changes = { ...members, lastModified: ctx.now.toISOString() }
      return withChange(addresses, params.addressId, changes).all
    },
  )
  return answer(requireCustomerAddress(all, body.addressId ?? params.addressId))
}) satisfies AdminOperation<typeof addressContract.updateAddressForCustomerInCustomerList>

/** Problems: 404, 412, 428. */
export const removeAddressForCustomerInCustomerList = (async (ctx, { params, headers }) => {
  const operation = 'removeAddressForCustomerInCustomerList'
  await changeAddresses(ctx, { operation, name: params, members: [] }, (addresses) => {
    const before = requireAddress(addresses, params.addressId)
    requireIfMatch(ctx, headers['if-match'], {
      etag: addressTag(before),
      current: () => addressView(before),
    })
    return withoutAddress(addresses, params.addressId)
  })
  return noContent()
}) satisfies AdminOperation<typeof addressContract.removeAddressForCustomerInCustomerList>
