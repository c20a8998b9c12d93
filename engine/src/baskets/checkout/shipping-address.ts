import type { CountryCode } from '../../../../facts/countries.ts'
import { badRequest } from '../../kernel/problem.ts'
import { type Address, isAllPickedUp } from '../basket.ts'
import type { ShipmentOfBasket } from '../shipments.ts'

/**
 * Sets where a shipment goes. One that is picked up whole shows the store's address, and has this one for when something
 * is delivered. An address that says nothing takes the one there is away. Problem: 400 for another country than the basket's: prices, tax and trucks are its own.
 */
export const setShippingAddress = (
  basketCountry: CountryCode,
  shipment: ShipmentOfBasket,
  address: Address,
): void => {
  const country = address.countryCode ?? basketCountry
  if (country !== basketCountry) {
    throw badRequest(`The basket is delivered in ${basketCountry} only.`, { property: 'countryCode' })
  }
  const given = Object.keys(address).length > 0 ? { ...address, countryCode: country } : undefined
  const { chosen } = shipment
  if (isAllPickedUp(shipment)) {
    chosen.deliveryAddress = given
    return
  }
  chosen.shippingAddress = given
  chosen.shippingAddressOfStore = undefined
}
