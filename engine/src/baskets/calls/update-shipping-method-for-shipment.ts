import type { Operation } from '../../kernel/operation.ts'
import { refuseReplaced } from '../checkout/change-shipment.ts'
import { chooseMethod } from '../checkout/pick-up.ts'
import type { basketsContract } from '../contract.ts'
import { requireShipment } from '../shipments.ts'
import { basketView } from '../view.ts'
import { withBasket } from '../with-basket.ts'

/** Chooses a method that can carry the shipment; the pickup method picks every line up. Problem: 400 for any other. */
export const updateShippingMethodForShipment = (async (ctx, { params, body }) =>
  basketView(
    ctx,
    await withBasket(ctx, params.basketId, {
      change: (basket) => {
        chooseMethod(requireShipment(basket, params.shipmentId), ctx.site.shipping.methods, body.id)
      },
      verify: refuseReplaced(params.shipmentId, body.id),
    }),
  )) satisfies Operation<typeof basketsContract.updateShippingMethodForShipment>
