import { useMutation } from '@tanstack/react-query'
import { customers } from '../../api/customers.ts'
import { type Env, useEnv } from '../../api/env.tsx'
import { signInWithPassword } from '../../api/sign-in.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { useToast } from '../../ui/index.ts'
import { enter } from './enter.ts'
import { messages } from './messages.ts'

export type Credentials = { email: string; password: string }
export type Registration = Credentials & {
  firstName: string
  lastName: string
  phone: string
  acceptsMarketing: boolean
}

/** Whether the guest's basket, as far as this page knows it, holds anything. */
const guestHasItems = ({ queries }: Env) =>
  (queries.getQueryData<{ productItems?: unknown[] } | null>(['basket'])?.productItems?.length ?? 0) > 0

const firstNameOf = async ({ call, shoppers }: Env) => {
  const { customerId } = shoppers.read()
  if (!customerId) return ''
  const customer = await call(customers.getCustomer, { params: { customerId } })
  return customer.firstName ?? ''
}

const useEnter = () => {
  const env = useEnv()
  const t = useText()
  const show = useToast()
  return async ({ email, password }: Credentials) => {
    const hadItems = guestHasItems(env)
    await signInWithPassword(env, email, password)
    await enter(env, 'password', hadItems)
    const firstName = await firstNameOf(env).catch(() => '')
    if (firstName) show({ title: t(messages.welcome, { firstName }), tone: 'success' })
  }
}

/** Signs in with mail and password, merges the guest's basket and welcomes (S4.022, S4.025). */
export const useSignIn = () => useMutation({ mutationFn: useEnter() })

/** Creates the customer and signs them in with the same credentials (S3.013, S7.010). */
export const useRegister = () => {
  const env = useEnv()
  const enterWith = useEnter()
  return useMutation({
    mutationFn: async (registration: Registration) => {
      const { email, password, firstName, lastName, phone, acceptsMarketing } = registration
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
      await enterWith({ email, password })
    },
  })
}
