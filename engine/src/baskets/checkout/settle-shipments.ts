import { defaultOption } from '../../shipping/index.ts'
import type { Store } from '../../stores/index.ts'
import { type Address, type Basket, isAllPickedUp } from '../basket.ts'
import { calculateBasket, optionsFor } from '../prices/calculate-basket.ts'
import { type BasketInputs, storeOf } from '../prices/load-pricing-inputs.ts'

const addressOf = (store: Store): Address => ({
  companyName: store.name,
  phone: store.phone,
  address1: store.address1,
  city: store.cityName,
  stateCode: store.divisionLevel1,
  postalCode: store.postalCode,
  countryCode: store.countryCode,
  divisionId: store.divisionLevel3 ?? store.divisionLevel2,
})

/**
 * Makes method and address fit the lines again after a change: everything picked up means the pickup method and the
 * store's address; otherwise the shopper's own comes back, and a method that cannot carry the basket gives way to the default.
 */
export const settleShipment = (basket: Basket, inputs: BasketInputs): void => {
  if (isAllPickedUp(basket)) {
    const store = storeOf(inputs.stock, basket.lines[0]?.storeId)
    if (!basket.shippingAddressOfStore) basket.deliveryAddress ??= basket.shippingAddress
    basket.shippingAddress = store && addressOf(store)
    basket.shippingAddressOfStore = true
    basket.shippingMethodId = inputs.shipping.methods.find(({ kind }) => kind === 'pickup')?.id
    return
  }
  if (basket.shippingAddressOfStore) {
    basket.shippingAddress = basket.deliveryAddress
    basket.shippingAddressOfStore = undefined
    basket.deliveryAddress = undefined
  }
  if (basket.shippingMethodId === undefined) return
  const options = optionsFor(calculateBasket(basket, inputs), inputs)
  if (options.some(({ methodId }) => methodId === basket.shippingMethodId)) return
  basket.shippingMethodId = defaultOption(inputs.shipping, options)?.methodId
}
