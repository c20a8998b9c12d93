import { badRequest } from '../../kernel/problem.ts'
import { type Address, type Basket, isAllPickedUp } from '../basket.ts'
import { shipmentNotFound } from '../problems.ts'

/** There is one shipment. Problem: 404. */
export const refuseOtherShipment = (shipmentId: string): void => {
  if (shipmentId !== 'me') {
    throw shipmentNotFound(`No shipment with ID '${shipmentId}' could be found.`, { shipmentId })
  }
}

/**
 * Sets where the basket goes. A basket that is picked up whole shows the store's address, and has this one for when
 * something is delivered. Problem: 400 for another country than the basket's: prices, tax and trucks are its own.
 */
export const setShippingAddress = (basket: Basket, address: Address): void => {
  const country = address.countryCode ?? basket.country
  if (country !== basket.country) {
    throw badRequest(`The basket is delivered in ${basket.country} only.`, { property: 'countryCode' })
  }
  const given = { ...address, countryCode: country }
  if (isAllPickedUp(basket)) {
    basket.deliveryAddress = given
    return
  }
  basket.shippingAddress = given
  basket.shippingAddressOfStore = undefined
}
