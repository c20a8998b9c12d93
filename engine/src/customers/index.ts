export { type Customer, type CustomerAddress, fullName, normalLogin, type Profile } from './customer.ts'
export { addCustomer } from './create-customer.ts'
export { addressMembersOf } from './address-members.ts'
export { addressNamed, withAddress, withChange, withoutAddress } from './addresses.ts'
export { customerAtCounter, findCustomersBy, type KnownBy, type Newcomer } from './customer-at-counter.ts'
export { findCustomer } from './find-customer.ts'
export {
  addressInUse,
  invalidCustomer,
  invalidEmail,
  invalidPassword,
  loginAlreadyInUse,
  loginInUse,
  tooManyAddresses,
  updatePassword,
} from './problems.ts'
export { countExampleCustomers, eraseCustomer, updateAddresses, updateProfile } from './queries.ts'
export { readProfile } from './read-profile.ts'
export { lockOwnCustomer, requireOwnCustomer } from './require-own-customer.ts'
export { customerView } from './view.ts'
