import { defineScreen } from '../../api/screen.ts'
import { resetMessages } from '../../features/customer/index.ts'
import { linkOf } from './link-of.ts'
import { ResetPassword } from './reset-password.tsx'

export const screen = defineScreen({
  Screen: ResetPassword,
  head: ({ search }, { t }) => ({ title: t(linkOf(search) ? resetMessages.newTitle : resetMessages.title) }),
})
