export { addressMembersOf } from '../address-members.ts'
export { requireCustomerAddress, withAddress, withChange, withoutAddress } from '../addresses.ts'
export { addCustomer } from '../create-customer.ts'
export { customerAtCounter, findCustomersBy } from '../customer-at-counter.ts'
export {
  customerCountry,
  type CustomerPlace,
  customerPlaceOf,
  customersWithin,
} from '../customer-place-queries.ts'
export { readProfile } from '../read-profile.ts'
export { customerView } from '../view.ts'
