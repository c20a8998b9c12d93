import { useQueryClient } from '@tanstack/react-query'
import { pickupCodeChecksum } from '../../../../facts/pickup-code.ts'
import { useEnv } from '../../api/env.tsx'
import { type DeskOrder, orders } from '../../api/orders.ts'
import { isProblem } from '../../api/problem.ts'
import { useOnline } from '../../lib/use-online.ts'

/** Numbers of orders, and whether they are only those that this device knows. */
type FoundPickups = { orderNos: readonly string[]; isOffline: boolean }

/**
 * Finds the orders that wait to be picked up with a code: by the shop, and where the signal is gone among the orders that this
 * device has read.
 */
export const useFindPickup = (): ((code: string) => Promise<FoundPickups>) => {
  const { call } = useEnv()
  const queries = useQueryClient()
  const isOnline = useOnline()
  const findKnown = (code: string): FoundPickups => {
    const checksum = pickupCodeChecksum(code)
    const known = queries.getQueriesData<{ data: DeskOrder }>({ queryKey: [orders.getDeskOrder] })
    const orderNos = known.flatMap(([, read]) =>
      read?.data.pickupCodeChecksum === checksum ? [read.data.orderNo] : [],
    )
    return { orderNos, isOffline: true }
  }
  return async (code) => {
    if (!isOnline) return findKnown(code)
    try {
      const { orderNos } = await call(orders.searchPickups, { body: { code } })
      return { orderNos, isOffline: false }
    } catch (caught) {
      if (isProblem(caught, 'network')) return findKnown(code)
      throw caught
    }
  }
}
