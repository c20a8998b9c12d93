import { customerQuery } from '../../api/customers.ts'
import { defineScreen } from '../../api/screen.ts'
import { accountMessages } from '../../features/customer/index.ts'
import { Account } from './account.tsx'

export const screen = defineScreen({
  Screen: Account,
  queries: (_route, env) => [customerQuery(env, env.shoppers.read().customerId ?? '')],
  head: (_route, { t }) => ({ title: t(accountMessages.details) }),
})
