import { useMutation } from '@tanstack/react-query'
import { useEnv } from '../../api/env.tsx'
import { login } from '../../api/login.ts'
import { useCompleteSignIn } from './use-complete-sign-in.ts'

/** Asks for a mail with a link and a code that sign in without a password. The answer never tells whether there is an account. */
export const useAskLink = () => {
  const { call, place, shop, locale } = useEnv()
  return useMutation({
    mutationFn: (email: string) =>
      call(login.authorizePasswordlessCustomer, {
        body: {
          user_id: email,
          mode: 'email',
          channel_id: place.site.id,
          client_id: shop.clientId,
          locale,
        },
      }),
  })
}

export type MailedKey = {
  /** The secret of the link, or the code that stands beside it. */
  token: string
  /** Needed with a code. */
  email?: string
}

/** Signs in by what was mailed, once. */
export const useMailedSignIn = () => {
  const { call, place, shop } = useEnv()
  const entering = useCompleteSignIn()
  return useMutation({
    mutationFn: ({ token, email }: MailedKey) => {
      const body = {
        grant_type: 'client_credentials',
        hint: 'pwdless_login',
        pwdless_login_token: token,
        ...(email ? { login_id: email } : {}),
        client_id: shop.clientId,
        channel_id: place.site.id,
      }
      return entering('passwordless', () => call(login.getPasswordLessAccessToken, { body }))
    },
  })
}
