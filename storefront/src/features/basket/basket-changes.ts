import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type Env, useEnv } from '../../api/env.tsx'
import type { Basket } from './basket.ts'

/** What a write of the shopper did: the basket before and after it, and the products it was about. */
export type BasketChange = { before: Basket; after: Basket; productIds: readonly string[] }

const key = ['basket-changes'] as const

/** Notes a change for whoever counts them; it waits until somebody does. */
export const noteChange = ({ queries }: Env, change: BasketChange) =>
  queries.setQueryData<readonly BasketChange[]>(key, (known = []) => [...known, change])

/** Hands over each change of the basket once. */
export const useBasketChanges = (take: (change: BasketChange) => void) => {
  const { queries } = useEnv()
  const { data } = useQuery<readonly BasketChange[]>({
    queryKey: key,
    queryFn: () => [],
    enabled: false,
    initialData: [],
  })
  useEffect(() => {
    if (data.length === 0) return
    queries.setQueryData<readonly BasketChange[]>(key, [])
    for (const change of data) take(change)
  }, [data, queries, take])
}
