import type { Operation } from '../../kernel/operation.ts'
import { forbidden } from '../../kernel/problem.ts'
import type { basketsContract } from '../contract.ts'
import { firstShipmentId, requireShipment } from '../shipments.ts'
import { basketView } from '../view.ts'
import { withBasket } from '../with-basket.ts'

/** Takes a further shipment away with all that goes in it. The first one stays: 403. Others are not there: 404. */
export const removeShipmentFromBasket = (async (ctx, { params: { basketId, shipmentId } }) =>
  basketView(
    ctx,
    await withBasket(ctx, basketId, {
      change: (basket) => {
        const { id, lines } = requireShipment(basket, shipmentId)
        if (id === firstShipmentId) {
          throw forbidden("The shipment 'me' cannot be removed.", { shipmentId })
        }
        basket.lines = basket.lines.filter((line) => !lines.includes(line))
        basket.furtherShipments = basket.furtherShipments?.filter((one) => one.id !== id)
      },
    }),
  )) satisfies Operation<typeof basketsContract.removeShipmentFromBasket>
