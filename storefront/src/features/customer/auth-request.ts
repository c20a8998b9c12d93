import { useQuery } from '@tanstack/react-query'
import { useEnv } from '../../api/env.tsx'

export type AuthView = 'login' | 'register' | 'password'
/** What the auth dialog was opened for. The pending action runs once, after signing in (S4.027). */
export type AuthRequest = {
  view: AuthView
  action?: () => void
  /** Before the browser leaves for another site: keeps what the action would have done. */
  onLeave?: () => void
  /** The session ended during a call, which waits: the same customer has to sign in again. */
  again?: boolean
}

const key = ['auth-dialog']

/**
 * The open request of the auth dialog, and its opening and closing. The request is kept in the query cache, like all
 * state of the page.
 */
export const useAuthRequest = () => {
  const { queries } = useEnv()
  const { data } = useQuery<AuthRequest | null>({
    queryKey: key,
    queryFn: () => null,
    enabled: false,
    initialData: null,
  })
  return {
    request: data ?? undefined,
    open: (request: AuthRequest) => void queries.setQueryData(key, request),
    close: () => void queries.setQueryData(key, null),
  }
}
