import { useMutation } from '@tanstack/react-query'
import { useEnv } from '../../api/env.tsx'
import type { SocialProvider } from '../../config/login-options.ts'
import { useRoute } from '../../lib/router/context.tsx'
import { safeRedirect } from '../../lib/safe-redirect.ts'
import { useAuthRequest } from './auth-request.ts'
import { exchangeReason, type SocialReason, socialReason } from './social-problem.ts'
import {
  beginSocialSignIn,
  consumeHandshake,
  finishSocialSignIn,
  restoreSavedItems,
  returnPage,
} from './social-sign-in.ts'
import { useCompleteSignIn } from './use-complete-sign-in.ts'

/** Where a sign-in leads: on the pages of the account's door to the remembered path, elsewhere back to this page. */
const useReturnPath = () => {
  const { entry, search, url } = useRoute()
  const atTheDoor = entry.access === 'guest' || entry.screen === 'login'
  return atTheDoor ? safeRedirect(search.get('redirect'), '/account') : url
}

/** Sends the browser to the provider's page; beside this one where something waits here for the session to begin anew. */
export const useLeaveFor = () => {
  const env = useEnv()
  const returnTo = useReturnPath()
  const { request } = useAuthRequest()
  return useMutation({
    mutationFn: (provider: SocialProvider) => {
      request?.onLeave?.()
      return beginSocialSignIn(env, provider, returnTo)
    },
    onSuccess: (url) => {
      if (env.shoppers.session() === 'kept' || !open(url)) location.assign(url)
    },
  })
}

/** Back to the login, which says why; the page the shopper came from stays remembered. */
const failure = (reason: SocialReason, provider = '', returnTo = '/account') =>
  `/login?${new URLSearchParams({ social: reason, provider, redirect: safeRedirect(returnTo, '/account') })}`

/**
 * Signs in with what a provider's return brought (S2.009), and gives the path to go on to: where the shopper was, or the
 * login with the reason. Only the browser that left comes back: without its state and verifier nothing is sent.
 */
export const useSocialReturn = () => {
  const env = useEnv()
  const entering = useCompleteSignIn()
  return useMutation({
    mutationFn: async (search: URLSearchParams) => {
      const elsewhere = returnPage(env, location)
      if (elsewhere) {
        location.replace(elsewhere)
        return new Promise<string>(() => undefined)
      }
      const { verifier, state, provider, returnTo } = consumeHandshake()
      const [code, error, usid] = ['code', 'error', 'usid'].map((name) => search.get(name) ?? undefined)
      if (!state || !verifier || search.get('state') !== state) return failure('expired', provider, returnTo)
      if (error || !code) return failure(socialReason(error ?? ''), provider, returnTo)
      try {
        const exchange = () => finishSocialSignIn(env, code, verifier, usid)
        await entering('social', exchange, () => restoreSavedItems(env).catch(() => undefined))
      } catch (problem) {
        return failure(exchangeReason(problem), provider, returnTo)
      }
      return safeRedirect(returnTo, '/account')
    },
  })
}
