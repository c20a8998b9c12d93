import { useMutation } from '@tanstack/react-query'
import { useEnv } from '../../api/env.tsx'
import { login } from '../../api/login.ts'
import { clearSession } from './clear-session.ts'

/** Moves an account to the address whose mailed link was opened, once; its sessions end, here too. */
export const useConfirmEmail = () => {
  const env = useEnv()
  return useMutation({
    mutationFn: async (token: string) => {
      const { email } = await env.call(login.confirmEmailChange, { body: { token } })
      await clearSession(env)
      return email
    },
  })
}
