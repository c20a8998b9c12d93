import { useQuery } from '@tanstack/react-query'
import { baskets } from '../../api/baskets.ts'
import { useEnv } from '../../api/env.tsx'
import { query } from '../../api/query.ts'
import type { Basket } from '../basket/index.ts'

/** What the engine offers for this basket. What PayPal takes in dollars belongs to its total. */
export const useOfferedMethods = ({ basketId, orderTotal }: Basket) => {
  const offered = query(useEnv(), baskets.getPaymentMethodsForBasket, { params: { basketId } })
  return useQuery({ ...offered, queryKey: [...offered.queryKey, orderTotal] })
}
