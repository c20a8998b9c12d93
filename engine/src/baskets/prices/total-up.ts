import type {
  CalculatedDelivery,
  CalculatedLine,
  CalculatedShipment,
  LinePrice,
  OptionPrice,
  Totals,
} from './calculation.ts'

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/** Every amount of some lines: of the products, then of what was chosen along with them. */
export const goodsOf = (
  lines: readonly CalculatedLine[],
): { prices: LinePrice[]; chosen: OptionPrice[] } => ({
  prices: lines.flatMap(({ price }) => price ?? []),
  chosen: lines.flatMap(({ options }) => options.flatMap(({ price }) => price ?? [])),
})

/** Undefined as long as one delivery is not known, and where there is no delivery. */
const deliveryTotalsOf = (deliveries: readonly (CalculatedDelivery | undefined)[]) => {
  const known = deliveries.filter((one) => one !== undefined)
  if (known.length === 0 || known.length < deliveries.length) return undefined
  return {
    afterMinor: sum(known.map(({ afterMinor }) => afterMinor)),
    taxMinor: sum(known.map(({ taxMinor }) => taxMinor)),
    adjustedTaxMinor: sum(known.map(({ adjustedTaxMinor }) => adjustedTaxMinor)),
  }
}

/** What some lines and their deliveries cost together: those of one shipment, or of them all. */
export const totalUp = (
  lines: readonly CalculatedLine[],
  deliveries: readonly (CalculatedDelivery | undefined)[],
): Totals => {
  const { prices, chosen } = goodsOf(lines)
  const goods = [...prices, ...chosen]
  const deliveryTotals = deliveryTotalsOf(deliveries)
  const productTotalMinor = sum(goods.map(({ afterOrderMinor }) => afterOrderMinor))
  const adjustedMerchandizeTaxMinor = sum(goods.map(({ adjustedTaxMinor }) => adjustedTaxMinor))
  return {
    productSubTotalMinor: sum([
      ...prices.map(({ afterItemMinor }) => afterItemMinor),
      ...chosen.map(({ priceMinor }) => priceMinor),
    ]),
    productTotalMinor,
    merchandizeTaxMinor: sum(goods.map(({ taxMinor }) => taxMinor)),
    adjustedMerchandizeTaxMinor,
    deliveryTotals,
    taxTotalMinor: deliveryTotals && adjustedMerchandizeTaxMinor + deliveryTotals.adjustedTaxMinor,
    totalMinor: deliveryTotals && productTotalMinor + deliveryTotals.afterMinor,
  }
}

/** The deliveries that a basket waits for: a shipment that holds nothing holds up no total. */
export const deliveriesOf = (shipments: readonly CalculatedShipment[]) =>
  shipments.filter(({ lines }) => lines.length > 0).map(({ delivery }) => delivery)
