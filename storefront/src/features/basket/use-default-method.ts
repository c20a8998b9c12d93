import { useEffect, useRef } from 'react'
import { heldShipmentsOf } from '../../api/shipments.ts'
import { type Basket, linesOf } from './basket.ts'
import { useMethods, useUpdateMethod } from './use-methods.ts'

/**
 * A shipment that holds lines and has no method gets the default one as soon as the list of methods is loaded (S4.020);
 * undefined asks for nothing. Once per state of the basket, so that a refused method is not sent for ever.
 */
export const useDefaultMethod = (basket: Basket | undefined) => {
  const lacking =
    basket && linesOf(basket).length > 0
      ? heldShipmentsOf(basket).find(({ shipment }) => !shipment.shippingMethod)?.shipment.shipmentId
      : undefined
  const lacks = lacking !== undefined
  const { defaultId, isCurrent } = useMethods(lacks ? basket : undefined, lacking)
  const { mutate, isPending } = useUpdateMethod(lacking)
  const done = useRef<string>(undefined)
  const key =
    lacks && isCurrent && !isPending && basket ? `${basket.basketId} ${basket.lastModified}` : undefined
  useEffect(() => {
    if (!key || !defaultId || done.current === key) return
    done.current = key
    mutate(defaultId)
  }, [key, defaultId, mutate])
}
