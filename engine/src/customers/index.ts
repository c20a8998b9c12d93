export { type Customer, type CustomerAddress, fullName, normalLogin, type Profile } from './customer.ts'
export { findCustomer } from './find-customer.ts'
export {
  addressInUse,
  identityInUse,
  invalidCustomer,
  invalidEmail,
  invalidPassword,
  loginAlreadyInUse,
  loginInUse,
  onlyWayIn,
  tooManyAddresses,
  updatePassword,
} from './problems.ts'
export {
  countExampleCustomers,
  eraseCustomer,
  lockLeaving,
  updateAddresses,
  updateProfile,
} from './queries.ts'
export { lockOwnCustomer, requireOwnCustomer } from './require-own-customer.ts'
