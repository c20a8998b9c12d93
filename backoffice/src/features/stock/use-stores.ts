import { useQuery } from '@tanstack/react-query'
import { useEnv } from '../../api/env.tsx'
import { inventory, type StockList } from '../../api/inventory.ts'
import { useSession } from '../../api/session.ts'
import { usePlace } from '../place/index.ts'

const minutes = 60_000

/** The stores whose stock a person sees, all of them and those of the country where they work now. */
export const useStores = () => {
  const { call } = useEnv()
  const { can, storeName } = useSession()
  const { country } = usePlace()
  const lists = useQuery({
    queryKey: [inventory.getInventoryLists],
    queryFn: () => call(inventory.getInventoryLists),
    enabled: can('sfcc.inventory.availability'),
    staleTime: 5 * minutes,
  })
  const all: readonly StockList[] = lists.data?.data ?? []
  return {
    all,
    here: country ? all.filter((one) => one.country === country) : all,
    nameOf: storeName,
    error: lists.error,
    isPending: lists.isPending,
    retry: () => void lists.refetch(),
  }
}
