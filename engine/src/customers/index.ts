export { type Customer, type CustomerAddress, fullName, normalLogin } from './customer.ts'
export { findCredentials, findCustomer, recordLogin } from './find-customer.ts'
export { hashPassword, verifyPassword } from './password-hash.ts'
