import type { Operation } from '../../kernel/operation.ts'
import type { clientContract } from '../client-contract.ts'
import { shipmentQuotaExceeded } from '../problems.ts'
import { loadBasket } from '../with-basket.ts'

/**
 * A basket has one shipment, `me`: each line says itself whether it is picked up, and where. Problem: 400 naming the
 * shipment there is.
 */
export const createShipmentForBasket = (async (ctx, { params }) => {
  await loadBasket(ctx, params.basketId)
  throw shipmentQuotaExceeded("A basket has one shipment: use 'me'.", {
    basketId: params.basketId,
    shipmentId: 'me',
  })
}) satisfies Operation<typeof clientContract.createShipmentForBasket>
