import { defineScreen } from '../../api/screen.ts'
import { customerMessages } from '../../features/customer/index.ts'
import { SocialCallback } from './social-callback.tsx'

export const screen = defineScreen({
  Screen: SocialCallback,
  head: (_route, { t }) => ({ title: t(customerMessages.signIn) }),
})
