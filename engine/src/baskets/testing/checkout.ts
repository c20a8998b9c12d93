import type { Answered, BasketShop, Caller } from '../testing.ts'

type Method = { id: string; price: number; c_deliveryDate: string; c_vehicle: string; c_trips: number }
export const methodsOf = (body: Answered) => body.applicableShippingMethods as unknown as Method[]
export const shipment = (body: Answered) =>
  (body.shipments as unknown as Record<string, Record<string, unknown>>[])[0] ?? {}
export const lines = (body: Answered) => body.productItems as unknown as Record<string, unknown>[]

export const home = {
  firstName: 'Marta',
  lastName: 'Rivas',
  phone: '70123456',
  address1: 'Colonia Escalón, casa 12',
  city: 'San Salvador',
  stateCode: 'SV-san-salvador',
  countryCode: 'SV',
  c_divisionId: 'SV-san-salvador--san-salvador-centro--san-salvador',
  c_coordinates: '13.70220,-89.24310',
}
export const ahuachapan = {
  ...home,
  city: 'Ahuachapán',
  stateCode: 'SV-ahuachapan',
  c_divisionId: undefined,
}

/** A customer with these lines in a basket, as it was last shown. */
export const basketWith = async (
  shop: BasketShop,
  ...items: unknown[]
): Promise<{ ana: Caller; id: string; body: Answered }> => {
  const ana = await shop.customer()
  const id = await ana.basket()
  return { ana, id, body: await ana.add(id, ...items) }
}
