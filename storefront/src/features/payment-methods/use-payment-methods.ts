import { useEnv } from '../../api/env.tsx'
import type { Basket } from '../basket/index.ts'
import { paymentMethodOf } from './methods.ts'
import { useOfferedMethods } from './use-offered-methods.ts'

/** The country's methods this page can lead to their end. */
export const usePaymentMethods = (basket: Basket) => {
  const { settings } = useEnv()
  const { data, isError, refetch } = useOfferedMethods(basket)
  const works = (id: string) => {
    const method = paymentMethodOf(id)
    return method !== undefined && (method.works?.(settings) ?? true)
  }
  return {
    methods: data?.applicablePaymentMethods.filter(({ id }) => works(id)),
    failed: isError,
    retry: () => void refetch(),
  }
}
