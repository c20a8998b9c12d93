import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { customers } from '../../api/customers.ts'
import { useEnv } from '../../api/env.tsx'
import { signInWithPassword } from '../../api/sign-in.ts'
import { useCompleteSignIn } from './use-complete-sign-in.ts'

export type Credentials = { email: string; password: string }
export type Registration = Credentials & {
  firstName: string
  lastName: string
  phone: string
  acceptsMarketing: boolean
}

const usePasswordSignIn = () => {
  const env = useEnv()
  const entering = useCompleteSignIn()
  return ({ email, password }: Credentials) =>
    entering('password', () => signInWithPassword(env, email.trim(), password))
}

/** Signs in with mail and password, merges the guest's basket and welcomes (S4.022, S4.025). */
export const useSignIn = () => useMutation({ mutationFn: usePasswordSignIn() })

/** Creates the customer and signs them in with the same credentials (S3.013, S7.010). */
export const useRegister = () => {
  const env = useEnv()
  const enterWith = usePasswordSignIn()
  const made = useRef<string>(undefined)
  return useMutation({
    mutationFn: async (registration: Registration) => {
      const { email, password, firstName, lastName, phone, acceptsMarketing } = registration
      // Where only the sign-in failed, another try is about the account that is there by now.
      if (made.current === email) return enterWith({ email, password })
      await env.call(customers.registerCustomer, {
        body: {
          customer: {
            firstName,
            lastName,
            email,
            login: email,
            phoneHome: phone,
            c_acceptsMarketing: acceptsMarketing,
            c_country: env.country,
          },
          password,
        },
      })
      made.current = email
      return enterWith({ email, password })
    },
  })
}
