import { customers } from '../../api/customers.ts'
import { type Env, useEnv } from '../../api/env.tsx'
import { useText } from '../../lib/i18n/text.tsx'
import { withTabLock } from '../../lib/with-tab-lock.ts'
import { useToast } from '../../ui/index.ts'
import { completeSignIn, type LoginType } from './complete-sign-in.ts'
import { readGuestHandover } from './guest-handover.ts'
import { messages } from './messages.ts'
import { sendLineChanges } from './send-line-changes.ts'

/** How long a sign-in lets a guest's changes be sent first; milliseconds. */
const patience = 3_000

const firstNameOf = async ({ call, shoppers }: Env) => {
  const { customerId } = shoppers.read()
  if (!customerId) return ''
  const customer = await call(customers.getCustomer, { params: { customerId } })
  return customer.firstName ?? ''
}

/** Signs in by any way, brings along what the guest leaves and welcomes (S4.022, S4.025). */
export const useCompleteSignIn = () => {
  const env = useEnv()
  const t = useText()
  const show = useToast()
  return async (type: LoginType, signIn: () => Promise<unknown>, afterMerge?: () => Promise<void>) => {
    const entering = async () => {
      const unsent = await sendLineChanges(env)
      const legacy = readGuestHandover(env)
      await signIn()
      await completeSignIn(env, type, legacy, afterMerge)
      if (unsent > 0) show({ title: t(messages.changesLost, { n: unsent }), tone: 'error' })
    }
    // On a customer's page what is being sent may itself wait for them to sign in again.
    await (env.shoppers.read().kind === 'guest' ? withTabLock(entering, patience) : entering())
    const firstName = await firstNameOf(env).catch(() => '')
    if (firstName) show({ title: t(messages.welcome, { firstName }), tone: 'success' })
  }
}
