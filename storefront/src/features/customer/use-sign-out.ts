import { useMutation } from '@tanstack/react-query'
import { useEnv } from '../../api/env.tsx'
import { signOut } from '../../api/sign-in.ts'
import { storageKeys } from '../../config/storage-keys.ts'
import { removeStored, writeStored } from '../../lib/browser-storage.ts'
import { removeOwned } from '../../lib/owned-storage.ts'
import { clearOfflinePages } from './clear-offline-pages.ts'

/**
 * Ends the session, removes what belonged to it and shows the login in a new document (S7.029), which says so where the
 * account is no more (`deleted`).
 */
export const useSignOut = () => {
  const env = useEnv()
  return useMutation({
    mutationFn: (where: 'here' | 'everywhere' | 'deleted' | undefined) =>
      signOut(env, where === 'everywhere').catch(() => undefined),
    onSettled: async (_done, _problem, where) => {
      removeStored(storageKeys.loginType)
      removeOwned()
      writeStored(storageKeys.sessionEnded, new Date().toISOString())
      env.queries.clear()
      await clearOfflinePages()
      location.assign(env.href(where === 'deleted' ? '/login?account=deleted' : '/login'))
    },
  })
}
