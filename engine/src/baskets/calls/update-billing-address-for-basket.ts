import type { Operation } from '../../kernel/operation.ts'
import { checkTaxpayer } from '../../taxpayers/index.ts'
import { checkAddress } from '../checkout/address-rules.ts'
import { setShippingAddress } from '../checkout/shipping-address.ts'
import type { basketsContract } from '../contract.ts'
import { firstShipmentId, requireShipment } from '../shipments.ts'
import { basketView } from '../view.ts'
import { withBasket } from '../with-basket.ts'

/** Billing address and taxpayer; with `useAsShipping` the first shipment goes there too. */
export const updateBillingAddressForBasket = (async (ctx, { params, query, body }) => {
  return basketView(
    ctx,
    await withBasket(ctx, params.basketId, {
      change: async (basket) => {
        // Who pays may live anywhere; where goods are brought is a place the shop delivers to.
        const address = await checkAddress(ctx.site, body, query.useAsShipping ? undefined : basket.country)
        basket.billingAddress = { ...address, countryCode: address.countryCode ?? basket.country }
        basket.taxpayer = await checkTaxpayer(basket.billingAddress.countryCode ?? basket.country, body)
        if (query.useAsShipping === true) {
          setShippingAddress(basket.country, requireShipment(basket, firstShipmentId), address)
        }
      },
    }),
  )
}) satisfies Operation<typeof basketsContract.updateBillingAddressForBasket>
