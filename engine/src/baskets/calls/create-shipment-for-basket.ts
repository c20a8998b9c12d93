import type { Operation } from '../../kernel/operation.ts'
import { checkAddress } from '../checkout/address-rules.ts'
import { changeShipment, openShipment, refuseReplaced } from '../checkout/change-shipment.ts'
import type { clientContract } from '../client-contract.ts'
import { basketView } from '../view.ts'
import { withBasket } from '../with-basket.ts'

/**
 * Opens a further shipment, with what the request says of it. Problem: 400 naming the shipment there is where the shop allows
 * one.
 */
export const createShipmentForBasket = (async (ctx, { params, body }) => {
  const address = body.shippingAddress ? await checkAddress(ctx.site, body.shippingAddress) : undefined
  const shipmentId = body.shipmentId ?? ctx.newId.hex()
  return basketView(
    ctx,
    await withBasket(ctx, params.basketId, {
      change: (basket) => {
        changeShipment(ctx, basket, openShipment(ctx, basket, shipmentId), body, address)
      },
      verify: refuseReplaced(shipmentId, body.shippingMethod?.id),
    }),
  )
}) satisfies Operation<typeof clientContract.createShipmentForBasket>
