import { useQuery } from '@tanstack/react-query'
import { useEnv } from '../../api/env.tsx'
import { type VisitAsk, visitAsks } from './visit-asks.ts'

/** Whether the shopper has asked for this, and the way to say that it was done. */
export const useAsked = (what: VisitAsk) => {
  const { queries } = useEnv()
  const { data } = useQuery<VisitAsk | null>({
    queryKey: visitAsks,
    queryFn: () => null,
    enabled: false,
    initialData: null,
  })
  return { asked: data === what, done: () => queries.setQueryData(visitAsks, null) }
}
