import type { Operation } from '../../kernel/operation.ts'
import { checkAddress } from '../checkout/address-rules.ts'
import { changeShipment, refuseReplaced } from '../checkout/change-shipment.ts'
import type { basketsContract } from '../contract.ts'
import { requireShipment } from '../shipments.ts'
import { basketView } from '../view.ts'
import { withBasket } from '../with-basket.ts'

/** Method, address and store of a shipment in one call, as clients with store pickup send them. */
export const updateShipmentForBasket = (async (ctx, { params, body }) => {
  const address = body.shippingAddress ? await checkAddress(ctx.site, body.shippingAddress) : undefined
  return basketView(
    ctx,
    await withBasket(ctx, params.basketId, {
      change: (basket) => {
        changeShipment(ctx, basket, requireShipment(basket, params.shipmentId), body, address)
      },
      verify: refuseReplaced(params.shipmentId, body.shippingMethod?.id),
    }),
  )
}) satisfies Operation<typeof basketsContract.updateShipmentForBasket>
