import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { baskets } from '../../api/baskets.ts'
import { useEnv } from '../../api/env.tsx'
import { query } from '../../api/query.ts'
import { heldShipmentsOf } from '../../api/shipments.ts'
import type { Basket } from './basket.ts'
import { useBasketWrite } from './use-basket-write.ts'

/**
 * The methods a shipment of the basket can take as it is, with price and day. Asked again after every change of the basket; until the
 * answer the list of before stands (`isCurrent` false), or whoever is in it would lose the focus and their next press.
 */
export const useMethods = (basket: Basket | undefined, shipmentId = 'me') => {
  const env = useEnv()
  const asked = query(env, baskets.getShippingMethodsForShipment, {
    params: { basketId: basket?.basketId ?? '', shipmentId },
  })
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...asked,
    queryKey: [...asked.queryKey, basket?.lastModified],
    enabled: basket !== undefined,
    placeholderData: keepPreviousData,
  })
  const held = basket && heldShipmentsOf(basket).find(({ shipment }) => shipment.shipmentId === shipmentId)
  const pickedUp = held !== undefined && !held.isBrought
  const methods = data?.applicableShippingMethods.filter(
    ({ c_kind: kind }) => (kind === 'pickup') === pickedUp,
  )
  return {
    methods,
    defaultId: data?.defaultShippingMethodId ?? methods?.[0]?.id,
    isCurrent: !isPlaceholderData,
    failed: isError,
    retry: () => void refetch(),
  }
}

/** Chooses the method of a shipment by its id. */
export const useUpdateMethod = (shipmentId = 'me') =>
  useBasketWrite((env, basketId, id: string) =>
    env.call(baskets.updateShippingMethodForShipment, {
      params: { basketId, shipmentId },
      body: { id },
    }),
  )
