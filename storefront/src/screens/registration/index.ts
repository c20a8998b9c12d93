import { defineScreen } from '../../api/screen.ts'
import { customerMessages } from '../../features/customer/index.ts'
import { Registration } from './registration.tsx'

export const screen = defineScreen({
  Screen: Registration,
  head: (_route, { t }) => ({ title: t(customerMessages.signUp) }),
})
