import { useEffect, useRef } from 'react'
import { baskets } from '../../api/baskets.ts'
import { type Basket, linesOf, useBasketWrite } from '../../features/basket/index.ts'
import { useMethods } from './use-methods.ts'

/**
 * A shipment without a method gets the default one as soon as the list is there (S4.020). It waits for the address:
 * what a truck costs depends on the place.
 */
export const useDefaultMethod = (basket: Basket | undefined) => {
  const [shipment] = basket?.shipments ?? []
  const lacks = basket !== undefined && linesOf(basket).length > 0 && !shipment?.shippingMethod
  const wanted = lacks && shipment?.shippingAddress !== undefined
  const { defaultId, isCurrent } = useMethods(wanted ? basket : undefined)
  const { mutate } = useBasketWrite((env, basketId, id: string) =>
    env.call(baskets.updateShippingMethodForShipment, {
      params: { basketId, shipmentId: 'me' },
      body: { id },
    }),
  )
  const done = useRef<string>(undefined)
  const key = wanted && isCurrent && defaultId ? `${basket.basketId} ${basket.lastModified}` : undefined
  useEffect(() => {
    if (!key || !defaultId || done.current === key) return
    done.current = key
    mutate(defaultId)
  }, [key, defaultId, mutate])
}
