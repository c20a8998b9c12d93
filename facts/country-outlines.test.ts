import { expect, test } from 'vitest'
import { countryAt } from './country-outlines.ts'

test.each([
  ['San Salvador', 13.69294, -89.21819, 'SV'],
  ['Guatemala', 14.6349, -90.5069, 'GT'],
  ['Tegucigalpa', 14.07228, -87.19214, 'HN'],
  ['Roatán, an island', 16.4, -86.4, 'HN'],
  ['Managua', 12.13282, -86.2504, 'NI'],
  ['San José', 9.93333, -84.08333, 'CR'],
  ['Quito', -0.22985, -78.52495, 'EC'],
  ['Ocotepeque, in the corner of three', 14.43, -89.18, 'HN'],
  ['the Pacific', 12.5, -90, undefined],
  ['San Salvador without its sign', 13.69294, 89.21819, undefined],
  ['Bogotá', 4.711, -74.0721, undefined],
] as const)('%s', (_, latitude, longitude, country) => {
  expect(countryAt({ latitude, longitude })).toBe(country)
})
