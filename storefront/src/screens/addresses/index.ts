import { customerQuery } from '../../api/customers.ts'
import { defineScreen } from '../../api/screen.ts'
import { accountMessages } from '../../features/customer/index.ts'
import { Addresses } from './addresses.tsx'

export const screen = defineScreen({
  Screen: Addresses,
  queries: (_route, env) => [customerQuery(env, env.shoppers.read().customerId ?? '')],
  head: (_route, { t }) => ({ title: t(accountMessages.addresses) }),
})
