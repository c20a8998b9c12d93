import type { Operation } from '../../kernel/operation.ts'
import type { basketsContract } from '../contract.ts'
import { chooseMethod } from '../checkout/pick-up.ts'
import { invalidShippingMethod } from '../problems.ts'
import { refuseOtherShipment } from '../checkout/shipping-address.ts'
import { basketView } from '../view.ts'
import { type BasketState, withBasket } from '../with-basket.ts'

/** Settling a basket replaces a method that cannot carry it: asked for by name, that is refused instead. */
export const refuseReplaced =
  (methodId: string) =>
  ({ calculation }: BasketState): void => {
    if (calculation.delivery?.methodId === methodId) return
    throw invalidShippingMethod(`The shipping method '${methodId}' cannot be used for this basket.`, {
      shippingMethodId: methodId,
    })
  }

/** Chooses a method that can carry the basket; the pickup method picks every line up. Problem: 400 for any other. */
export const updateShippingMethodForShipment = (async (ctx, { params, body }) => {
  refuseOtherShipment(params.shipmentId)
  return basketView(
    ctx,
    await withBasket(ctx, params.basketId, {
      change: (basket) => {
        chooseMethod(basket, ctx.site.shipping.methods, body.id)
      },
      verify: refuseReplaced(body.id),
    }),
  )
}) satisfies Operation<typeof basketsContract.updateShippingMethodForShipment>
