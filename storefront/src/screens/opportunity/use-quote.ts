import { useMutation, useQuery } from '@tanstack/react-query'
import { useEnv } from '../../api/env.tsx'
import { opportunities, opportunityQuery } from '../../api/opportunities.ts'
import { basketQuery } from '../../features/basket/index.ts'
import type { Opportunity } from '../../features/opportunities/index.ts'
import { useNavigate, useRoute } from '../../lib/router/context.tsx'

/** While the desk works on it the page looks again by itself. */
const refetchMs = 10_000

const useQuoteKey = () => {
  const { params, search } = useRoute()
  return opportunityQuery(useEnv(), params.opportunityId ?? '', search.get('token'))
}

/** The quote of this page. */
export const useQuote = () =>
  useQuery({
    ...useQuoteKey(),
    refetchInterval: ({ state }) => (state.data?.State === 'requested' ? refetchMs : false),
  })

/** One kind of write; its answer is the quote from then on, and after a refusal it is looked at again. */
export const useQuoteWrite = <Input>(write: (input: Input) => Promise<Opportunity>) => {
  const { queries } = useEnv()
  const { queryKey } = useQuoteKey()
  return useMutation({
    scope: { id: 'opportunity' },
    mutationFn: write,
    onSuccess: (quote) => {
      queries.setQueryData(queryKey, quote)
      void queries.invalidateQueries({ queryKey: [opportunities.getOpportunities] })
    },
    onError: () => queries.invalidateQueries({ queryKey }),
  })
}

/** Says yes to the offer that is shown and goes to the cart. */
export const useAccept = (quote: Opportunity) => {
  const env = useEnv()
  const navigate = useNavigate()
  return useQuoteWrite(async () => {
    const { opportunity } = await env.call(opportunities.acceptOpportunity, {
      params: { opportunityId: quote.OpportunityId },
      body: quote.Revision === undefined ? {} : { Revision: quote.Revision },
    })
    await env.queries.invalidateQueries({ queryKey: basketQuery(env).queryKey })
    navigate('/cart')
    return opportunity
  })
}
