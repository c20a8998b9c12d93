// @chunk goods
import { useQuery } from '@tanstack/react-query'
import { useEnv } from '../../../api/env.tsx'
import { useChosenStore } from '../../stores/index.ts'
import { stockQuery } from '../product-query.ts'

/** Most ids one call takes. */
const mostIds = 100

/** Stock of the products through the shopper's store, in one call; only in the browser, since it changes by the minute. */
export const useStock = (ids: readonly string[]) => {
  const env = useEnv()
  const { store } = useChosenStore()
  const asked = ids.slice(0, mostIds)
  const { data, isError } = useQuery({
    ...stockQuery(env, asked, store?.id ?? ''),
    enabled: store !== undefined && asked.length > 0,
    staleTime: 60_000,
  })
  return { store, stock: data, failed: isError }
}
