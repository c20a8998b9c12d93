import { describe, expect, test } from 'vitest'
import type { ShippingFile } from '../bundle/index.ts'
import type { Store } from '../stores/index.ts'
import { deliveryDate } from './delivery-date.ts'
import { deliveryOptions } from './delivery-options.ts'
import { dispatchFrom } from './dispatch.ts'
import { kilometresTo } from './distance.ts'

const distances: ShippingFile['distances'] = {
  sameSecondLevelKm: 15,
  sameFirstLevelKm: 40,
  otherKm: 120,
  overrides: [
    { storeId: 'A', divisionId: 'SV-la-libertad', km: 25 },
    { storeId: 'A', divisionId: 'SV-la-libertad--la-libertad-sur', km: 18 },
  ],
}
const origin = {
  id: 'A',
  divisionLevel1: 'SV-san-salvador',
  divisionLevel2: 'SV-san-salvador--san-salvador-centro',
}

test.each([
  ['SV-san-salvador--san-salvador-centro--mejicanos', 15],
  ['SV-san-salvador--san-salvador-centro', 15],
  ['SV-san-salvador--san-salvador-norte', 40],
  ['SV-san-salvador', 40],
  ['SV-san-salvadorcito', 120],
  ['SV-ahuachapan', 120],
  ['SV-la-libertad--la-libertad-norte', 25],
  ['SV-la-libertad--la-libertad-sur--santa-tecla', 18],
])('%s lies %i km from the store', (divisionId, km) => {
  expect(kilometresTo(distances, origin, { divisionId })).toBe(km)
})

const store = (id: string, over: Partial<Store>): Store => ({
  id,
  inventoryId: `inv-${id}`,
  name: id,
  countryCode: 'SV',
  address1: '',
  city: '',
  cityName: '',
  divisionLevel1: 'SV-san-salvador',
  divisionLevel2: 'SV-san-salvador--san-salvador-centro',
  postalCode: '',
  email: '',
  phone: '+50322000101',
  phoneDisplay: '',
  latitude: 13,
  longitude: -89,
  timeZone: 'America/El_Salvador',
  size: 'branch',
  services: ['pickup', 'truckDelivery'],
  default: false,
  hours: [],
  storeHours: { es: '', en: '' },
  ...over,
})

describe('a delivery leaves', () => {
  const west = { divisionLevel1: 'SV-ahuachapan', divisionLevel2: 'SV-ahuachapan--ahuachapan-centro' }
  const plant = store('plant', { size: 'plant and yard' })
  const branch = store('branch', west)
  const counter = store('counter', { ...west, services: ['pickup'] })
  const stores = [plant, counter, branch]
  const to = { divisionId: 'SV-ahuachapan--ahuachapan-centro' }

  test('from the nearest store that delivers and has everything', () => {
    expect(dispatchFrom(distances, stores, to, plant, () => true)).toEqual({ storeId: 'branch', km: 15 })
  })

  test('from a store further away that has everything rather than from a near one that has not', () => {
    const hasAll = (one: Store) => one.id === 'plant'
    expect(dispatchFrom(distances, stores, to, plant, hasAll)).toEqual({ storeId: 'plant', km: 120 })
  })

  test('from the nearest plant when nobody has everything', () => {
    expect(dispatchFrom(distances, stores, to, branch, () => false)).toEqual({ storeId: 'plant', km: 120 })
  })

  test('without an address yet: as if it went around the store of the shopper', () => {
    expect(dispatchFrom(distances, stores, undefined, branch, () => true)).toEqual({
      storeId: 'branch',
      km: 15,
    })
  })
})

const texts = { name: { es: '', en: '' }, description: { es: '', en: '' }, default: false }
const shipping: ShippingFile = {
  methods: [
    { id: 'truck', kind: 'truck', ...texts },
    { id: 'crane', kind: 'truckWithCrane', ...texts },
    { id: 'courier', kind: 'courier', ...texts },
    { id: 'pickup', kind: 'pickup', ...texts },
  ],
  vehicles: [
    { id: 'moto', name: texts.name, kind: 'courier', payloadGrams: 20_000, maxLengthMm: 1200 },
    { id: 'small', name: texts.name, kind: 'truck', payloadGrams: 1_000_000, maxLengthMm: 3200 },
    { id: 'long', name: texts.name, kind: 'truck', payloadGrams: 8_000_000, maxLengthMm: 7500 },
  ],
  rates: [
    { country: 'SV', vehicleId: 'moto', base: '3.50', perKm: '0.35' },
    { country: 'SV', vehicleId: 'small', base: '12.00', perKm: '0.75' },
    { country: 'SV', vehicleId: 'long', base: '45.00', perKm: '1.60', crane: '45.00' },
  ],
  distances,
  taxClass: 'standard',
  calendar: { workingDays: [1, 2, 3, 4, 5, 6], cutOff: '15:00' },
  transferDays: { min: 2, max: 5 },
  readyDays: { pickup: { min: 0, max: 1 }, delivery: { min: 1, max: 2 } },
}
const offeredMethods = (grams: number, longestMm: number, courier = true) =>
  deliveryOptions({ shipping, country: 'SV', load: { grams, longestMm, courier }, km: 40 }).map((one) => [
    one.methodId,
    one.vehicleId,
    one.trips,
    one.priceMinor,
  ])

describe('the vehicle', () => {
  const craneAlone = ['crane', 'long', 1, 4500 + 40 * 160 + 4500]

  test('is the smallest that takes weight and longest piece, up to the last gram and millimetre', () => {
    expect(offeredMethods(20_000, 1200)).toEqual([
      ['truck', 'small', 1, 1200 + 40 * 75],
      craneAlone,
      ['courier', 'moto', 1, 350 + 40 * 35],
    ])
    expect(offeredMethods(20_001, 1200).map(([id]) => id)).toEqual(['truck', 'crane'])
    expect(offeredMethods(20_000, 1201).map(([id]) => id)).toEqual(['truck', 'crane'])
    expect(offeredMethods(1_000_000, 3200)[0]).toEqual(['truck', 'small', 1, 4200])
    expect(offeredMethods(1_000_001, 3200)[0]).toEqual(['truck', 'long', 1, 4500 + 40 * 160])
    expect(offeredMethods(100, 3201)[0]).toEqual(['truck', 'long', 1, 4500 + 40 * 160])
  })

  test('goes several times when the load is heavier than the largest', () => {
    expect(offeredMethods(16_000_001, 6000)[0]).toEqual(['truck', 'long', 3, 3 * (4500 + 40 * 160)])
  })

  test('is not a courier where a piece may not go by courier', () => {
    expect(offeredMethods(100, 100, false).map(([id]) => id)).toEqual(['truck', 'crane'])
  })

  test('does not exist for a piece longer than all of them, nor in a country without rates', () => {
    expect(offeredMethods(100, 7501)).toEqual([])
    const load = { grams: 1, longestMm: 1, courier: true }
    expect(deliveryOptions({ shipping, country: 'GT', load, km: 1 })).toEqual([])
  })
})

test('a delivery comes the promised working days after its last line is ready', () => {
  const holidays = { fixed: ['12-25'], easter: [], days: [] }
  const calendar = { ...shipping.calendar, holidays, timeZone: 'America/El_Salvador' }
  // Thursday 24 December: Friday is a holiday, Sunday no working day.
  expect(deliveryDate(calendar, ['2026-12-22', '2026-12-24'], 2)).toBe('2026-12-28')
  expect(deliveryDate(calendar, ['2026-12-22', undefined], 2)).toBeUndefined()
  expect(deliveryDate(calendar, [], 2)).toBeUndefined()
})
