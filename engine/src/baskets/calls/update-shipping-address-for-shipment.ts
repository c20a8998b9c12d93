import type { Operation } from '../../kernel/operation.ts'
import { checkAddress } from '../checkout/address-rules.ts'
import { setShippingAddress } from '../checkout/shipping-address.ts'
import type { basketsContract } from '../contract.ts'
import { requireShipment } from '../shipments.ts'
import { basketView } from '../view.ts'
import { withBasket } from '../with-basket.ts'

/** Delivery address; with `useAsBilling` the invoice goes there too. */
export const updateShippingAddressForShipment = (async (ctx, { params, query, body }) => {
  const address = await checkAddress(ctx.site, body)
  return basketView(
    ctx,
    await withBasket(ctx, params.basketId, {
      change: (basket) => {
        setShippingAddress(basket.country, requireShipment(basket, params.shipmentId), address)
        if (query.useAsBilling === true) {
          basket.billingAddress = { ...address, countryCode: address.countryCode ?? basket.country }
        }
      },
    }),
  )
}) satisfies Operation<typeof basketsContract.updateShippingAddressForShipment>
