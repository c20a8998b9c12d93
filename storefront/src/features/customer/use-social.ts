import { useMutation } from '@tanstack/react-query'
import { useEnv } from '../../api/env.tsx'
import { login } from '../../api/login.ts'
import type { SocialProvider } from '../../config/login-options.ts'
import { useRoute } from '../../lib/router/context.tsx'
import { safeRedirect } from '../../lib/safe-redirect.ts'
import { useAuthRequest } from './auth-request.ts'
import { type JoinOutcome, joinProblem, joinRefusal, waysInId } from './join-outcome.ts'
import { exchangeReason, type SocialReason, socialReason } from './social-problem.ts'
import {
  beginSocialSignIn,
  consumeHandshake,
  finishSocialSignIn,
  restoreSavedItems,
  returnPage,
} from './social-sign-in.ts'
import { useCompleteSignIn } from './use-complete-sign-in.ts'
import { identitiesQuery } from './use-identities.ts'

/** Where a sign-in leads: from the pages of sign-in to the remembered path, from elsewhere back to this page. */
const useReturnPath = () => {
  const { entry, search, url } = useRoute()
  const isSignInPage = entry.access === 'guest' || entry.screen === 'login'
  return isSignInPage ? safeRedirect(search.get('redirect'), '/account') : url
}

/**
 * Sends the browser to the provider's page; in another window where a call of this page waits for the session to be
 * renewed.
 */
export const useRedirectTo = () => {
  const env = useEnv()
  const returnTo = useReturnPath()
  const { request } = useAuthRequest()
  return useMutation({
    mutationFn: (provider: SocialProvider) => {
      request?.onLeave?.()
      return beginSocialSignIn(env, provider, returnTo)
    },
    onSuccess: (url) => {
      if (env.shoppers.session() === 'active' || !open(url)) location.assign(url)
    },
  })
}

/** Back to the login, which says why; the page the shopper came from stays remembered. */
const failure = (reason: SocialReason, provider = '', returnTo = '/account') =>
  `/login?${new URLSearchParams({ social: reason, provider, redirect: safeRedirect(returnTo, '/account') })}`

/** Changes a code for a session, and brings along what the guest had. */
export const useFinishSignIn = () => {
  const env = useEnv()
  const entering = useCompleteSignIn()
  return ({ code, verifier, usid }: { code: string; verifier: string; usid?: string | undefined }) =>
    entering(
      'social',
      () => finishSocialSignIn(env, code, verifier, usid),
      () => restoreSavedItems(env).catch(() => undefined),
    )
}

/** A sign-in that goes on once the shopper has proved an address, and what it goes on with. */
export type UnprovedSignIn = {
  provider: string
  /** Sealed by the shop: who came back. */
  pendingIdentity: string
  /** What the provider told of it; empty where that is nothing. */
  email: string
  verifier: string
  returnTo: string
}

/** Joins what came back to the account of who is signed in here, and gives the account's path, which says how it went. */
const useFinishJoin = () => {
  const env = useEnv()
  return async (
    search: URLSearchParams,
    { state, provider }: { state: string | undefined; provider: string },
  ) => {
    const { customerId = '' } = env.shoppers.read()
    const path = (outcome: JoinOutcome) =>
      `/account?${new URLSearchParams({ identity: outcome, provider })}#${waysInId}`
    if (!state || search.get('state') !== state) return path('expired')
    const identityToJoin = search.get('identity_to_join')
    if (!identityToJoin) return path(joinRefusal(search.get('error') ?? ''))
    try {
      const joined = await env.call(login.confirmIdentityJoin, {
        params: { customerId },
        body: { identityToJoin },
      })
      env.queries.setQueryData(identitiesQuery(env, customerId).queryKey, joined)
      return path('joined')
    } catch (problem) {
      return path(joinProblem(problem))
    }
  }
}

type Outcome = { path: string } | { unproved: UnprovedSignIn }

/**
 * Signs in with what a provider's return brought (S2.009), and gives the path to go on to: where the shopper was, or the
 * login with the reason; or what an address must be proved for first. Only the browser that left comes back: without its
 * state and verifier nothing is sent.
 */
export const useSocialReturn = () => {
  const env = useEnv()
  const finish = useFinishSignIn()
  const join = useFinishJoin()
  return useMutation({
    mutationFn: async (search: URLSearchParams): Promise<Outcome> => {
      const elsewhere = returnPage(env, location)
      if (elsewhere) {
        location.replace(elsewhere)
        return new Promise(() => undefined)
      }
      const { verifier, state, provider = '', returnTo = '', isJoin } = consumeHandshake()
      const [code, error, usid] = ['code', 'error', 'usid'].map((name) => search.get(name) ?? undefined)
      if (isJoin) return { path: await join(search, { state, provider }) }
      if (!state || !verifier || search.get('state') !== state)
        return { path: failure('expired', provider, returnTo) }
      const pendingIdentity = search.get('pending_identity')
      if (pendingIdentity) {
        const email = search.get('login_hint') ?? ''
        return { unproved: { provider, pendingIdentity, email, verifier, returnTo } }
      }
      if (error || !code) return { path: failure(socialReason(error ?? ''), provider, returnTo) }
      try {
        await finish({ code, verifier, usid })
      } catch (problem) {
        return { path: failure(exchangeReason(problem), provider, returnTo) }
      }
      return { path: safeRedirect(returnTo, '/account') }
    },
  })
}
