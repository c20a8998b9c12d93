import { defineScreen } from '../../api/screen.ts'
import { customerMessages } from '../../features/customer/index.ts'
import { Login } from './login.tsx'

export const screen = defineScreen({
  Screen: Login,
  head: (_route, { t }) => ({ title: t(customerMessages.signIn) }),
})
