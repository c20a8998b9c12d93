import { useQuery } from '@tanstack/react-query'
import { useEnv } from '../../api/env.tsx'
import { type VisitRequest, visitRequestKey } from './visit-requests.ts'

/** Whether the shopper has asked for this, and the way to say that it was done. */
export const useVisitRequest = (what: VisitRequest) => {
  const { queries } = useEnv()
  const { data } = useQuery<VisitRequest | null>({
    queryKey: visitRequestKey,
    queryFn: () => null,
    enabled: false,
    initialData: null,
  })
  return { asked: data === what, done: () => queries.setQueryData(visitRequestKey, null) }
}
