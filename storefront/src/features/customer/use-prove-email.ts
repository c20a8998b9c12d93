import { useMutation } from '@tanstack/react-query'
import { useEnv } from '../../api/env.tsx'
import { login } from '../../api/login.ts'
import { type UnprovedSignIn, useFinishSignIn } from './use-social.ts'

/** Asks for the code that proves an address, for a sign-in that waits for one. */
export const useSendIdentityCode = ({ pendingIdentity }: UnprovedSignIn) => {
  const { call } = useEnv()
  return useMutation({
    mutationFn: (email: string) => call(login.sendIdentityCode, { body: { pendingIdentity, email } }),
  })
}

/** Proves the address by the mailed code and finishes the sign-in. */
export const useProveEmail = ({ pendingIdentity, verifier }: UnprovedSignIn) => {
  const { call } = useEnv()
  const finish = useFinishSignIn()
  return useMutation({
    mutationFn: async (proof: { email: string; code: string }) => {
      const answer = await call(login.confirmIdentity, { body: { pendingIdentity, ...proof } })
      await finish({ ...answer, verifier })
    },
  })
}
