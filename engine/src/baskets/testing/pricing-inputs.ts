import { type CountryCode, countryCodes } from '../../../../facts/countries.ts'
import type { ShippingFile } from '../../bundle/index.ts'
import type { Sellable } from '../../products/index.ts'
import type { RunningPromotion } from '../../promotions/index.ts'
import type { BasketLine } from '../basket.ts'
import type { PricingInputs } from '../prices/calculation.ts'

const shipping: ShippingFile = {
  methods: [
    {
      id: 'store-pickup',
      kind: 'pickup',
      name: { es: '', en: '' },
      description: { es: '', en: '' },
      default: false,
    },
    {
      id: 'courier',
      kind: 'courier',
      name: { es: '', en: '' },
      description: { es: '', en: '' },
      default: false,
    },
    { id: 'truck', kind: 'truck', name: { es: '', en: '' }, description: { es: '', en: '' }, default: true },
    {
      id: 'crane',
      kind: 'truckWithCrane',
      name: { es: '', en: '' },
      description: { es: '', en: '' },
      default: false,
    },
  ],
  vehicles: [
    { id: 'moto', name: { es: '', en: '' }, kind: 'courier', payloadGrams: 20_000, maxLengthMm: 1200 },
    { id: 'pickup', name: { es: '', en: '' }, kind: 'truck', payloadGrams: 1_000_000, maxLengthMm: 3200 },
    { id: 'rastra', name: { es: '', en: '' }, kind: 'truck', payloadGrams: 20_000_000, maxLengthMm: 12_200 },
  ],
  rates: countryCodes.flatMap((country) => [
    { country, vehicleId: 'moto', base: '3.50', perKm: '0.15' },
    { country, vehicleId: 'pickup', base: '12.00', perKm: '0.75', crane: '20.00' },
    { country, vehicleId: 'rastra', base: '110.00', perKm: '2.40', crane: '60.25' },
  ]),
  distances: { sameSecondLevelKm: 15, sameFirstLevelKm: 40, otherKm: 120, overrides: [] },
  taxClass: 'standard',
  calendar: { workingDays: [1, 2, 3, 4, 5, 6], cutOff: '15:00' },
  transferDays: { min: 2, max: 5 },
  readyDays: { pickup: { min: 0, max: 1 }, delivery: { min: 1, max: 2 } },
}

/** An item of 10.00 that every rule lets pass; `over` is what the test is about. */
export const sellable = (over: Partial<Sellable>): Sellable => ({
  sku: 'A',
  masterId: undefined,
  kind: 'item',
  name: 'A',
  sellMode: 'unit',
  unit: 'pieza',
  categoryIds: [],
  attributes: {},
  variationValues: {},
  taxClass: 'standard',
  online: true,
  soldInCountry: true,
  stepQuantity: 1,
  minOrderQuantity: 1,
  weightGrams: 1000,
  longestSideMm: undefined,
  lengthMm: undefined,
  cut: undefined,
  leadDays: undefined,
  stockPattern: 'S1',
  courier: true,
  prices: [{ minQuantity: 1, amountMinor: 1000, listMinor: null }],
  options: [],
  components: [],
  image: undefined,
  ...over,
})

/** One piece of `A`, to be delivered. */
export const line = (over: Partial<BasketLine>): BasketLine => ({
  itemId: 'i',
  productId: 'A',
  quantity: 1,
  pickUp: false,
  ...over,
})

/** Rates to reckon with, in basis points: any would do. */
const standardRates: Record<CountryCode, number> = {
  SV: 1300,
  GT: 1200,
  HN: 1500,
  NI: 1500,
  CR: 1300,
  EC: 1500,
}

/** The inputs a basket is priced from: all goods in stock, delivered over 15 km, those of `near` and `far` over 8 and 30. */
export const inputsOf = (
  goods: Sellable[],
  promotions: RunningPromotion[] = [],
  country: CountryCode = 'SV',
): PricingInputs => ({
  country: {
    code: country,
    taxes: [
      { class: 'standard', rateBasisPoints: standardRates[country] },
      { class: 'construction', rateBasisPoints: 500 },
      { class: 'exempt', rateBasisPoints: 0 },
    ],
  },
  shipping,
  goods: new Map(goods.map((one) => [one.sku, one])),
  promotions,
  firstOrder: true,
  dispatches: new Map([
    ['me', { storeId: 's', km: 15 }],
    ['near', { storeId: 's', km: 8 }],
    ['far', { storeId: 's', km: 30 }],
  ]),
  severalShipments: false,
})
