import { useQuery } from '@tanstack/react-query'
import { customerQuery } from '../../api/customers.ts'
import { useEnv } from '../../api/env.tsx'
import { useShopper } from '../../api/shopper.ts'

/** The signed-in customer's record; never asked for on behalf of guests (S6.010). */
export const useCustomer = () => {
  const env = useEnv()
  const { kind, customerId = '' } = useShopper()
  return useQuery({ ...customerQuery(env, customerId), enabled: kind === 'registered' && customerId !== '' })
}
