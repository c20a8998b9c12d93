import { useQuery } from '@tanstack/react-query'
import { baskets } from '../../api/baskets.ts'
import { useEnv } from '../../api/env.tsx'
import { query } from '../../api/query.ts'
import type { Basket } from '../../features/basket/index.ts'

/** The country's methods this page can lead to their end. */
export const usePaymentMethods = (basket: Basket) => {
  const env = useEnv()
  const { basketId, orderTotal } = basket
  const offered = query(env, baskets.getPaymentMethodsForBasket, { params: { basketId } })
  // What PayPal takes in dollars belongs to this total.
  const { data, isError, refetch } = useQuery({ ...offered, queryKey: [...offered.queryKey, orderTotal] })
  const works = (id: string) =>
    id === 'BANK_TRANSFER' ||
    id === 'PAYPAL' ||
    (id === 'CREDIT_CARD' && env.settings.cardFrameOrigin !== undefined)
  return {
    methods: data?.applicablePaymentMethods.filter(({ id }) => works(id)),
    failed: isError,
    retry: () => void refetch(),
  }
}
