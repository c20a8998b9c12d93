import { defaultOption } from '../../shipping/index.ts'
import type { Store } from '../../stores/index.ts'
import { type Address, type Basket, isAllPickedUp } from '../basket.ts'
import { calculateBasket } from '../prices/calculate-basket.ts'
import { optionsFor } from '../prices/calculate-delivery.ts'
import { type BasketInputs, storeOf } from '../prices/load-pricing-inputs.ts'
import { type ShipmentOfBasket, shipmentsOf } from '../shipments.ts'

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
 * Makes method and address of each shipment fit its lines again after a change: everything picked up means the pickup
 * method and the store's address; otherwise the shopper's own comes back, and a method that cannot carry the lines gives way
 * to the default.
 */
export const settleShipments = (basket: Basket, inputs: BasketInputs): void => {
  for (const shipment of shipmentsOf(basket)) {
    if (isAllPickedUp(shipment)) pickUpAtStore(shipment, inputs)
    else deliver(basket, shipment, inputs)
  }
}

const pickUpAtStore = ({ chosen, lines }: ShipmentOfBasket, { stock, shipping }: BasketInputs) => {
  const store = storeOf(stock, lines[0]?.storeId)
  if (!chosen.shippingAddressOfStore) chosen.deliveryAddress ??= chosen.shippingAddress
  chosen.shippingAddress = store && addressOf(store)
  chosen.shippingAddressOfStore = true
  chosen.shippingMethodId = shipping.methods.find(({ kind }) => kind === 'pickup')?.id
}

const deliver = (basket: Basket, { id, chosen }: ShipmentOfBasket, inputs: BasketInputs) => {
  if (chosen.shippingAddressOfStore) {
    chosen.shippingAddress = chosen.deliveryAddress
    chosen.shippingAddressOfStore = undefined
    chosen.deliveryAddress = undefined
  }
  if (chosen.shippingMethodId === undefined) return
  const calculated = calculateBasket(basket, inputs).shipments.find((one) => one.id === id)
  const options = calculated ? optionsFor(calculated, inputs) : []
  if (options.some(({ methodId }) => methodId === chosen.shippingMethodId)) return
  chosen.shippingMethodId = defaultOption(inputs.shipping, options)?.methodId
}
