import { defineProblem, notFound } from '../kernel/problem.ts'

export const invalidCustomer = defineProblem(400, 'invalid-customer', 'Invalid Customer')
export const invalidEmail = defineProblem(400, 'invalid-email', 'Invalid Email')
export const invalidPassword = defineProblem(400, 'invalid-password', 'Invalid Password')
export const loginInUse = defineProblem(400, 'login-already-in-use', 'Login Already In Use')
export const updatePassword = defineProblem(400, 'update-password', 'Update Password')
export const identityInUse = defineProblem(409, 'identity-in-use', 'Identity In Use')
export const onlyWayIn = defineProblem(409, 'only-way-in', 'Only Way In')
export const addressInUse = defineProblem(400, 'address-name-already-in-use', 'Address Name Already In Use')
export const tooManyAddresses = defineProblem(400, 'address-quota-exceeded', 'Address Quota Exceeded')
export const tooManyInstruments = defineProblem(
  400,
  'payment-instrument-quota-exceeded',
  'Payment Instrument Quota Exceeded',
)

/** Clients look for this text. */
export const loginAlreadyInUse = () => loginInUse('The login is already in use.')

export const wrongCurrentPassword = () => {
  const detail = "Customer's current password is not valid"
  return updatePassword(detail, { errorMessage: detail })
}

export const noCustomer = () => notFound('No customer with this id was found.')
export const noAddress = () => notFound('No address with this name was found.')
