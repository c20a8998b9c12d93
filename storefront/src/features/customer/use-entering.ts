import { customers } from '../../api/customers.ts'
import { type Env, useEnv } from '../../api/env.tsx'
import { useText } from '../../lib/i18n/text.tsx'
import { useToast } from '../../ui/index.ts'
import { enter, type LoginType } from './enter.ts'
import { messages } from './messages.ts'

/** Whether there may be a guest's basket to bring along: as far as this page knows, or after it was a customer's. */
export const guestHasItems = ({ queries, shoppers }: Env) =>
  shoppers.session() !== 'kept' ||
  (queries.getQueryData<{ productItems?: unknown[] } | null>(['basket'])?.productItems?.length ?? 0) > 0

const firstNameOf = async ({ call, shoppers }: Env) => {
  const { customerId } = shoppers.read()
  if (!customerId) return ''
  const customer = await call(customers.getCustomer, { params: { customerId } })
  return customer.firstName ?? ''
}

/** Signs in by any way, brings the guest's basket along and welcomes (S4.022, S4.025). */
export const useEntering = () => {
  const env = useEnv()
  const t = useText()
  const show = useToast()
  return async (
    type: LoginType,
    signIn: () => Promise<unknown>,
    guestHadItems: boolean,
    afterMerge?: () => Promise<void>,
  ) => {
    await signIn()
    await enter(env, type, guestHadItems, afterMerge)
    const firstName = await firstNameOf(env).catch(() => '')
    if (firstName) show({ title: t(messages.welcome, { firstName }), tone: 'success' })
  }
}
