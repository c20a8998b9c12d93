import { opportunityQuery } from '../../api/opportunities.ts'
import { cachedData, defineScreen } from '../../api/screen.ts'
import { quoteMessages } from '../../features/opportunities/index.ts'
import { loginFor } from '../../lib/login-for.ts'
import { OpportunityScreen } from './opportunity-screen.tsx'

/**
 * One quote (S2.016): its owner's, or shown to whoever has the token of its link. A guest without one goes to the
 * login; anything else that is not theirs is a page that does not exist.
 */
export const screen = defineScreen({
  Screen: OpportunityScreen,
  queries: ({ params, search }, env) => {
    const token = search.get('token')
    if (!token && env.shoppers.read().kind === 'guest') return []
    return [opportunityQuery(env, params.opportunityId ?? '', token)]
  },
  redirect: ({ search, url }, env) =>
    !search.get('token') && env.shoppers.read().kind === 'guest' ? loginFor(url) : undefined,
  head: ({ params, search }, env) => {
    const quote = cachedData(env, opportunityQuery(env, params.opportunityId ?? '', search.get('token')))
    return { title: quote ? env.t(quoteMessages.number, { number: quote.Number }) : '' }
  },
})
