import { useQuery } from '@tanstack/react-query'
import { useEnv } from '../../api/env.tsx'
import { useShopper } from '../../api/shopper.ts'
import type { Basket } from './basket.ts'
import { basketQuery } from './basket-query.ts'

/** The shopper's basket, asked for by the browser: null when there is none, undefined while it is not known. */
export const useBasket = () => {
  const env = useEnv()
  const { customerId } = useShopper()
  return useQuery<Basket | null>({ ...basketQuery(env), enabled: customerId !== undefined })
}
