import { useMutation } from '@tanstack/react-query'
import type { customersContract } from '../../../../engine/src/customers/contract.ts'
import { customerQuery, customers } from '../../api/customers.ts'
import { type Env, useEnv } from '../../api/env.tsx'
import { login } from '../../api/login.ts'
import type { CallInput } from '../../api/operation.ts'
import { useShopper } from '../../api/shopper.ts'
import { signInWithPassword } from '../../api/sign-in.ts'

type Contract = typeof customersContract
type Changes = CallInput<Contract['updateCustomer']>['body']
type NewAddress = CallInput<Contract['createCustomerAddress']>['body']
type AddressChanges = CallInput<Contract['updateCustomerAddress']>['body']

/** One write of the customer's record after the other. */
const scope = { id: 'customer' }

const useOwn = () => {
  const env = useEnv()
  const { customerId = '' } = useShopper()
  const { queryKey } = customerQuery(env, customerId)
  return { env, customerId, queryKey, renew: () => env.queries.invalidateQueries({ queryKey }) }
}

/** Changes members of the profile; the answer is the new record. */
export const useUpdateCustomer = () => {
  const { env, customerId, queryKey } = useOwn()
  return useMutation({
    scope,
    mutationFn: (body: Changes) => env.call(customers.updateCustomer, { params: { customerId }, body }),
    onSuccess: (customer) => env.queries.setQueryData(queryKey, customer),
  })
}

/** The engine ends every session that was opened with the old password; this browser signs in again with the new one. */
const renewSignIn = async (env: Env, name: string, password: string) => {
  await signInWithPassword(env, name, password)
  env.shoppers.refresh()
}

export type EmailChange = { email: string; currentPassword: string }

/**
 * Requests another email address, which is also the login. The change counts once the link mailed to the new address is
 * opened [S8.011].
 */
export const useAskEmailChange = () => {
  const { env, customerId } = useOwn()
  return useMutation({
    scope,
    mutationFn: (body: EmailChange) => env.call(login.askEmailChange, { params: { customerId }, body }),
  })
}

export type PasswordChange = { login: string; currentPassword: string; password: string }

/** Another password; only who knows the current one may choose it [S8.011]. */
export const useChangePassword = () => {
  const { env, customerId } = useOwn()
  return useMutation({
    scope,
    mutationFn: async ({ login: name, ...body }: PasswordChange) => {
      await env.call(customers.updateCustomerPassword, { params: { customerId }, body })
      await renewSignIn(env, name, body.password)
    },
  })
}

/** Adds, changes and removes addresses of the customer; done when the record shows it. */
export const useAddressWrites = () => {
  const { env, customerId, renew } = useOwn()
  const add = useMutation({
    scope,
    mutationFn: (body: NewAddress) =>
      env.call(customers.createCustomerAddress, { params: { customerId }, body }),
    onSuccess: renew,
  })
  const change = useMutation({
    scope,
    mutationFn: ({ name, changes }: { name: string; changes: AddressChanges }) =>
      env.call(customers.updateCustomerAddress, { params: { customerId, addressName: name }, body: changes }),
    onSuccess: renew,
  })
  const remove = useMutation({
    scope,
    mutationFn: (name: string) =>
      env.call(customers.removeCustomerAddress, { params: { customerId, addressName: name } }),
    onSuccess: renew,
  })
  return { add, change, remove }
}
