import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useEnv } from '../../../api/env.tsx'
import { type BasketChange, changesKey } from './basket-changes.ts'

/** Hands over each change of the basket once. */
export const useBasketChanges = (take: (change: BasketChange) => void) => {
  const { queries } = useEnv()
  const { data } = useQuery<readonly BasketChange[]>({
    queryKey: changesKey,
    queryFn: () => [],
    enabled: false,
    initialData: [],
  })
  useEffect(() => {
    if (data.length === 0) return
    queries.setQueryData<readonly BasketChange[]>(changesKey, [])
    for (const change of data) take(change)
  }, [data, queries, take])
}
