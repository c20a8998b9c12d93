import type { Operation } from '../../kernel/operation.ts'
import { checkAddress } from '../checkout/address-rules.ts'
import { chooseMethod } from '../checkout/pick-up.ts'
import { refuseOtherShipment, setShippingAddress } from '../checkout/shipping-address.ts'
import type { basketsContract } from '../contract.ts'
import { chooseStore } from '../lines/change-lines.ts'
import { applyGiftRequest } from '../lines/gift-rules.ts'
import { basketView } from '../view.ts'
import { withBasket } from '../with-basket.ts'
import { refuseReplaced } from './update-shipping-method-for-shipment.ts'

/** Method, address and store of the shipment in one call, as clients with store pickup send them. */
export const updateShipmentForBasket = (async (ctx, { params, body }) => {
  refuseOtherShipment(params.shipmentId)
  const address = body.shippingAddress ? await checkAddress(ctx.site, body.shippingAddress) : undefined
  const methodId = body.shippingMethod?.id
  const storeId = body.c_fromStoreId ?? undefined
  return basketView(
    ctx,
    await withBasket(ctx, params.basketId, {
      change: (basket) => {
        if (methodId !== undefined) chooseMethod(basket, ctx.site.shipping.methods, methodId, storeId)
        else chooseStore(basket, storeId)
        basket.gift = applyGiftRequest(basket.gift, body)
        if (address) setShippingAddress(basket, address)
      },
      ...(methodId === undefined ? {} : { verify: refuseReplaced(methodId) }),
    }),
  )
}) satisfies Operation<typeof basketsContract.updateShipmentForBasket>
