import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { ShippingFile } from '../bundle/index.ts'
import { deliveryOptions } from './delivery-options.ts'

const shipping: ShippingFile = JSON.parse(
  readFileSync(new URL('../../../demo/shipping.json', import.meta.url), 'utf8'),
)
const vehicleOf = (grams: number, longestMm: number) =>
  deliveryOptions({ shipping, country: 'SV', load: { grams, longestMm, courier: false }, km: 10 }).find(
    ({ kind }) => kind === 'truck',
  )?.vehicleId

/** Worked examples of the design: sheets of a roof and its purlins of 6 m at 15.6 kg. */
test('[T1.315] a roof goes on the smallest vehicle that holds its longest piece and its weight', () => {
  const purlins = 20 * 15_600
  expect(vehicleOf(429_660 + purlins, 6000)).toBe('camion-3-5')
  expect(vehicleOf(316 * 5740, 6000)).toBe('camion-3-5')
  // 7.70 m is longer than the eight-tonne lorry.
  expect(vehicleOf(308 * 5740, 7700)).toBe('rastra')
  expect(vehicleOf(308 * 5740, 7500)).toBe('camion-8')
})
