import type { CustomerAddress } from './customer.ts'
import { addressInUse, noAddress, tooManyAddresses } from './problems.ts'

export const addressesMax = 50

const withPreferred = (addresses: CustomerAddress[], addressId: string) =>
  addresses.map((one) => ({ ...one, preferred: one.addressId === addressId }))

const requireFreeName = (addresses: CustomerAddress[], addressId: string) => {
  if (addresses.some((one) => one.addressId === addressId)) {
    throw addressInUse(`An address named '${addressId}' exists already.`)
  }
}

/** The address of this name. Problem: 404. */
export const requireCustomerAddress = (addresses: CustomerAddress[], addressId: string): CustomerAddress => {
  const address = addresses.find((one) => one.addressId === addressId)
  if (!address) throw noAddress()
  return address
}

/** Adds one; the first is the preferred one. Problems: 400 when the name is taken, or there are 50. */
export const withAddress = (addresses: CustomerAddress[], added: CustomerAddress): CustomerAddress[] => {
  requireFreeName(addresses, added.addressId)
  if (addresses.length >= addressesMax) throw tooManyAddresses('There are too many addresses.')
  const all = [...addresses, added]
  return added.preferred || addresses.length === 0 ? withPreferred(all, added.addressId) : all
}

/** Changes one, and its name too. Problems: 404, 400 when the new name is taken. */
export const withChange = (
  addresses: CustomerAddress[],
  addressId: string,
  changes: Record<string, unknown>,
): { all: CustomerAddress[]; changed: CustomerAddress } => {
  const before = requireCustomerAddress(addresses, addressId)
  const changed: CustomerAddress = { ...before, ...changes }
  if (changed.addressId !== addressId) requireFreeName(addresses, changed.addressId)
  const all = addresses.map((one) => (one === before ? changed : one))
  return { all: changed.preferred ? withPreferred(all, changed.addressId) : all, changed }
}

/** Problem: 404. */
export const withoutAddress = (addresses: CustomerAddress[], addressId: string): CustomerAddress[] => {
  const gone = requireCustomerAddress(addresses, addressId)
  return addresses.filter((one) => one !== gone)
}
