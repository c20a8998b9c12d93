import { expect, test } from 'vitest'
import type { RunningPromotion } from '../../promotions/index.ts'
import { inputsOf, line, sellable } from '../testing/pricing-inputs.ts'
import { calculateBasket } from './calculate-basket.ts'
import type { Calculation } from './calculation.ts'

const roofing = sellable({
  sku: 'L',
  sellMode: 'cut',
  cut: { minMm: 1000, maxMm: 12_000, stepMm: 50, minTotalMm: 30_000 },
  weightGrams: 4400,
  courier: false,
  prices: [
    { minQuantity: 1000, amountMinor: 845, listMinor: null },
    { minQuantity: 50_000, amountMinor: 820, listMinor: null },
    { minQuantity: 500_000, amountMinor: null, listMinor: null },
  ],
})

const deliveryOf = ({ shipments }: Calculation) => shipments[0]?.delivery

test('[S3.007] a cut line costs the rounded piece times the pieces; the unit price is the metre', () => {
  const [first] = calculateBasket(
    { lines: [line({ productId: 'L', quantity: 3, lengthMm: 4350 })] },
    inputsOf([roofing]),
  ).lines
  // 8.45 × 4.35 m = 36.7575 → 36.76 a piece
  expect(first?.price).toMatchObject({ unitMinor: 845, pieceMinor: 3676, priceMinor: 11_028 })
})

test('a tier counts the metres of all lines of the SKU, not of one line', () => {
  const lines = [
    line({ productId: 'L', quantity: 5, lengthMm: 6000 }),
    line({ itemId: 'j', productId: 'L', quantity: 5, lengthMm: 4000 }),
  ]
  const units = calculateBasket({ lines }, inputsOf([roofing])).lines.map((one) => one.price?.unitMinor)
  expect(units).toEqual([820, 820])
})

test('[S1.034] from the quantity that is sold by quote only, the line has no price and the cart is a quote', () => {
  const calculation = calculateBasket(
    { lines: [line({ productId: 'L', quantity: 100, lengthMm: 5000 }), line({ itemId: 'j' })] },
    inputsOf([roofing, sellable({})]),
  )
  expect(calculation.lines.map(({ status }) => status)).toEqual(['quote', 'purchasable'])
  expect(calculation.lines[0]?.price).toBeUndefined()
  expect(calculation.kind).toEqual({ isProductQuote: false, isProductFinished: false, isMixedCart: true })
  expect(calculation.productTotalMinor).toBe(1000)
})

test('[S1.034] an agreed price makes a quoted line purchasable, takes no promotion and ends at the border', () => {
  const agreed = { pieceMinor: 777, country: 'SV' as const }
  const everything: RunningPromotion = {
    id: 'p',
    rule: { class: 'item', products: {}, discount: { type: 'percentage', percent: 50 } },
  }
  const made = sellable({ sellMode: 'quote', prices: [] })
  const here = calculateBasket({ lines: [line({ agreed, quantity: 2 })] }, inputsOf([made], [everything]))
  expect(here.kind.isProductFinished).toBe(true)
  expect(here.productTotalMinor).toBe(1554)
  const there = calculateBasket({ lines: [line({ agreed })] }, inputsOf([made], [], 'GT'))
  expect(there.kind.isProductQuote).toBe(true)
})

test('[S3.008] missing metres are the minimum less the total of all lines of the SKU, never below 0', () => {
  const lines = [
    line({ productId: 'L', quantity: 3, lengthMm: 3650 }),
    line({ itemId: 'j', productId: 'L', quantity: 1, lengthMm: 1000 }),
  ]
  expect(calculateBasket({ lines }, inputsOf([roofing])).lengths).toEqual([
    { sku: 'L', totalMm: 11_950, missingMm: 18_050 },
  ])
  const enough = [line({ productId: 'L', quantity: 30, lengthMm: 3650 })]
  expect(calculateBasket({ lines: enough }, inputsOf([roofing])).lengths[0]?.missingMm).toBe(0)
})

test('total and tax are unknown until a method that can carry the basket is chosen', () => {
  const lines = [line({ productId: 'L', quantity: 10, lengthMm: 6000 })]
  const without = calculateBasket({ lines }, inputsOf([roofing]))
  expect([without.totalMinor, without.taxTotalMinor, deliveryOf(without)]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  const courier = calculateBasket({ lines, shippingMethodId: 'courier' }, inputsOf([roofing]))
  expect(deliveryOf(courier)).toBeUndefined()
  // 6 m needs the long vehicle: 110 + 15 × 2.40
  const truck = calculateBasket({ lines, shippingMethodId: 'truck' }, inputsOf([roofing]))
  expect(deliveryOf(truck)).toMatchObject({ priceMinor: 14_600, vehicleId: 'rastra', trips: 1 })
  expect(truck.totalMinor).toBe(truck.productTotalMinor + 14_600)
})

test('only lines to be delivered count for the vehicle; all picked up costs nothing', () => {
  const long = line({ productId: 'L', quantity: 1, lengthMm: 8000, pickUp: true })
  const small = line({ itemId: 'j' })
  const mixed = calculateBasket(
    { lines: [long, small], shippingMethodId: 'courier' },
    inputsOf([roofing, sellable({})]),
  )
  expect(deliveryOf(mixed)?.vehicleId).toBe('moto')
  const picked = calculateBasket({ lines: [long], shippingMethodId: 'store-pickup' }, inputsOf([roofing]))
  expect(deliveryOf(picked)?.priceMinor).toBe(0)
  expect(picked.totalMinor).toBe(picked.productTotalMinor)
})

test('a load above the largest vehicle goes in several trips', () => {
  const heavy = sellable({ weightGrams: 45_360, longestSideMm: 6000, courier: false })
  const calculation = calculateBasket(
    { lines: [line({ quantity: 1000 })], shippingMethodId: 'truck' },
    inputsOf([heavy]),
  )
  expect(deliveryOf(calculation)).toMatchObject({ trips: 3, priceMinor: 3 * 14_600 })
})

const engraved = sellable({
  options: [
    {
      id: 'engraving',
      name: 'Grabado',
      description: '',
      values: [
        { id: 'none', name: 'Sin grabado', pieceMinor: 0, isDefault: true },
        { id: 'initials', name: 'Iniciales', pieceMinor: 250, isDefault: false },
      ],
    },
  ],
})
const initials = [{ optionId: 'engraving', valueId: 'initials' }]

test('an option has a price beside its line, takes no item promotion and shares the order’s', () => {
  const half: RunningPromotion = {
    id: 'p',
    rule: { class: 'item', products: {}, discount: { type: 'percentage', percent: 50 } },
  }
  const tenth: RunningPromotion = {
    id: 'o',
    rule: { class: 'order', discount: { type: 'percentage', percent: 10 } },
  }
  const { lines, productSubTotalMinor, productTotalMinor } = calculateBasket(
    { lines: [line({ quantity: 2, options: initials })] },
    inputsOf([engraved], [half, tenth]),
  )
  expect(lines[0]?.price).toMatchObject({ priceMinor: 2000, afterItemMinor: 1000, afterOrderMinor: 900 })
  expect(lines[0]?.options.map(({ price }) => price)).toMatchObject([
    { pieceMinor: 250, priceMinor: 500, afterOrderMinor: 450 },
  ])
  expect([productSubTotalMinor, productTotalMinor]).toEqual([1500, 1350])
})

test('a line without a choice takes the default, one whose choice is gone is unavailable', () => {
  const statusOf = (options: { optionId: string; valueId: string }[] | undefined) => {
    const [first] = calculateBasket({ lines: [line({ options })] }, inputsOf([engraved])).lines
    return [first?.status, first?.options.map(({ value }) => value.id)]
  }
  expect(statusOf(undefined)).toEqual(['purchasable', ['none']])
  expect(statusOf([{ optionId: 'engraving', valueId: 'portrait' }])).toEqual(['unavailable', []])
})

test('an agreed price is that of the piece with everything chosen along with it', () => {
  const agreed = { pieceMinor: 777, country: 'SV' as const }
  const { lines, productTotalMinor } = calculateBasket(
    { lines: [line({ agreed, quantity: 2, options: initials })] },
    inputsOf([engraved]),
  )
  expect(lines[0]?.options).toMatchObject([{ value: { id: 'initials' }, price: { priceMinor: 0 } }])
  expect(productTotalMinor).toBe(1554)
})

/** One piece by truck in the first shipment, and one in another. */
const inTwo = (id: string, promotion: RunningPromotion) =>
  calculateBasket(
    {
      lines: [line({}), line({ itemId: 'j', shipmentId: id })],
      shippingMethodId: 'truck',
      furtherShipments: [{ id, shippingMethodId: 'truck' }],
    },
    inputsOf([sellable({})], [promotion]),
  )

test('[G2.012] what is taken off within a zone asks that every delivery lie in it', () => {
  const within: RunningPromotion = {
    id: 'z',
    rule: { class: 'order', when: { maxZoneKm: 25 }, discount: { type: 'percentage', percent: 10 } },
  }
  // 8, 15 and 30 km.
  expect(inTwo('near', within).productTotalMinor).toBe(1800)
  expect(inTwo('far', within).productTotalMinor).toBe(2000)
})

test('[G2.010] delivery is free for the shipment whose own goods and zone earn it', () => {
  const free = (when: object): RunningPromotion => ({
    id: 's',
    rule: { class: 'shipping', when, discount: { type: 'free' }, methodKinds: ['truck'] },
  })
  const deliveries = (when: object) =>
    inTwo('far', free(when)).shipments.map(({ delivery }) => [delivery?.priceMinor, delivery?.afterMinor])
  // The pickup truck: 12.00 and 0.75 a kilometre.
  expect(deliveries({ maxZoneKm: 25 })).toEqual([
    [2325, 0],
    [3450, 3450],
  ])
  expect(deliveries({ minAmounts: { SV: '20.00' } })).toEqual([
    [2325, 2325],
    [3450, 3450],
  ])
  expect(deliveries({ minAmounts: { SV: '10.00' } })).toEqual([
    [2325, 0],
    [3450, 0],
  ])
})
