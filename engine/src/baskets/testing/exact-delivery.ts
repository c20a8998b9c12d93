import type { BasketLine } from '../basket.ts'
import type { PricingInputs } from '../prices/calculation.ts'
import { of, roundHalfUp, times } from './fractions.ts'

export type ExactBasket = {
  lines: BasketLine[]
  shippingMethodId?: string
  furtherShipments?: { id: string; shippingMethodId?: string }[]
}

/** The shipments of a basket with what their methods cost before promotions, as the tests' tables say. */
export const deliveriesOf = (basket: ExactBasket, inputs: PricingInputs) =>
  [{ id: 'me', shippingMethodId: basket.shippingMethodId }, ...(basket.furtherShipments ?? [])].map(
    ({ id, shippingMethodId: method }) => {
      const lines = basket.lines.filter((one) => (one.shipmentId ?? 'me') === id)
      const km = inputs.dispatches.get(id)!.km
      const empty = inputs.severalShipments && method !== undefined ? 0n : undefined
      const price = lines.length === 0 ? empty : deliveryPrice(lines, method, BigInt(km), inputs)
      return { lines, km, price, methodKind: method === 'crane' ? 'truckWithCrane' : method }
    },
  )

/** The price of a method by the tables of the tests; undefined where it cannot carry the lines. */
const deliveryPrice = (
  lines: readonly BasketLine[],
  shippingMethodId: string | undefined,
  km: bigint,
  inputs: PricingInputs,
): bigint | undefined => {
  const delivered = lines.filter((one) => !one.pickUp)
  let delivery: bigint | undefined
  const pickedUp = lines.length > 0 && delivered.length === 0
  if (pickedUp && shippingMethodId === 'store-pickup') delivery = 0n
  if (delivered.length > 0 && shippingMethodId !== undefined && shippingMethodId !== 'store-pickup') {
    let grams = 0n
    let longest = 0
    for (const one of delivered) {
      const goods = inputs.goods.get(one.productId)!
      const weight = BigInt(goods.weightGrams) * BigInt(one.quantity)
      grams += one.lengthMm ? roundHalfUp(times(of(weight), of(one.lengthMm, 1000))) : weight
      longest = Math.max(longest, one.lengthMm ?? goods.longestSideMm ?? goods.lengthMm ?? 0)
    }
    if (shippingMethodId === 'courier') {
      const carried = delivered.every((one) => inputs.goods.get(one.productId)!.courier)
      if (carried && grams <= 20_000n && longest <= 1200) delivery = 350n + km * 15n
    } else if (longest <= 12_200) {
      const crane = shippingMethodId === 'crane'
      if (grams <= 1_000_000n && longest <= 3200) delivery = 1200n + km * 75n + (crane ? 2000n : 0n)
      else {
        const trips = grams === 0n ? 1n : (grams + 19_999_999n) / 20_000_000n
        delivery = (11_000n + km * 240n + (crane ? 6025n : 0n)) * trips
      }
    }
  }
  return delivery
}
