import { useMutation } from '@tanstack/react-query'
import { useEnv } from '../../api/env.tsx'
import { login } from '../../api/login.ts'
import { clearSession } from './clear-session.ts'
import { serverPattern } from './server-pattern.ts'

/**
 * Asks for a mail with a link to a new password [S7.011]. Whether there is such an account is never told: an answer
 * that says so counts as sent [S8.017].
 */
export const useAskReset = () => {
  const { call, place, settings, shop, locale } = useEnv()
  return useMutation({
    mutationFn: async (email: string) => {
      const body = {
        user_id: email,
        mode: 'email',
        callback_uri: settings.origin + shop.callbackPaths.resetPassword,
        channel_id: place.site.id,
        client_id: shop.clientId,
        hint: 'cross_device',
        locale,
      }
      await call(login.getPasswordResetToken, { body }).catch((error: unknown) => {
        if (serverPattern(error) !== 'user-not-found') throw error
      })
    },
  })
}

export type NewPassword = { email: string; token: string; password: string }

/** Sets a new password by the token of the mailed link, once [S7.012]. */
export const useSetPassword = () => {
  const env = useEnv()
  return useMutation({
    mutationFn: async ({ email, token, password }: NewPassword) => {
      await env.call(login.resetPassword, {
        body: {
          user_id: email,
          pwd_action_token: token,
          new_password: password,
          channel_id: env.place.site.id,
          client_id: env.shop.clientId,
          hint: 'cross_device',
        },
      })
      await clearSession(env)
    },
  })
}
