import { customerQuery } from '../../api/customers.ts'
import { defineScreen } from '../../api/screen.ts'
import { accountMessages, identitiesQuery } from '../../features/customer/index.ts'
import { Account } from './account.tsx'

export const screen = defineScreen({
  Screen: Account,
  queries: (_route, env) => {
    const { customerId = '' } = env.shoppers.read()
    return [customerQuery(env, customerId), identitiesQuery(env, customerId)]
  },
  head: (_route, { t }) => ({ title: t(accountMessages.details) }),
})
