import { forbidden } from '../../kernel/problem.ts'
import type { Operation } from '../../kernel/operation.ts'
import type { basketsContract } from '../contract.ts'
import { refuseOtherShipment } from '../checkout/shipping-address.ts'
import { loadBasket } from '../with-basket.ts'

/** The one shipment a basket has cannot be taken away: 403. Others are not there: 404. */
export const removeShipmentFromBasket = (async (ctx, { params }) => {
  await loadBasket(ctx, params.basketId)
  refuseOtherShipment(params.shipmentId)
  throw forbidden("The shipment 'me' cannot be removed.", { shipmentId: params.shipmentId })
}) satisfies Operation<typeof basketsContract.removeShipmentFromBasket>
