import type { Operation } from '../kernel/operation.ts'
import { requireCustomerAddress } from './addresses.ts'
import type { customersContract } from './contract.ts'
import { requireOwnCustomer } from './require-own-customer.ts'
import { addressView } from './view.ts'

export const getCustomerAddress = (async (ctx, { params }) => {
  const customer = await requireOwnCustomer(ctx, params.customerId)
  return addressView(requireCustomerAddress(customer.addresses, params.addressName))
}) satisfies Operation<typeof customersContract.getCustomerAddress>
