import { useMutation } from '@tanstack/react-query'
import { useEnv } from '../../api/env.tsx'
import { signOut } from '../../api/sign-in.ts'
import { storageKeys } from '../../config/storage-keys.ts'
import { removeStored, writeStored } from '../../lib/browser-storage.ts'
import { forgetOwned } from '../../lib/owned-storage.ts'
import { forgetKept } from './forget-kept.ts'

/** Ends the session, forgets what belonged to it and shows the login in a new document (S7.029). */
export const useSignOut = () => {
  const env = useEnv()
  return useMutation({
    mutationFn: (where: 'here' | 'everywhere' | undefined) =>
      signOut(env, where === 'everywhere').catch(() => undefined),
    onSettled: async () => {
      removeStored(storageKeys.loginType)
      forgetOwned()
      writeStored(storageKeys.sessionEnded, new Date().toISOString())
      env.queries.clear()
      await forgetKept()
      location.assign(env.href('/login'))
    },
  })
}
